/**
 * Panic now. The safety protocol asks about the body first; then this course runs and nothing else is asked:
 * place, number, breathing, number, senses when it is still high, a person, and the end.
 */

import { bodyIsInIt, bodyReasons, saysNo, saysYes } from '../cues.ts';
import { spoken } from '../draft.ts';
import type { Draft, Reading, Rule } from '../reading.ts';
import type { ExerciseState } from '../state.ts';
import { acute } from './acute.ts';
import { type Exercise, scriptOf } from './exercise.ts';

const ALARM =
  /\b(no me entra (el )?aire|me aprieta el pecho|pecho apretado|peito apertado|ataques? de (panico|ansiedad)|crisis de (panico|ansiedad|angustia)|panico|falta el aire|no puedo respirar|me ahogo|voy a morir|me muero|late (re |muy |super |bien )?(fuerte|rapido)|taquicardia|corazon (esta |me va )?(a mil|disparad\w*|acelerad\w*)|se me sale el corazon|me tiembla todo|coracao (ta |esta )?(disparad\w*|acelerad\w*|a mil)|nao consigo respirar|falta de ar|vou morrer|crise de (panico|ansiedade))/;
const NOW =
  /\b(aqui|q(ue)? hago|o que (eu )?faco|estoy en (el|la|un|una)|ahora( mismo)?|ahorita|en este momento|me esta dando|estoy teniendo|tengo un(a)? (ataque|crisis)|ayuda|ayudame|ayudeme|agora|ta me dando|to tendo|estou tendo|to no|estou no|me ajuda)\b|no puedo respirar|me ahogo|acho q(ue)? vou morrer/;
const SOME_TIME =
  /\b(me dan|suelo|suelen|a veces|siempre que|cada vez|ayer|anoche|la semana|me daban|as vezes|ontem)\b/;

/** Alarm in the body, and it is happening as they write. */
export function isAcuteNow(text: string): boolean {
  return ALARM.test(text) && NOW.test(text) && !SOME_TIME.test(text);
}

export const acuteRule: Rule = (reading) => {
  const { state, plain: text } = reading;
  if (state.exercise?.status === 'running') return null;
  const wasChecked = /(medical|ex\.body)\.check$/.test(state.recent.at(-1)?.frame ?? '');
  const isOurs = state.counts.acute !== undefined || state.risk.step === 'medical.check';
  if (wasChecked && isOurs && state.pending?.about !== 'body') {
    const isSo = saysYes(text) && !saysNo(text) && !KNOWN.test(text);
    if (isSo) return { kind: 'medical', frame: 'ex.body.stop', state: { exercise: null } };
    return startAcute(reading, clearance(text), state.pending ? state.mood.last : null);
  }
  const isTold =
    /\b(ya (le|la|lo|se lo)|le (mande|escribi|avise|dije)|mandei|avisei|viene|me contesto)\b/.test(text);
  if (state.recent.at(-1)?.frame === 'acute.end' && isTold)
    return { kind: 'trusted.person', frame: 'acute.told', holes: { who: state.people.at(-1) } };
  if (!isAcuteNow(text)) return null;
  return spoken(state, 'acute.anchor') > 0 ? null : startAcute(reading, '');
};

const KNOWN =
  /\b(ya me (paso|ha pasado|dio|ha dado)|otras veces|igual (a|que)|lo de siempre|como siempre|outras vezes|ja (passei|tive)|de sempre)\b/;

/** What is said back of the answer about the body. */
function clearance(text: string): string {
  if (KNOWN.test(text)) return 'acute.known';
  return saysNo(text) ? 'acute.clear' : '';
}

/** Begins the course; a number already given is not asked again. */
export function startAcute(reading: Reading, lead: string, before: number | null = null): Draft {
  const { state } = reading;
  const isChecked = spoken(state, 'medical.check') + spoken(state, 'ex.body.check') > 0;
  const counts = { ...state.counts, acute: 1 };
  const mayBeBody = reading.topic === 'panic' || bodyIsInIt(reading.plain);
  if (!isChecked && mayBeBody) {
    return {
      kind: 'exercise.check',
      frame: lead ? `${lead} + ex.body.check` : 'ex.body.check',
      holes: { n: before === null ? undefined : String(before) },
      pending: { hint: 'yes-no', about: 'acute' },
      state: { counts },
    };
  }
  const running: ExerciseState = {
    id: acute.id,
    step: 0,
    cells: before === null ? {} : { before: String(before) },
    before,
    after: null,
    misses: 0,
    status: 'running',
  };
  const heard = bodyReasons(reading.plain);
  return {
    kind: 'exercise.step',
    frame: lead ? `${lead} + acute.anchor` : 'acute.anchor',
    holes: { n: before === null ? undefined : String(before) },
    pending: { hint: 'free', about: 'exercise' },
    state: { exercise: running, counts, heard: [...new Set([...state.heard, ...heard])] },
  };
}

/** Breathing is not for them, or made it worse: the same course goes on through the senses. */
export function otherDoor(
  exercise: Exercise,
  running: ExerciseState,
  reading: Reading,
): ExerciseState | null {
  const at = scriptOf(exercise, reading.style).findIndex(({ id }) => id === exercise.otherDoor);
  return exercise.isAcute && at > running.step ? { ...running, step: at, misses: 0 } : null;
}

export function finishAcute({ state }: Reading, done: ExerciseState, holes: Draft['holes']): Draft {
  return {
    kind: 'takeaway',
    frame: 'acute.end',
    holes,
    state: {
      exercise: null,
      // What comes next is what came before the wave, and it has its own name.
      topic: null,
      offeredAt: state.turn,
      mood: { last: done.after ?? state.mood.last },
    },
  };
}

/** Panic at eight or more: what is done now, not talked about. */
export const isAlarm = ({ topic, style }: Reading) => style.structure !== 'structured' && topic === 'panic';
