/**
 * Which of their own things is returned to them. Candidates come in order of richness; the one not used in
 * the last turn wins, so that two replies in a row are never built alike.
 */
import type { MoveKind } from './move.ts';
import { isGoodNews, isHarshOnSelf, plain } from './plan-cues.ts';
import { type Reading, spoken } from './plan-draft.ts';
import { retell } from './plan-echo.ts';
import { mayEcho } from './reflect.ts';
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

/** In order of richness; only the last of them, a single thing, says little. */
function candidates(reading: Reading): Reflection[] {
  const { slots, emotion } = reading.understanding;
  const feeling = feelingOf(reading);
  const fact = slots.fact;
  const isTheirWord = feeling !== undefined && reading.plain.includes(plain(feeling).slice(0, 5));
  const told = retell(reading.text, reading.style);
  const list: Reflection[] = [];
  const add = (kind: MoveKind, name: string, holes: Reflection['holes']) =>
    list.push({ kind, frame: `reflect.${name}`, holes, rich: true });

  if (isHarshOnSelf(reading.plain)) return [harsh(told)];
  const isWish = /\w(ria|rias)\b/.test(reading.plain);
  if ((isGood(emotion?.name) || isGoodNews(reading.plain)) && fact && !isWish)
    add('reflect.fact', 'good', { fact });
  if (slots.contrast) add('reflect.both', 'both', slots.contrast);
  if (
    reading.thing &&
    reading.state.words.slice(0, -1).includes(reading.thing) &&
    spoken(reading.state, 'reflect.pattern') < 2
  ) {
    add('name.pattern', 'pattern', { word: reading.thing });
  }
  if (slots.minimiser && reading.thing) add('reflect.detail', 'minimiser', { word: reading.thing });
  if (slots.thought) add('reflect.words', 'thought', { thought: slots.thought });
  if (told) add('reflect.fact', 'retell', { told });
  if (slots.trigger) add('reflect.fact', 'trigger', { trigger: slots.trigger, fact });
  if (slots.want) add('reflect.words', 'want', { want: slots.want });
  if (feeling && isTheirWord && fact && !plain(fact).includes(plain(feeling).slice(0, 5))) {
    add('reflect.feeling', 'feeling', { feeling, fact });
  }
  if (feeling && emotion && !emotion.said && emotion.score >= 0.6 && fact && !isGood(emotion.name)) {
    add('reflect.feeling', 'guess', { feeling, fact });
  }
  if (fact) add('reflect.fact', 'fact', { fact });
  if (feeling && isTheirWord) add('reflect.feeling', 'named', { feeling });
  return list;
}

/** Their hard words are left out; what happened, if it can be told, stands before the tone. */
function harsh(told: string | null): Reflection {
  const frame = told ? 'reflect.retell + reflect.harsh' : 'reflect.harsh';
  return { kind: 'reflect.feeling', frame, holes: { told: told ?? undefined }, rich: true };
}

function poorest(reading: Reading): Reflection {
  const { number } = reading.understanding.slots;
  if (number && reading.understanding.wordCount <= 6) {
    return { kind: 'reflect.short', frame: 'echo.number', holes: { n: String(number.value) }, rich: true };
  }
  // One or two words are the whole message: they are returned as they came.
  const word = reading.text.trim().replace(/[.…\s]+$/, '');
  if (reading.understanding.wordCount <= 3 && /^[\p{L}\s]{3,}$/u.test(word) && mayEcho(word)) {
    return { kind: 'reflect.short', frame: 'reflect.bare', holes: { word: word.toLowerCase() }, rich: true };
  }
  if (reading.thing && spoken(reading.state, 'reflect.word') < 5) {
    return { kind: 'reflect.detail', frame: 'reflect.word', holes: { word: reading.thing }, rich: true };
  }
  return { kind: 'reflect.short', frame: 'reflect.short', holes: {}, rich: false };
}

/** A way of returning is not used twice running while there is another one as rich. */
export function reflection(reading: Reading): Reflection {
  const list = candidates(reading);
  const last = reading.state.recent.at(-1)?.frame.split(' + ')[0];
  return list.find((item) => item.frame.split(' + ')[0] !== last) ?? list[0] ?? poorest(reading);
}
