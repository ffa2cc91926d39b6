/**
 * Which of their own things is returned to them. Candidates come in order of richness; the one not used in
 * the last turns wins, so that two replies in a row are never built alike.
 */
import type { MoveKind } from './move.ts';
import { isHarshOnSelf } from './plan-cues.ts';
import type { Reading } from './plan-draft.ts';
import type { Emotion } from './understanding.ts';

export type Reflection = {
  kind: MoveKind;
  frame: string;
  holes: Record<string, string | undefined>;
  /** It returns something of theirs, not only a sign that we read. */
  rich: boolean;
};

export const EMOTION_NAMES: Record<Emotion, { es: string; pt: string }> = {
  sadness: { es: 'tristeza', pt: 'tristeza' },
  fear: { es: 'miedo', pt: 'medo' },
  anger: { es: 'rabia', pt: 'raiva' },
  guilt: { es: 'culpa', pt: 'culpa' },
  shame: { es: 'vergüenza', pt: 'vergonha' },
  fatigue: { es: 'cansancio', pt: 'cansaço' },
  loneliness: { es: 'soledad', pt: 'solidão' },
  disappointment: { es: 'desilusión', pt: 'decepção' },
  longing: { es: 'nostalgia', pt: 'saudade' },
  overwhelm: { es: 'agobio', pt: 'sobrecarga' },
  worry: { es: 'preocupación', pt: 'preocupação' },
  hurt: { es: 'dolor', pt: 'mágoa' },
  emptiness: { es: 'vacío', pt: 'vazio' },
  relief: { es: 'alivio', pt: 'alívio' },
  joy: { es: 'alegría', pt: 'alegria' },
};

export function feelingOf(reading: Reading): string | undefined {
  const { emotion } = reading.understanding;
  return emotion ? EMOTION_NAMES[emotion.name][reading.style.language] : undefined;
}

const isGood = (emotion: Emotion | undefined) => emotion === 'relief' || emotion === 'joy';

function candidates(reading: Reading): Reflection[] {
  const { slots, emotion } = reading.understanding;
  const feeling = feelingOf(reading);
  const fact = slots.fact;
  const list: Reflection[] = [];
  const add = (kind: MoveKind, name: string, holes: Reflection['holes']) =>
    list.push({ kind, frame: `reflect.${name}`, holes, rich: true });

  if (isHarshOnSelf(reading.plain)) return [{ kind: 'reflect.feeling', frame: 'reflect.harsh', holes: {}, rich: true }];
  if (isGood(emotion?.name) && fact) add('reflect.fact', 'good', { fact });
  if (slots.contrast) add('reflect.both', 'both', slots.contrast);
  if (slots.minimiser && slots.word) add('reflect.detail', 'minimiser', { word: slots.word });
  if (slots.thought) add('reflect.words', 'thought', { thought: slots.thought });
  if (slots.trigger) add('reflect.fact', 'trigger', { trigger: slots.trigger });
  if (slots.want) add('reflect.words', 'want', { want: slots.want });
  if (feeling && emotion?.said && fact) add('reflect.feeling', 'feeling', { feeling, fact });
  if (feeling && emotion && !emotion.said && emotion.score >= 0.6 && fact) {
    add('reflect.feeling', 'guess', { feeling, fact });
  }
  if (fact) add('reflect.fact', 'fact', { fact, when: slots.when });
  if (feeling && emotion?.said) add('reflect.feeling', 'named', { feeling });
  if (slots.word) add('reflect.detail', 'word', { word: slots.word });
  return list;
}

export function reflection(reading: Reading): Reflection {
  const list = candidates(reading);
  const lately = reading.state.recent.slice(-2).map((move) => move.frame);
  const isFresh = (item: Reflection) => !lately.some((frame) => frame.split(' + ').includes(item.frame));
  const short: Reflection = { kind: 'reflect.short', frame: 'reflect.short', holes: {}, rich: false };
  return list.find(isFresh) ?? list[0] ?? short;
}
