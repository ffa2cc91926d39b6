import type { Language } from '../intake/style-profile.ts';
import type { Understanding } from '../therapist/understanding.ts';

const nothingSaid = (language: Language): Understanding => ({
  language,
  variety: language === 'pt' ? 'pt-BR' : 'neutral',
  topic: null,
  topicScores: [],
  emotion: null,
  act: 'silence',
  slots: {},
  wordCount: 0,
});

/** What is understood before the person has written: we speak first. */
export const CALM_UNDERSTANDING: Record<Language, Understanding> = {
  es: nothingSaid('es'),
  pt: nothingSaid('pt'),
};
