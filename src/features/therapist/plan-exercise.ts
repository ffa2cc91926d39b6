/**
 * Carries any exercise of the catalogue from consent to close: reads each answer into its cell, helps once
 * with "no sé", stops at the stop word, answers questions in between and comes back, parks and resumes.
 */
import { cellHoles, echoFrame, echoOfNumber, filled, nextStep, tidy } from './exercise-cells.ts';
import { exerciseFor, findExercise } from './exercises/catalogue.ts';
import { type Exercise, type ExerciseStep, scriptOf } from './exercises/exercise.ts';
import type { MemoryDraft } from './move.ts';
import { choiceLabels } from './plan-choice.ts';
import { bodyIsInIt, bodyReasons, isStop, questionToUs, saysNo, saysYes } from './plan-cues.ts';
import { counted, type Draft, exerciseName, type Reading, type Rule } from './plan-draft.ts';
import { finishExercise } from './plan-exercise-end.ts';
import { bestExercise } from './plan-offer.ts';
import { reflection } from './plan-reflection.ts';
import { type ExerciseState, keepLast, LIMITS } from './state.ts';
import { isMatter, TOPIC_GUIDE } from './topic-guide.ts';

/** The draft that offers consent to an exercise, with the body check before it where it belongs. */
export function startExercise(reading: Reading, exercise: Exercise, lead = ''): Draft {
  const mood = reading.state.mood.last;
  const state: ExerciseState = {
    id: exercise.id,
    step: 0,
    // A rating given in this conversation is not asked again.
    cells: mood === null ? {} : { before: String(mood) },
    before: mood,
    after: null,
    misses: 0,
    status: 'running',
  };
  const mustCheck = exercise.checksBody && (reading.topic === 'panic' || bodyIsInIt(reading.plain));
  const frame = mustCheck ? 'ex.body.check' : `ex.${exercise.id}.consent`;
  return {
    kind: mustCheck ? 'exercise.check' : 'exercise.consent',
    frame: lead ? `${lead} + ${frame}` : frame,
    holes: { minutes: String(exercise.minutes), exercise: exerciseName(exercise.id, reading.style) },
    pending: { hint: 'yes-no', about: mustCheck ? 'body' : 'exercise', options: [] },
    choices: mustCheck ? undefined : choiceLabels(['yes', 'no'], reading.style.language),
    state: { exercise: state, offeredAt: reading.state.turn },
  };
}

export const exerciseRule: Rule = (reading) => {
  const running = reading.state.exercise;
  if (running?.status !== 'running') return resumeWish(reading);
  const exercise = findExercise(running.id);
  if (!exercise) return null;
  if (isStop(reading.plain) || reading.understanding.act === 'bye') return stopped(reading, running);
  const heard = bodyReasons(reading.plain);
  if (heard.length && exercise.unfit.some((reason) => heard.includes(reason)))
    return swapped(reading, exercise, heard);
  const question = questionToUs(reading.plain);
  const step = scriptOf(exercise, reading.style)[running.step];
  if (!step) return null;
  if (question) return answered(reading, exercise, running, step, question);
  if (
    reading.understanding.act === 'insult' ||
    /no me (sirve|ayuda)|nao (adianta|ajuda)/.test(reading.plain)
  ) {
    return stopped(reading, running, 'ex.stop.useless');
  }
  if (isNewMatter(reading, running, step)) return parked(reading, running, step);
  return stepAnswered(reading, exercise, running, step);
};

const WANTS_BACK =
  /\b(sigamos|retom|volvamos|seguimos|continuemos|terminemos|vamos continuar)|el ejercicio\b|o exercicio\b/;
const WANTS_ONE =
  /\b(un|una|el|algun|otro|um|algum|outro) (ejercicio|tecnica|exercicio)|\balgo para (calmar|relajar|respirar|bajar)|\balgo (corto|curto)\b|\bprobemos\b|\bhagamos (el|un|eso)|\bpodemos (probar|respirar)/;

/** "Sigamos" brings a paused exercise back to its open step; "un ejercicio" starts the one that fits. */
function resumeWish(reading: Reading): Draft | null {
  const paused = reading.state.exercise;
  const { plain: text, state } = reading;
  if (paused && WANTS_BACK.test(text)) return resumeExercise(reading, paused);
  if (!WANTS_ONE.test(text) || /\b(no|nao|ya) (quiero|hice|probe|quero)\b/.test(text)) return null;
  const exercise = bestExercise({ ...reading, state: { ...state, refused: [] } });
  return exercise ? startExercise(reading, exercise) : null;
}

export function resumeExercise(reading: Reading, paused: ExerciseState): Draft | null {
  const exercise = findExercise(paused.id);
  const step = exercise && scriptOf(exercise, reading.style)[paused.step];
  if (!exercise || !step) return null;
  const draft = ask(reading, exercise, { ...paused, status: 'running', misses: 0 }, 'ex.resume');
  return { ...draft, kind: 'topic.resume' };
}

/** A plain answer, whatever its shape, moves the script one step. */
function stepAnswered(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
): Draft {
  if (step.id === 'consent') return consentAnswered(reading, exercise, running);
  const { slots, act } = reading.understanding;
  if (step.id === 'pacer' && /\b(peor|mare|no puedo|ahog|pior|tont)/.test(reading.plain)) {
    return swapped(reading, exercise, [], 'ex.breathing.worse');
  }
  const value = slots.number?.value ?? null;
  if (step.expects === 'scale10' || step.expects === 'scale100') {
    if (value === null)
      return toldInstead(reading, exercise, running) ?? missed(reading, exercise, running, step);
    return numberGiven(reading, exercise, running, step, value);
  }
  const isEmpty =
    act === 'doubt' || act === 'silence' || (act === 'refusal' && reading.understanding.wordCount < 3);
  if (
    step.expects === 'done' &&
    (act === 'doubt' || (act === 'refusal' && reading.understanding.wordCount < 3))
  ) {
    return missed(reading, exercise, running, step);
  }
  if (step.expects === 'done' && value !== null) {
    const at = scriptOf(exercise, reading.style).findIndex(({ id }) => id === 'after');
    const after = scriptOf(exercise, reading.style)[at];
    if (after) return numberGiven(reading, exercise, { ...running, step: at }, after, value);
  }
  if (step.expects === 'free' && (isEmpty || isBareYes(reading)))
    return missed(reading, exercise, running, step);
  return next(reading, exercise, filled(running, step, reading.text), {
    echo: echoFrame(reading, step),
    value,
  });
}

/** No number but something told: it goes into the next cell that takes words, and the number is let go. */
function toldInstead(reading: Reading, exercise: Exercise, running: ExerciseState): Draft | null {
  if (!exercise.takesStory || reading.understanding.wordCount < 5 || reading.understanding.act === 'doubt')
    return null;
  const script = scriptOf(exercise, reading.style);
  const open = script.findIndex(
    ({ id }, index) => index > running.step && id !== 'before' && !(id in running.cells),
  );
  const step = script[open];
  if (step?.expects !== 'free') return null;
  const moved = filled({ ...running, step: open }, step, reading.text);
  return next(reading, exercise, moved, { echo: echoFrame(reading, step), value: null });
}

const isBareYes = (reading: Reading) => reading.understanding.wordCount <= 2 && saysYes(reading.plain);

function consentAnswered(reading: Reading, exercise: Exercise, running: ExerciseState): Draft {
  const isShort = reading.understanding.wordCount <= 5;
  const declines = isShort && saysNo(reading.plain) && !saysYes(reading.plain) && !bodyDenied(reading.plain);
  if (declines || (isShort && reading.understanding.act === 'refusal' && !bodyDenied(reading.plain)))
    return refused(reading, exercise.id);
  if (reading.understanding.act === 'doubt') {
    if (running.misses > 0) return refused(reading, exercise.id);
    return missed(reading, exercise, running, scriptOf(exercise, reading.style)[0] as ExerciseStep);
  }
  const number = reading.understanding.slots.number;
  const rating = scriptOf(exercise, reading.style).findIndex(({ id }) => id === 'before');
  if (number && isShort && rating > 0 && !('before' in running.cells)) {
    const step = scriptOf(exercise, reading.style)[rating] as ExerciseStep;
    return numberGiven(reading, exercise, { ...running, step: rating }, step, number.value);
  }
  const agrees = saysYes(reading.plain) || bodyDenied(reading.plain);
  const told = agrees ? null : toldInstead(reading, exercise, running);
  if (!agrees && !told && reading.understanding.wordCount > 5) return talkedOn(reading);
  return told ?? next(reading, exercise, running, { echo: '', value: null });
}

/** They went on telling: the exercise steps aside without a word about it. */
function talkedOn(reading: Reading): Draft {
  const { kind, frame, holes } = reflection(reading);
  const state = { exercise: null, reflections: reading.state.reflections + 1 };
  return { kind, frame: `${frame} + invite.go`, holes, state };
}

/** "No tengo nada de eso" answers the body question, it does not decline the exercise. */
const bodyDenied = (text: string) =>
  /\b(no|nao) (tengo|tenho|hay|es)\b|\bnada de (eso|isso)\b|^(no,? |nao,? )?(nada|ningun[oa]|nenhum|nenhuma)\b/.test(
    text,
  );

export function refused(reading: Reading, id: string): Draft {
  return {
    kind: 'exercise.stop',
    frame: 'ex.declined',
    holes: { word: reading.state.words.at(-1) },
    state: {
      exercise: null,
      refused: keepLast([...reading.state.refused, id], LIMITS.refused),
      counts: counted(reading.state, 'declined'),
    },
  };
}

function numberGiven(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
  value: number,
): Draft {
  const cells = { ...running.cells, [step.id]: String(value) };
  const state = { ...running, cells, misses: 0 };
  if (step.id === 'before') state.before = value;
  if (step.id === 'after') state.after = value;
  const approximate = reading.understanding.slots.number?.approximate;
  return next(reading, exercise, state, {
    echo: approximate ? 'echo.approx' : echoOfNumber(state, step),
    value,
  });
}

/** First "no sé": one way in. Second: the cell stays empty and we go on. Never the same question twice. */
function missed(reading: Reading, exercise: Exercise, running: ExerciseState, step: ExerciseStep): Draft {
  if (running.misses > 0) {
    return next(reading, exercise, { ...running, misses: 0 }, { echo: 'echo.blank', value: null });
  }
  return {
    kind: 'exercise.step',
    frame: step.help,
    pending: pendingOf(step),
    state: { exercise: { ...running, misses: running.misses + 1 } },
  };
}

type Echo = { echo: string; value: number | null };

function next(reading: Reading, exercise: Exercise, running: ExerciseState, { echo, value }: Echo): Draft {
  const script = scriptOf(exercise, reading.style);
  const moved = { ...running, step: nextStep(script, running), misses: 0 };
  const holes = {
    n: value === null ? undefined : String(value),
    ...cellHoles(running, script[running.step]),
  };
  if (moved.step >= script.length) return finishExercise(reading, exercise, moved, echo, holes);
  const draft = ask(reading, exercise, moved, echo);
  return { ...draft, holes: { ...holes, ...draft.holes } };
}

function ask(reading: Reading, exercise: Exercise, running: ExerciseState, lead: string): Draft {
  const step = scriptOf(exercise, reading.style)[running.step] as ExerciseStep;
  const isPacer = step.piece?.kind === 'pacer';
  return {
    kind: isPacer ? 'exercise.pacer' : 'exercise.step',
    frame: lead ? `${lead} + ${step.frame}` : step.frame,
    holes: {
      ...Object.fromEntries(Object.entries(running.cells).map(([id, text]) => [`cell_${id}`, text])),
      exercise: exerciseName(exercise.id, reading.style),
    },
    pending: pendingOf(step),
    piece: step.piece ?? (step.expects === 'scale10' ? { kind: 'scale', max: 10 } : undefined),
    state: { exercise: running },
  };
}

function pendingOf(step: ExerciseStep): Draft['pending'] {
  return { hint: step.expects === 'done' ? 'free' : step.expects, about: 'exercise', options: [] };
}

function stopped(reading: Reading, running: ExerciseState, frame = 'ex.stop'): Draft {
  const { state } = reading;
  const useless = frame === 'ex.stop.useless';
  const remember: MemoryDraft[] = useless
    ? [{ kind: 'avoid', text: exerciseName(running.id, reading.style), quote: tidy(reading.text) }]
    : [];
  const isBye = reading.understanding.act === 'bye';
  return {
    kind: isBye ? 'close.summary' : 'exercise.stop',
    frame: isBye ? 'close.mid-exercise' : frame,
    holes: { word: state.words.at(-1), exercise: exerciseName(running.id, reading.style) },
    state: {
      exercise: { ...running, status: 'paused' },
      refused: keepLast([...state.refused, running.id], LIMITS.refused),
    },
    remember,
  };
}

/** Not for this body, or it made things worse: the one named as its replacement is offered. */
function swapped(
  reading: Reading,
  exercise: Exercise,
  heard: Reading['reasonsAgainst'],
  lead = 'ex.swap',
): Draft {
  const reasons = [...reading.reasonsAgainst, ...heard];
  const refusedNow = [...reading.state.refused, exercise.id];
  const instead = exercise.instead ? exerciseFor(null, exercise.instead, reasons, refusedNow) : null;
  const state = {
    heard: [...new Set([...reading.state.heard, ...heard])],
    refused: keepLast(refusedNow, LIMITS.refused),
  };
  if (!instead) return { kind: 'exercise.stop', frame: 'ex.stop', state: { ...state, exercise: null } };
  const draft = startExercise({ ...reading, topic: null, plain: '' }, instead, lead);
  return { ...draft, state: { ...draft.state, ...state } };
}

/** The question is answered in a line. What stood before it fills the open cell, and the next one is asked. */
function answered(
  reading: Reading,
  exercise: Exercise,
  running: ExerciseState,
  step: ExerciseStep,
  question: string,
): Draft {
  const answer = `answer.${question}.short`;
  const counts = counted(reading.state, `answer.${question}`);
  const before = reading.text.split(/[.;\n]|¿/)[0]?.trim() ?? '';
  if (
    step.expects === 'free' &&
    before !== '' &&
    !before.includes('?') &&
    before.length < reading.text.length
  ) {
    const draft = next(reading, exercise, filled(running, step, before), { echo: 'echo.cell', value: null });
    const [echo = '', ...rest] = draft.frame.split(' + ');
    return { ...draft, frame: [echo, answer, ...rest].join(' + '), state: { ...draft.state, counts } };
  }
  return {
    kind: 'answer',
    frame: `${answer} + ex.back`,
    holes: { exercise: exerciseName(running.id, reading.style) },
    pending: pendingOf(step),
    state: { counts },
  };
}

/** A different matter arrives in the middle: both are kept and the person chooses. */
function isNewMatter(reading: Reading, running: ExerciseState, step: ExerciseStep): boolean {
  if (step.expects !== 'free' && reading.understanding.slots.number) return false;
  if (reading.understanding.act === 'topic_change') return true;
  const { topic, topicScores, wordCount } = reading.understanding;
  const isSure = (topicScores[0]?.score ?? 0) >= 0.6;
  const saysTurn =
    /\b(otra cosa|ademas|aparte|acaba de|me acaban|por cierto|cambiando de tema|alias|outra coisa)\b/.test(
      reading.plain,
    );
  return (
    isMatter(topic) &&
    topic !== reading.state.topic &&
    isSure &&
    saysTurn &&
    wordCount > 7 &&
    running.step > 0
  );
}

function parked(reading: Reading, running: ExerciseState, step: ExerciseStep): Draft {
  // What was said before the turn still answers the open step.
  const [before = ''] = reading.text.split(/[.;\n]|\b(?:aunque|pero|además|embora)\b/i);
  const kept =
    step.expects === 'free' && before.trim().split(/\s+/).length >= 3
      ? filled(running, step, before)
      : running;
  const script = findExercise(running.id);
  const at = kept === running || !script ? running.step : nextStep(scriptOf(script, reading.style), kept);
  const label =
    reading.understanding.topic && isMatter(reading.understanding.topic)
      ? TOPIC_GUIDE[reading.understanding.topic]?.[reading.style.language]
      : undefined;
  return {
    kind: 'topic.park',
    frame: 'topic.park',
    holes: { topic: label, who: reading.understanding.slots.who?.[0]?.ours },
    pending: { hint: 'choice', about: 'park', options: ['new', 'resume'] },
    choices: choiceLabels(['new', 'resume'], reading.style.language),
    state: { exercise: { ...kept, step: at, status: 'paused' } },
  };
}
