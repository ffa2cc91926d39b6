import type { Topic } from './understanding.ts';

/** What the planner knows about a topic: how to name it, which exercise comes first, what not to ask. */
export type TopicGuide = {
  es: string;
  pt: string;
  exercise: string | null;
  /** Questions that would probe where one should not, such as scenes of a trauma. */
  avoid: readonly string[];
};

const NO_PROBING = ['instance', 'before', 'thought', 'evidence', 'fear', 'past', 'friend'];
const NO_DEBATE = ['evidence', 'friend', 'fear'];

/** Topics with phrases of their own (`topic.<name>.open`, `.frame`); the others use the general ones. */
export const TOPIC_GUIDE: Partial<Record<Topic, TopicGuide>> = {
  depression: { es: 'el ánimo', pt: 'o ânimo', exercise: 'activation', avoid: [] },
  anxiety: { es: 'la ansiedad', pt: 'a ansiedade', exercise: 'breathing', avoid: [] },
  panic: { es: 'el pánico', pt: 'o pânico', exercise: 'breathing', avoid: ['evidence', 'past'] },
  grief: {
    es: 'el duelo',
    pt: 'o luto',
    exercise: 'grief',
    avoid: ['instance', 'before', 'thought', ...NO_DEBATE],
  },
  breakup: { es: 'la separación', pt: 'a separação', exercise: 'activation', avoid: ['evidence'] },
  loneliness: { es: 'la soledad', pt: 'a solidão', exercise: 'connection', avoid: ['evidence'] },
  work_stress: { es: 'el trabajo', pt: 'o trabalho', exercise: 'record', avoid: [] },
  insomnia: { es: 'el sueño', pt: 'o sono', exercise: 'sleep', avoid: ['evidence'] },
  self_esteem: { es: 'cómo te ves', pt: 'como você se vê', exercise: 'record', avoid: [] },
  anger: { es: 'la rabia', pt: 'a raiva', exercise: 'breathing', avoid: [] },
  family: { es: 'la familia', pt: 'a família', exercise: 'record', avoid: [] },
  couple: { es: 'la pareja', pt: 'o relacionamento', exercise: 'record', avoid: [] },
  trauma: { es: 'lo que pasó', pt: 'o que aconteceu', exercise: 'grounding', avoid: NO_PROBING },
  alcohol: { es: 'el alcohol', pt: 'a bebida', exercise: 'drinking', avoid: ['evidence'] },
  drugs: { es: 'el consumo', pt: 'o uso', exercise: 'grounding', avoid: ['evidence'] },
  eating: { es: 'la comida', pt: 'a comida', exercise: 'grounding', avoid: ['instance', 'evidence', 'body'] },
  procrastination: { es: 'lo pendiente', pt: 'o que ficou para depois', exercise: 'record', avoid: [] },
  parenting: { es: 'la crianza', pt: 'a criação dos filhos', exercise: 'record', avoid: [] },
  sexuality: {
    es: 'la intimidad',
    pt: 'a intimidade',
    exercise: null,
    avoid: ['instance', 'evidence', 'body'],
  },
  chronic_pain: { es: 'el dolor', pt: 'a dor', exercise: 'activation', avoid: ['evidence'] },
  money: { es: 'la plata', pt: 'o dinheiro', exercise: 'problem', avoid: ['friend'] },
};

/** Labels about the conversation itself; they never become the topic of the thread. */
export function isMatter(topic: Topic | null): topic is Topic {
  return topic !== null && topic in TOPIC_GUIDE;
}
