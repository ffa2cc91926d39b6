/** The guided talk as the planner calls it: what is known of the turn goes in, a reply written whole comes out. */
import { timeZoneOf } from '../../help/help-lines.ts';
import { likeness } from '../../recognise/likeness.ts';
import { type Recognition, recognise, sharesAmong } from '../../recognise/recognise.ts';
import { aboutThem } from '../../safety/other-person.ts';
import { atLeast } from '../../safety/risk.ts';
import { GUESSED } from '../../safety/sift.ts';
import { ownOnFile } from '../../safety/signal.ts';
import { startExercise } from '../exercises/begin-exercise.ts';
import { EXERCISES, findExercise, isSafeFor } from '../exercises/catalogue.ts';
import { reasonsNow } from '../exercises/circumstances.ts';
import type { MemoryDraft } from '../move.ts';
import type { Draft, Reading } from '../reading.ts';
import type { Emotion, SpeechAct } from '../understanding.ts';
import { converse } from './converse.ts';
import { type GuidedState, NEW_GUIDED } from './guided-state.ts';
import type { Answer } from './heard.ts';
import { type Danger, dangersOf } from './in-danger.ts';
import { keptIn } from './kept-situations.ts';
import { leaveOf } from './leaves.ts';
import { questionPart, questionsIn, withoutQuotes } from './question-part.ts';

/** The feelings topics speak to, of those a message may carry. */
const FEELING: Partial<Record<Emotion, string>> = {
  sadness: 'sadness',
  fear: 'fear',
  anger: 'anger',
  guilt: 'guilt',
  shame: 'shame',
  fatigue: 'fatigue',
  loneliness: 'loneliness',
  disappointment: 'sadness',
  longing: 'longing',
  overwhelm: 'tension',
  worry: 'tension',
  hurt: 'sadness',
  emptiness: 'emptiness',
  relief: 'hope',
};

/** "No es rabia", "não tô com raiva": a feeling that is denied. */
const NO_FEELING =
  /(?<!\p{L})(?:no|n[aã]o|ni|nem) (?:\p{L}+ ){0,3}(?:trist\p{L}*|rabia|raiva|enoj\p{L}*|molest\p{L}*|brav[oa]|miedo|medo|asust\p{L}*|culpa\p{L}*|verg[uü]enza|vergonha|ansios\p{L}*|nervios\p{L}*|cansad[oa]|preocupad[oa])(?!\p{L})/iu;

/** What a few words do is known by their form; the trained reader says it of everything longer. */
const SPOKEN: Partial<Record<SpeechAct, string>> = {
  assent: 'yes',
  refusal: 'no',
  doubt: 'doubt',
  thanks: 'thanks',
  bye: 'goodbye',
  insult: 'insult',
  joke: 'joke',
  silence: 'silence',
  pushback: 'complaint',
  topic_change: 'topic-change',
};
const FEW_WORDS = 6;
/** "Me vale" thanks for nothing, and "é bobo, mas…" insults nobody. */
const FORMS: Partial<Record<SpeechAct, RegExp>> = {
  thanks: /gracia|agradez|obrigad|valeu|vlw|brigad|thank|pague/iu,
  insult:
    /(?<!\p{L})(?:eres|sos|est[aá]s|es usted|voc[eê] (?:é|eh)|(?:é|eh) (?:um|uma)|c[aá]llate|cala|vete|vai|maldit\p{L}*|ctm|conch\p{L}*|puta?|pendej\p{L}*|imb[eé]cil|idiota|est[uú]pid\p{L}*|mierda|merda|chinga\p{L}*|weon|huev[oó]n|boludo|pelotudo|caralho|porra)(?!\p{L})/iu,
};
/** A goodbye is heard at the end of a sentence as well. */
const BYE_WORDS = 20;
const KNOWN_BY_FORM = 0.9;
const BY_FORM = 0.95;

function withSpoken(
  recognition: Recognition,
  text: string,
  { act, wordCount }: Reading['understanding'],
): Recognition {
  if (leaveOf(text) !== null) return withAct(recognition, 'goodbye');
  const isPlain = wordCount <= FEW_WORDS || (act === 'bye' && wordCount <= BYE_WORDS);
  const label = isPlain && (FORMS[act]?.test(text) ?? true) ? SPOKEN[act] : undefined;
  if (label === undefined || (recognition.acts[0]?.certainty ?? 0) >= KNOWN_BY_FORM) return recognition;
  return withAct(recognition, label);
}

function withAct(recognition: Recognition, label: string): Recognition {
  const others = recognition.acts.filter((one) => one.label !== label);
  return { ...recognition, acts: [{ label, certainty: BY_FORM }, ...others] };
}

const QUESTIONS_MAX = 3;

function severalIn(text: string): string[] {
  const found = questionsIn(text);
  return found.length > 1 ? found.slice(0, QUESTIONS_MAX) : [];
}

function mayBegin(reading: Reading): Map<string, string> {
  const reasons = reasonsNow(reading);
  const open = EXERCISES.filter((one) => isSafeFor(one, reasons) && !reading.state.refused.includes(one.id));
  return new Map(open.map(({ id, name }) => [id, name[reading.style.language]]));
}

export function guidedDraft(reading: Reading): Draft {
  const { text, state, style, understanding, guides } = reading;
  const guide = guides(style.language);
  const own = withoutQuotes(text).trim() || text;
  const asked = questionPart(text);
  const answer = converse({
    text,
    recognition: withSpoken(recognise(own), text, understanding),
    asked: asked === null || asked === own ? null : recognise(asked),
    askedEach: severalIn(text).map((one) => recognise(one)),
    likeness: (texts) => likeness(text, texts, guide.rarity),
    likenessOf: (said, texts) => likeness(said, texts, guide.rarity),
    among: (ids) => sharesAmong(text, ids),
    guide,
    state: aged(state.guided ?? NEW_GUIDED),
    address: style.address,
    seed: `${state.turn}|${text}`,
    feeling:
      understanding.emotion?.said && !NO_FEELING.test(text)
        ? (FEELING[understanding.emotion.name] ?? null)
        : null,
    dangers: dangersIn(state),
    isWorried: reading.assessment.evidence.includes(GUESSED),
    exercises: mayBegin(reading),
    now: reading.now,
    timeZone: timeZoneOf(style.country),
  });
  const { remember, kept } = keptIn(guide, state.guided, answer);
  if (answer.asksOfDeath) return askedOfDeath(reading, answer.state);
  const exercise = answer.begins === undefined ? undefined : findExercise(answer.begins);
  if (exercise) return withGuide(startExercise(reading, exercise), answer.state);
  return {
    kind: answer.ends ? 'close.listen' : 'guide',
    frame: 'guide',
    holes: { says: inTheirWords(answer, reading) },
    choices: withWayBack(
      answer.state.offered.map(({ label }) => label),
      reading,
    ),
    pending: null,
    state: {
      guided: { ...answer.state, kept },
      risk: withoutOpenHint(reading.state.risk, asked !== null),
    },
    ...(answer.keeps ? { piece: { kind: 'draft', text: answer.keeps.text } } : {}),
    remember: [...remember, ...(answer.keeps ? [keeping(answer.keeps)] : [])],
  };
}

/** Where somebody they fear for is spoken of, it is as they called them. */
const inTheirWords = ({ says, state: { danger } }: Answer, { state: { risk }, style }: Reading): string =>
  danger?.of[0] === 'other' || risk.kinds.includes('third_party')
    ? aboutThem(says, risk.course?.other, style.address, style.language)
    : says;

/** What of danger is on file or was met in this talk. */
function dangersIn({ risk, guided }: Reading['state']): Danger[] {
  const found = [...(guided?.danger?.of ?? []), ...dangersOf(risk.kinds)];
  // Who said no to it is given no words for a crisis.
  const isDenied = risk.course?.answers.direct === 'no' && !atLeast(risk.level, 'high');
  return [...new Set(found)].filter((danger) => !(isDenied && danger === 'crisis'));
}

/** One reply further from the danger that was met. */
const aged = (guided: GuidedState): GuidedState =>
  guided.danger ? { ...guided, danger: { ...guided.danger, age: guided.danger.age + 1 } } : guided;

/** A gentle question that was passed over is not asked again. */
const withoutOpenHint = (risk: Reading['state']['risk'], hasAsked: boolean): Reading['state']['risk'] => {
  if (risk.step === 'medical.check') return { ...risk, step: null };
  // Asked beside an open step of care, the step waits for its answer.
  if (/^(?:harm|third)\./.test(risk.step ?? '')) return hasAsked ? risk : { ...risk, step: null };
  if (risk.step !== 'direct' && !risk.step?.startsWith('hint.')) return risk;
  const isOnlyRead = ownOnFile(risk.signals).length === 0;
  if (isOnlyRead) return { ...risk, step: null, level: 'none', kinds: [] };
  // It was a hint and nothing more: the lines do not stay on the screen for it.
  const isHint = risk.step !== 'direct' && atLeast(risk.level, 'moderate');
  return { ...risk, step: null, level: isHint ? 'low' : risk.level };
};

/** Asked as after any hint: their answer is the safety protocol's. */
function askedOfDeath({ state, style }: Reading, guided: Answer['state']): Draft {
  const words = style.language === 'pt' ? ['Não', 'Às vezes', 'Sim'] : ['No', 'A veces', 'Sí'];
  return {
    kind: 'risk.direct',
    frame: 'hint.low',
    choices: words,
    pending: null,
    state: { guided, risk: { ...state.risk, step: 'hint.suicide' } },
  };
}

/** An exercise that waits can be taken up again by a tap, save one they said no to. */
const BACK = { es: 'Seguir con el ejercicio', pt: 'Voltar ao exercício' } as const;
const CHOICES_MAX = 5;

function withWayBack(labels: readonly string[], { state, style }: Reading): string[] {
  const { exercise, refused } = state;
  if (exercise?.status !== 'paused' || refused.includes(exercise.id)) return [...labels];
  return [...labels.slice(0, CHOICES_MAX - 1), BACK[style.language]];
}

/** What stands under the reply to be copied, for the page of what is kept. */
const keeping = ({ name, text }: NonNullable<Answer['keeps']>): MemoryDraft => ({
  kind: 'kept',
  text: `${name}\n${text}`,
});

const withGuide = (draft: Draft, guided: NonNullable<Reading['state']['guided']>): Draft => ({
  ...draft,
  state: { ...draft.state, guided },
});
