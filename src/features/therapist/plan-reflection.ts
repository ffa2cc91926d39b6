/**
 * Which of their own things is returned to them. Candidates come in order of richness; the one not used in
 * the last turn wins, so that two replies in a row are never built alike.
 */
import type { MoveKind } from './move.ts';
import { isGoodNews, isHarshOnSelf, plain } from './plan-cues.ts';
import { type Reading, spoken } from './plan-draft.ts';
import { retell, turned } from './plan-echo.ts';
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

/** "A lo mejor fue mi culpa por trabajar tanto": the maybe and the blame are both theirs. */
const MAYBE_GUILT =
  /\b(a lo mejor|quizas?|capaz|tal vez|puede que|igual|talvez|sera que|acaso)\b.*\b(culpa|responsable)\b|\b(culpa|responsable)\b.*\b(a lo mejor|quizas?|capaz|tal vez|no se|talvez)\b/;
const GUILT = /\b(culpa|culpable|culpad[oa])\b/;

/** Hard words for somebody: who it is comes back, and the anger, without the word. */
const INSULTS =
  /\b(es|son|era|fue|que) (un |una |unos |unas |tan |re |muy )*(hij[oa]s? de (puta|perra)|hdp|mierda|basura|idiotas?|imbecil(es)?|desgraciad[oa]s?|cabron(es)?|pendej[oa]s?|conchud[oa]s?|forr[oa]s?|sinverguenzas?|egoistas?|miserables?)\b|\b(e|sao) (um |uma |uns )*(idiota|imbecil|babaca|lixo|egoista|filho da puta|desgracad[oa])\b/;

/** What the blame is for: "por trabajar tanto", "me da culpa no llorar". */
function causeOf({ text, style }: Reading): string | undefined {
  const found = /\bculpa(?:ble|s|da|do)?(?: m[ií]a| minha)?,? (?:por(?:que)? |de |porque )?(.{4,60})$/i.exec(
    text,
  );
  if (/^(m[ií]a|minha|meu)$/i.test(found?.[1]?.trim() ?? '')) return undefined;
  return found?.[1] ? (turned(found[1].split(/[.;!]/)[0] ?? '', style) ?? undefined) : undefined;
}

/** "Tenía catorce años" in a grief is theirs who died: one form for yo and for él, so it is not turned. */
const EITHER_PERSON =
  /^(?:y |pero |es que |igual |siempre |nunca |antes |ya |todos los dias |todas las \w+ )*(?:se |le |lo |la |nos )?(?:tenia|era|estaba|dormia|hacia|venia|iba|decia|comia|vivia|sabia|\w{2,}aba)\b(?!.*\b(yo|mi|me|conmigo)\b)/;
const isAboutTheirDead = ({ topic, plain: text, style }: Reading) =>
  topic === 'grief' && style.language === 'es' && EITHER_PERSON.test(text);

/** In order of richness; only the last of them, a single thing, says little. */
function candidates(reading: Reading): Reflection[] {
  const { slots, emotion } = reading.understanding;
  const { story, words, step } = reading.state;
  const feeling = feelingOf(reading);
  const fact = isAboutTheirDead(reading) ? undefined : slots.fact;
  const isTheirWord = feeling !== undefined && reading.plain.includes(plain(feeling).slice(0, 5));
  const whose = isAboutTheirDead(reading);
  const told = whose ? null : retell(reading.text, reading.style);
  const list: Reflection[] = [];
  const add = (kind: MoveKind, name: string, holes: Reflection['holes']) =>
    list.push({ kind, frame: `reflect.${name}`, holes, rich: true });

  if (isHarshOnSelf(reading.plain)) return [harsh(told)];
  const who = slots.who?.[0]?.ours ?? reading.state.people.at(-1);
  if (who && INSULTS.test(reading.plain)) add('reflect.feeling', 'anger', { who });
  if (MAYBE_GUILT.test(reading.plain)) add('reflect.both', 'guilt.maybe', { cause: causeOf(reading) });
  const isWish = /\w(ria|rias)\b/.test(reading.plain);
  const turns = /\b(y otro|pero|despues|aunque|mas|e outro)\b/.test(reading.plain);
  if (
    ((isGood(emotion?.name) && !/\b(no|nunca|nada|ni|nao|nem)\b/.test(reading.plain)) ||
      isGoodNews(reading.plain)) &&
    fact &&
    !turns &&
    !isWish &&
    !GUILT.test(reading.plain)
  )
    add('reflect.fact', 'good', { fact });
  if (slots.contrast) add('reflect.both', 'both', slots.contrast);
  if (
    fact &&
    story.span &&
    /\b(extran\w+|sinto (falta|saudade))/.test(reading.plain) &&
    spoken(reading.state, 'story.longing') === 0
  )
    list.push({
      kind: 'reflect.detail',
      frame: 'story.longing',
      holes: { fact, span: story.span },
      rich: true,
    });
  if (slots.minimiser && reading.thing) add('reflect.detail', 'minimiser', { word: reading.thing });
  if (told) add('reflect.fact', 'retell', { told });
  if (slots.thought) add('reflect.words', 'thought', { thought: slots.thought });
  if (
    reading.thing &&
    words.slice(0, -1).includes(reading.thing) &&
    step === null &&
    spoken(reading.state, 'reflect.pattern') < 1
  ) {
    add('name.pattern', 'pattern', { word: reading.thing });
  }
  if (slots.trigger) add('reflect.fact', 'trigger', { trigger: slots.trigger, fact });
  if (feeling && isTheirWord && fact && !plain(fact).includes(plain(feeling).slice(0, 5))) {
    add('reflect.feeling', 'feeling', { feeling, fact });
  }
  if (fact) add('reflect.fact', 'fact', { fact });
  if (GUILT.test(reading.plain)) add('reflect.feeling', 'guilt', { cause: causeOf(reading) });
  // "Quisiera conversar" asks for what is already happening.
  if (slots.want && !TO_TALK.test(slots.want)) add('reflect.words', 'want', { want: slots.want });
  const said = whose ? null : turned(reading.text, reading.style);
  if (said) add('reflect.fact', 'fact', { fact: said });
  if (feeling && isTheirWord) add('reflect.feeling', 'named', { feeling });
  return list;
}

/** Their hard words are left out; what happened, if it can be told, stands before the tone. */
function harsh(told: string | null): Reflection {
  const frame = told ? 'reflect.retell + reflect.harsh' : 'reflect.harsh';
  return { kind: 'reflect.feeling', frame, holes: { told: told ?? undefined }, rich: true };
}

const QUOTE_MAX_WORDS = 12;

function poorest(reading: Reading): Reflection {
  const { number } = reading.understanding.slots;
  if (number && reading.understanding.wordCount <= 6) {
    return { kind: 'reflect.short', frame: 'echo.number', holes: { n: String(number.value) }, rich: true };
  }
  // What the grammar cannot turn is returned in their own words, as theirs, when it is short.
  const quote = reading.text
    .trim()
    .replace(/["“”]/g, '')
    .replace(/[.,;!…\s]+$/, '');
  const isWhole = /\p{L}{3}/u.test(quote) && !/[?¿]/.test(quote) && mayEcho(quote);
  if (
    isWhole &&
    reading.understanding.wordCount <= QUOTE_MAX_WORDS &&
    spoken(reading.state, 'reflect.quote') < 4
  ) {
    return {
      kind: 'reflect.words',
      frame: 'reflect.quote',
      holes: { quote },
      rich: true,
    };
  }
  if (reading.thing && spoken(reading.state, 'reflect.word') < 5) {
    return { kind: 'reflect.detail', frame: 'reflect.word', holes: { word: reading.thing }, rich: true };
  }
  return { kind: 'reflect.short', frame: 'reflect.short', holes: {}, rich: false };
}

/** Forms of words that show when they come twice running; a plain return of a fact does not. */
const TO_TALK = /^(conversar|hablar|platicar|charlar|desahogar\w*|falar|desabafar)\b/i;
const SHOWS = /^(reflect\.(pattern|minimiser|thought|want|trigger|named|word|quote|feeling|guilt)|name)/;

export function reflection(reading: Reading): Reflection {
  const list = candidates(reading);
  const last = reading.state.recent.at(-1)?.frame.split(' + ')[0] ?? '';
  return list.find((item) => !SHOWS.test(item.frame) || item.frame !== last) ?? list[0] ?? poorest(reading);
}

/** "No la he movido" leans on what went before: said back with it. */
export function joined(reading: Reading, { frame, holes }: Reflection): Reflection | null {
  const fact = holes.told ?? holes.fact;
  const last = reading.state.facts.at(-1);
  const isPlain = frame === 'reflect.fact' || frame === 'reflect.retell';
  const leans = /^(no )?(lo|la|los|las|o|a) |^(ella|él|ela|ele) /i.test(fact ?? '');
  if (!isPlain || !fact || !last || !leans || fact.split(' ').length > 6 || last.split(' ').length > 9)
    return null;
  if (
    /^(que|si|cuando|na|quizás) /i.test(fact) ||
    fact.includes('. ') ||
    spoken(reading.state, 'reflect.joined') > 2
  )
    return null;
  return { kind: 'reflect.fact', frame: 'reflect.joined', holes: { fact, last }, rich: true };
}

/** A feeling nobody named, offered small and with a way to correct it, in place of the bare fact. */
export function feelingGuessed(reading: Reading, { frame, holes }: Reflection): Reflection | null {
  const { emotion, act } = reading.understanding;
  const feeling = feelingOf(reading);
  const fact = holes.told ?? holes.fact;
  const isPlain = frame === 'reflect.fact' || frame === 'reflect.retell';
  if (!isPlain || !emotion || !feeling || !fact || emotion.said || emotion.score < 0.6) return null;
  if (isGood(emotion.name) || act === 'question' || spoken(reading.state, 'reflect.guess') > 2) return null;
  if (reading.plain.includes(plain(feeling).slice(0, 5))) return null;
  return { kind: 'reflect.feeling', frame: 'reflect.guess', holes: { feeling, fact }, rich: true };
}
