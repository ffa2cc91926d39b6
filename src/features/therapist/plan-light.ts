/** What carries no matter of its own: a greeting, a joke, football, a test of the machine. */
import { counted, type Draft, type Reading, spoken, times } from './plan-draft.ts';
import { reflection } from './plan-reflection.ts';
import { eventOf } from './plan-story.ts';
import { isMatter } from './topic-guide.ts';

const SORRY_TO_WRITE =
  /^(hola|buenas?|buenos|ola|oi|boa|bom|disculp|perdon|desculp)[^?]{0,30}(disculp|perdon|desculp|molest|incomod)[^?]{0,40}(hora|molest|incomod|escrib|escrev|tarde|tard)[^?]{0,12}$/;

export const isGreeting = ({ understanding, state, plain }: Reading) =>
  (state.turn < 3 && SORRY_TO_WRITE.test(plain)) ||
  ((understanding.topic === 'greeting' ||
    /^(hola|buenas|oi|ola|buen(os)? (dia|dias)|hey)/i.test(understanding.slots.quote ?? '')) &&
    understanding.wordCount <= 4 &&
    understanding.slots.fact === undefined &&
    state.turn < 30);

export function greeted(reading: Reading): Draft {
  const isFirst = reading.state.turn === 0;
  return {
    kind: 'ask.open',
    frame: isFirst ? 'greet.back' : 'greet.again',
    holes: { word: reading.state.words.at(-1) },
    // A greeting answers nothing: what our own greeting asked stays open.
    ...(isFirst ? { pending: reading.state.pending } : {}),
  };
}

const KEYBOARD = /^(?=.*[a-z])[^aeiou\s\d.,?!]{4,}$|asdf|qwer|^\W*\d+\s*[-+*x/]\s*\d+\W*$/;
const DARES =
  /\b(sorprend[ea]me|sorprendame|impresion[ea]me|convenc[ea]me|convenzame|demuestra(me|lo)|demostra(me|lo)|a ver que (sabes|haces|tal)|me surpreend[ea]|me convenc[ea]|prove|quero ver)\b/;
/** Talking to a machine is odd to them: met honestly, with a way in. */
const MACHINE =
  /\b(bob[oa]|besteira|estranh[oa]|rar[oa]|tont[oa]|tonteria|ridicul[oa]|absurd[oa]|no creo|nao acredito|desconfi\w+)\b.{0,40}\b(robo|robot|maquina|ia|app|bot|chat|programa)\b|\b(robo|robot|maquina|bot|programa)\b.{0,25}\b(bob[oa]|estranh[oa]|rar[oa]|tont[oa]|ridicul[oa]|absurd[oa])\b/;
const TRICK =
  /^(hola )?(robot,? |bot,? )?(dime|decime|digame|cuentame|contame|conta|diga|conte) (algo|un secreto|un chiste|una broma|um segredo|uma piada|tu secreto)/;

/** "Es raro hablar con una máquina": said once, before what we are is answered as a question. */
export function machineDoubted({ plain, understanding, state }: Reading): Draft | null {
  const isFirst = times(state, 'answer.ai') === 0 && spoken(state, 'doubt.machine') === 0;
  if (!isFirst || plain.includes('?') || understanding.wordCount > 22 || !MACHINE.test(plain)) return null;
  return { kind: 'answer', frame: 'doubt.machine', state: { questionAt: state.turn } };
}

/** Somebody tries what the machine does: met lightly, with the door left open. */
export function probe(reading: Reading): Draft | null {
  const odd = machineDoubted(reading);
  if (odd) return odd;
  if (DARES.test(reading.plain) && reading.understanding.wordCount <= 8)
    return { kind: 'smalltalk', frame: 'doubt.dare' };
  const isKeys = KEYBOARD.test(reading.plain);
  if (!isKeys && !TRICK.test(reading.plain)) return null;
  return {
    kind: 'smalltalk',
    frame: isKeys ? 'smalltalk.probe' : 'smalltalk.trick',
    holes: { word: reading.state.words.at(-1) },
    state: { counts: counted(reading.state, 'smalltalk') },
  };
}

/** A joke that carries something is a way of saying it, and a life is not small talk. */
export function smalltalk(reading: Reading): Draft | null {
  const { act, topic, topicScores, wordCount } = reading.understanding;
  if ((topic !== 'offtopic' && act !== 'joke') || isMatter(topic)) return null;
  const inThread = reading.state.topic !== null && wordCount > 3 && (topicScores[0]?.score ?? 0) < 0.9;
  if (inThread && act !== 'joke') return null;
  const isSure = (topicScores[0]?.score ?? 0) >= 0.8 || wordCount <= 4;
  const isLived =
    eventOf(reading.plain) !== null || /\b(me|mi|yo|conmigo|meu|minha|eu)\b/.test(reading.plain);
  if (isLived && (act === 'joke' || !isSure || reflection(reading).rich)) return null;
  if (act === 'joke' && topic !== 'offtopic' && (reading.thing || reflection(reading).rich)) return null;
  const word = reading.state.words.at(-1);
  return {
    kind: 'smalltalk',
    frame: times(reading.state, 'smalltalk') > 0 || !word ? 'smalltalk.follow' : 'smalltalk',
    holes: { word },
    state: { counts: counted(reading.state, 'smalltalk') },
  };
}
