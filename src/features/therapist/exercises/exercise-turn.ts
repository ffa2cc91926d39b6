/**
 * Carries any exercise of the catalogue from consent to close, whatever shape the answers take: a number in
 * words, "no sé", two answers at once, a question back, the stop word, another matter.
 */
import { bodyReasons, isStop, saysYes } from '../cues.ts';
import type { Draft, Reading, Rule } from '../reading.ts';
import type { ExerciseState } from '../state.ts';
import { quits, scoffs } from './answer-cues.ts';
import { type AskedBack, askedBack } from './asked-back.ts';
import { consentAnswered } from './begin-exercise.ts';
import { findExercise } from './catalogue.ts';
import { reasonsNow } from './circumstances.ts';
import { type Exercise, type ExerciseStep, scriptOf } from './exercise.ts';
import { ratedBeside, ratedIn, toldAfterYes, yesOrNo } from './exercise-answers.ts';
import { echoOfNumber, isDue, stepsLeft } from './exercise-cells.ts';
import { ask, missed, next, noticeOf, numberGiven, told } from './exercise-course.ts';
import { pieceOf } from './exercise-piece.ts';
import { left, stopped, swapped } from './leave-exercise.ts';
import { isNewMatter } from './new-matter.ts';

/** Said of what we do, not of a brother who does not help. */
const USELESS =
  /^((esto|eso|pero|pues|la verdad|creo que|isso|isto|mas|acho que),? )*(esto |eso |isso |isto )?(no|nao) (me )?(esta )?(sirve|sirviendo|ayuda|ayudando|serve|adianta|ajuda|ajudando)\b/;

export const exerciseRule: Rule = (reading) => {
  const running = reading.state.exercise;
  if (running?.status !== 'running') return null;
  const exercise = findExercise(running.id);
  if (!exercise) return null;
  const { plain: text, understanding } = reading;
  const step = scriptOf(exercise, reading.style)[running.step];
  if (step && speaksToSomebody(reading)) {
    const asked = askedBack(reading);
    return asked
      ? explained(reading, exercise, running, step, asked)
      : stepAnswered(reading, exercise, running, step);
  }
  const isAtDoor = step?.id === 'consent';
  if (isStop(text) || (!isAtDoor && quits(text)) || understanding.act === 'bye')
    return stopped(reading, running);
  const heard = bodyReasons(text);
  if (heard.some((reason) => exercise.unfit.includes(reason))) return swapped(reading, exercise, heard);
  if (understanding.act === 'thanks' && understanding.wordCount <= 4) return thankedMidway(reading);
  if (!step) return null;
  if (!isAtDoor && ASIDE.test(text))
    return { ...waitedFor(reading), piece: pieceOf(exercise, step, running) };
  const asked = askedBack(reading);
  if (asked) return explained(reading, exercise, running, step, asked);
  if (understanding.act === 'insult' || USELESS.test(text) || scoffs(text))
    return stopped(reading, running, 'ex.stop.useless');
  const sore = soreness(reading, exercise, running, step);
  return sore ?? stepAnswered(reading, exercise, running, step);
};

/** The open step takes words meant for somebody else. */
export function speaksToSomebody(reading: Reading): boolean {
  const { state, style, plain: text } = reading;
  const running = state.exercise?.status === 'running' ? state.exercise : null;
  const exercise = running && findExercise(running.id);
  const step = exercise && scriptOf(exercise, style)[running.step];
  const isToUs = isStop(text) || GOES.test(text) || scoffs(text) || isNewMatter(reading) || OURS.test(text);
  return step?.isSpeech === true && !isToUs;
}

/** Words about what we are doing, which nobody writes into a letter. */
const OURS =
  /\b(ejercicio|exercicio)\b|^(ya )?(no|nao) (quiero|quero) (hacer|fazer) (esto|isto|isso)\b|^[¿ ]*(y |e )?(esto|eso|isso|isto) (queda|se guarda|lo (lee|ve)|fica|alguem)\b|^[¿ ]*(y |e )?(quien|quem) (lee|ve|le) (esto|isto|isso)\b/;

/** Leaving us, not whoever the words are for. */
const GOES =
  /^(chao|chau|tchau|me (tengo que ir|voy a dormir)|me voy(?=[,.!]|$)|tengo que irme|(preciso|tenho que) ir|vou dormir)\b.{0,20}$/;

/** A plain answer, whatever its shape, moves the script one step; null where it is none. */
function stepAnswered(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
): Draft | null {
  if (step.id === 'consent') return consentAnswered(reading, exercise, running);
  if (step.id === 'pacer' && /\b(peor|mare|no puedo|ahog|pior|tont)/.test(reading.plain)) {
    return swapped(reading, exercise, [], 'ex.breathing.worse');
  }
  const isDoubt = reading.understanding.act === 'doubt' && running.misses === 0;
  const leave = isDoubt ? undefined : step.leaves?.find(({ cue }) => cue.test(reading.plain));
  if (leave) return left(reading, exercise, running, leave);
  switch (step.expects) {
    case 'scale10':
    case 'scale100':
      return scaleAnswered(reading, exercise, running, step);
    case 'yes-no':
      return yesNoAnswered(reading, exercise, running, step);
    case 'done':
      return doneAnswered(reading, exercise, running, step);
    default:
      return wordsAnswered(reading, exercise, running, step);
  }
}

type Answered = (reading: Reading, exercise: Exercise, running: ExerciseState, step: ExerciseStep) => Draft;

const scaleAnswered: Answered = (reading, exercise, running, step) => {
  const limit = step.expects === 'scale100' ? 100 : 10;
  const value = reading.understanding.slots.number?.value ?? ratedIn(reading.plain, limit);
  if (value !== null) return numberGiven(reading, exercise, running, step, value);
  return missed(reading, exercise, running, step);
};

/** The cell keeps yes or no; what stands behind the yes answers the next question already. */
const yesNoAnswered: Answered = (reading, exercise, running, step) => {
  const answer = reading.understanding.act === 'doubt' ? null : yesOrNo(reading.text);
  if (answer === null && running.misses === 0) return missed(reading, exercise, running, step);
  const cells = { ...running.cells, [step.id]: answer ?? '' };
  const state = { ...running, cells, misses: 0 };
  const rest = answer === 'yes' ? toldAfterYes(reading.text) : null;
  const script = scriptOf(exercise, reading.style);
  const follows = script.findIndex(
    (item, index) => index > running.step && isDue(item, state, reasonsNow(reading)),
  );
  if (rest && script[follows]?.onlyIf?.cell === step.id && script[follows]?.expects === 'free')
    return told(reading, exercise, { ...state, step: follows }, rest);
  return next(reading, exercise, state, { echo: noticeOf(step, reading.plain) ?? '', value: null });
};

/** "Ya" in any form; a number in its place is the rating that comes after. */
const doneAnswered: Answered = (reading, exercise, running, step) => {
  const { slots, act, wordCount } = reading.understanding;
  if (act === 'doubt' || (act === 'refusal' && wordCount < 3))
    return missed(reading, exercise, running, step);
  const value = slots.number?.value ?? ratedBeside(reading.plain);
  if (value !== null) {
    const script = scriptOf(exercise, reading.style);
    const at = script.findIndex(({ expects }, index) => index > running.step && expects === 'scale10');
    const rating = script[at];
    if (rating) return numberGiven(reading, exercise, { ...running, step: at }, rating, value);
  }
  return told(reading, exercise, running);
};

const wordsAnswered: Answered = (reading, exercise, running, step) => {
  const { slots, act, wordCount } = reading.understanding;
  const value = slots.number?.value ?? null;
  // A new number in the acute hour is the number, wherever it comes.
  if (exercise.isAcute && value !== null && wordCount <= 3) {
    const state = { ...running, cells: { ...running.cells, later: String(value) }, after: value };
    const draft = ask(reading, exercise, state, echoOfNumber(state, { ...step, id: 'later' }));
    return { ...draft, holes: { ...draft.holes, n: String(value), before: running.cells.before } };
  }
  const beside = exercise.isAcute ? ratedBeside(reading.plain) : null;
  if (beside !== null) {
    const script = scriptOf(exercise, reading.style);
    const at = script.findIndex(({ id }) => id === 'later');
    const last = script[at];
    // Down far enough: the senses have done their part.
    if (last?.onlyAbove && beside < last.onlyAbove.atLeast && at > running.step)
      return numberGiven(reading, exercise, { ...running, step: at }, last, beside);
    const cells = { ...running.cells, later: String(beside) };
    return told(reading, exercise, { ...running, cells, after: beside });
  }
  const isOnlyNumber = value !== null && wordCount <= 2 && !step.isTime;
  const isNo = act === 'refusal' && wordCount < 3;
  const isBareYes = wordCount <= 2 && saysYes(reading.plain);
  if (isOnlyNumber || act === 'doubt' || act === 'silence' || isNo || isBareYes)
    return missed(reading, exercise, running, step);
  if (step.stumble?.cue.test(reading.plain) && running.misses === 0)
    return missed(reading, exercise, running, step, step.stumble.frame);
  return told(reading, exercise, running);
};

const SORE =
  /\b(duele|dolor|lastim\w+|lesion\w*|operad[oa]|operaron|operacion|cirugia|hernia|fractur\w*|esguince|acalambr\w+|doi|dolorid[oa]|machuc\w+|operei|fraturei|tendinitis)\b|\b(tengo|tenho|ando|estou) (mal|ruim) (el|la|los|las|del|de la|o|a|do|da) \w+/;

/** A part that hurts is left in peace, at the door or half-way; the others go on. */
function soreness(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
): Draft | null {
  const script = scriptOf(exercise, reading.style);
  const isHere = step.id === 'consent' || step.part !== undefined;
  if (!isHere || !script.some(({ part }) => part) || !SORE.test(reading.plain)) return null;
  if (/\b(no|nao|nada|ya no|sin|nao me) (me )?(duele|tengo|doi|dolor|hay)/.test(reading.plain)) return null;
  const hurt = `${running.cells.sore ?? ''} ${reading.plain}`.trim().slice(-80);
  const isNamed = script.some(({ part }) => part?.test(reading.plain));
  const here = !isNamed && step.part ? { [step.id]: '' } : {};
  const cells = { ...running.cells, ...here, sore: hurt };
  return next(reading, exercise, { ...running, cells }, { echo: 'ex.sore', value: null });
}

/** Somebody has to see to something, or tells what goes on around them and laughs. */
const ASIDE =
  /^(ay,? |uy,? |ai,? )*(pera ?(ai|i)?|esper[ae]\w*|aguant[ae]\w*|un (momento|segundo|momentito|ratito)|um (momento|segundo|minutinho)|ya (vuelvo|vengo|regreso)|ja volto|(?:d[ae]me|permitame|dejame|permite(?:me)?) (?:un )?(momento|segundo|minuto))(?=[ ,.!]|$).{0,45}$|^(ay,? |uy,? |ai,? )*(se me (esta|estan|cayo|quema|quemo)|me (esta|estan) (llamando|tocando)|(to|estou|estoy|tengo|ando) (com |con )?(fome|hambre|sono|sueno|sed|sede)|(esta |ta )?(lloviendo|chovendo)) ?.{0,40}\b(jaja\w*|jeje\w*|jsjs\w*|kkk*|rsrs\w*)[ .!]*$/;

function waitedFor({ state }: Reading): Draft {
  return { kind: 'exercise.step', frame: 'ex.wait', pending: state.pending };
}

function thankedMidway(reading: Reading): Draft {
  return { kind: 'exercise.step', frame: 'ex.thanks', pending: reading.state.pending };
}

/** What they ask of it is answered, and the same question asked from an easier side. */
function explained(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
  asked: AskedBack,
): Draft {
  const isHelped = reading.state.recent.at(-1)?.frame.includes(step.help) ?? false;
  const help = isHelped ? 'ex.back' : step.help;
  const left = stepsLeft(scriptOf(exercise, reading.style), running, reasonsNow(reading));
  const why = exercise.why ?? 'ex.why';
  const answers: Record<AskedBack, string> = {
    why: step.expects.startsWith('scale') ? 'ex.scale.why' : `${why} + ${help}`,
    left: `${left > 1 ? 'ex.left' : 'ex.left.one'} + ex.back`,
    right: 'ex.no-wrong',
    must: 'ex.free',
    what: step.id === 'consent' ? `${why} + ${help}` : help,
  };
  const draft = missed(reading, exercise, { ...running, misses: 0 }, step);
  return {
    ...draft,
    kind: 'answer',
    frame: answers[asked],
    holes: { ...draft.holes, n: String(left) },
    state: {},
  };
}
