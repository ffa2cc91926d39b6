import type { Language } from '../intake/style-profile.ts';
import type { Topic } from './understanding.ts';

/** What a topic is called. Labels about the conversation itself have no name: they never become the topic of the thread. */
export const TOPIC_NAMES: Partial<Record<Topic, Record<Language, string>>> = {
  depression: { es: 'el ánimo', pt: 'o ânimo' },
  anxiety: { es: 'la ansiedad', pt: 'a ansiedade' },
  panic: { es: 'el pánico', pt: 'o pânico' },
  grief: { es: 'el duelo', pt: 'o luto' },
  breakup: { es: 'la separación', pt: 'a separação' },
  loneliness: { es: 'la soledad', pt: 'a solidão' },
  work_stress: { es: 'el trabajo', pt: 'o trabalho' },
  insomnia: { es: 'el sueño', pt: 'o sono' },
  self_esteem: { es: 'cómo te ves', pt: 'como você se vê' },
  anger: { es: 'la rabia', pt: 'a raiva' },
  family: { es: 'la familia', pt: 'a família' },
  couple: { es: 'la pareja', pt: 'o relacionamento' },
  trauma: { es: 'lo que pasó', pt: 'o que aconteceu' },
  alcohol: { es: 'el alcohol', pt: 'a bebida' },
  drugs: { es: 'el consumo', pt: 'o uso' },
  eating: { es: 'la comida', pt: 'a comida' },
  procrastination: { es: 'lo pendiente', pt: 'o que ficou para depois' },
  parenting: { es: 'la crianza', pt: 'a criação dos filhos' },
  sexuality: { es: 'la intimidad', pt: 'a intimidade' },
  chronic_pain: { es: 'el dolor', pt: 'a dor' },
  money: { es: 'la plata', pt: 'o dinheiro' },
};

export function isMatter(topic: Topic | null): topic is Topic {
  return topic !== null && topic in TOPIC_NAMES;
}
