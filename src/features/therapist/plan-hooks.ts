/**
 * Which question, or which short line, grows from what was just said. Each hook is used once; when none fits the
 * topic's own questions do, and then the three that fit anything.
 */
import { lately } from '../../platform/lately.ts';
import { isGoodNews, isHarshOnSelf, isHeated } from './plan-cues.ts';
import { leastSpoken, type Reading, spoken } from './plan-draft.ts';
import { HOOKS, type Hook } from './plan-hook-cues.ts';
import { isTold } from './plan-story.ts';
import { NO_STORY } from './state.ts';
import { isMatter } from './topic-guide.ts';
import type { Emotion, Topic } from './understanding.ts';

export function topicQuestion(reading: Reading): string | null {
  const { topic, state } = reading;
  if (!topic || !isTold(reading) || !isAbout(reading, topic)) return null;
  const name = `${topicFamily(reading, topic)}.open`;
  return spoken(state, name) < 2 ? name : null;
}

/** The thread has a topic, and this message belongs to it: a broken computer is not asked about the boss. */
function isAbout({ understanding, plain, state, text }: Reading, topic: Topic): boolean {
  const score = understanding.topicScores.find((item) => item.topic === topic)?.score ?? 0;
  return score >= 0.15 || isTold({ topic, plain, state: { ...state, ...NOTHING_TOLD } }) || text.length < 40;
}

const NOTHING_TOLD = { facts: [], people: [], story: NO_STORY };

/** Where a topic has sides, what is asked and said belongs to the side they spoke of. */
const SIDES: Partial<Record<Topic, readonly (readonly [string, RegExp])[]>> = {
  work_stress: [
    [
      'treat',
      /\b(grit\w+|humill\w+|maltrat\w+|delante de (todos|otros|los demas)|me trata\w*|me ignora\w*|nadie me habla|se burla\w*|me ningune\w+|acos\w+|na frente de (todos|todo mundo)|humilh\w+|me trat\w+ mal|me ignoram?|xing\w+|assed\w+)\b/,
    ],
    [
      'load',
      /\b(turnos?|horas|sobrecarg\w+|no (doy|paro|alcanzo|llego)|no me alcanza el tiempo|correos|pendientes|todo para (ayer|hoy)|urgente|entregas?|plazos?|reuniones|sin (parar|descans\w+)|fin(es)? de semana|quemad[oa]|agotad[oa]|cansad[oa]|burn ?out|nao (dou|paro)|prazos?|plantao|plantoes|esgotad[oa]|exaust[oa]|sobrecarreg\w+)\b/,
    ],
  ],
};

/** The family of phrases for the topic as this message has it: anger between people is about the anger. */
export function topicFamily({ plain }: Reading, topic: Topic): string {
  if (isHeated(topic, plain)) return 'topic.anger';
  const sides = SIDES[topic] ?? [];
  const now = sides.find(([, cue]) => cue.test(plain));
  return now ? `topic.${topic}.${now[0]}` : `topic.${topic}`;
}

/** Asked once for what to ask and once for what to say. */
const heardIn = lately((plain) => HOOKS.filter(({ cue }) => cue.test(plain)));

function fits({ only, not, needs, mine }: Hook, reading: Reading): boolean {
  const { topic, understanding } = reading;
  if (only && (!topic || !only.includes(topic))) return false;
  if (topic && not?.includes(topic)) return false;
  if (mine && understanding.slots.who !== undefined) return false;
  return needs !== 'who' || whoOf(reading) !== undefined;
}

/** Nobody said it: "nadie me dijo mi nombre" is not somebody's words. */
const UNSAID = /\b(nadie|nunca|no|ninguem|nao)\b.{0,30}\b(dice|dijo|dicen|decia|disse|diz)\b/;

function hooksFor(reading: Reading): Hook[] {
  const unsaid = UNSAID.test(reading.plain);
  const isDelicate = DELICATE.includes(reading.topic);
  return heardIn(reading.plain).filter(
    (hook) =>
      !(unsaid && hook.name === 'reported') &&
      (!isDelicate || SUPPORTS.test(hook.name)) &&
      fits(hook, reading),
  );
}

const SHE =
  /\b(novia|mujer|esposa|mam[aá]|madre|hermana|hija|abuela|amiga|señora|polola|suegra|jefa|prima|t[ií]a|vieja|mãe|irmã|filha|namorada)\b/;

/** Whom this message is about: named now, or the woman of the thread when it says "ella". */
export function whoOf({ understanding, state, plain }: Reading): string | undefined {
  const named = understanding.slots.who?.[0]?.ours;
  if (named) return named;
  const isShe = /^(y |pero |igual |e |mas )?(ella|ela) /.test(plain);
  return isShe ? [...state.people].reverse().find((who) => SHE.test(who)) : undefined;
}

/** Where one does not probe, only what supports is asked; scenes and details are left alone (clinical §8). */
const DELICATE: readonly (Topic | null)[] = ['trauma', 'eating', 'sexuality'];
const SUPPORTS = /^(secret|ally|shame|tired|carry|alone|tears|strong|numb)$/;

/** Something that went well is not asked what costs most in it. */
const LIGHT =
  /\b(mejor(?! (no|que))|se rio|nos reimos|me rei|lind[oa]|bonit[oa]|content[oa]|feliz|la pase bien|lo pase bien|melhor|rimos|legal|gostei|fuimos al|fomos)\b/;

const GENERAL = ['hook.part', 'hook.matter', 'hook.today', 'hook.open'];
const ABOUT_ANOTHER =
  /^(y |pero |e |mas )?(mi|mis|su|sus|ella|el|los|las|meu|minha|meus|minhas|seu|sua|ela|ele|os|as) /;

/** The question their own line calls for, or null. */
export function ownHook(reading: Reading): string | null {
  const { state } = reading;
  const own = hooksFor(reading).find(({ name }) => spoken(state, `hook.${name}`) === 0);
  if (own) return `hook.${own.name}`;
  const isTheirs =
    (reading.understanding.slots.who !== undefined || /^(ella|ele|ela) /.test(reading.plain)) &&
    ABOUT_ANOTHER.test(reading.plain) &&
    !/\b(me|yo|conmigo|eu)\b/.test(reading.plain);
  return isTheirs && reading.topic !== 'grief' && spoken(state, 'hook.other') === 0 ? 'hook.other' : null;
}

/** The frame to ask with, or null when everything that fits was asked. */
export function hookOf(reading: Reading): string | null {
  const { state } = reading;
  // Hard on oneself: how would they speak to somebody they care about? (clinical reference §8, row 10)
  const mayDebate = reading.style.directness !== 'gentle' || state.turn >= 4;
  if (isHarshOnSelf(reading.plain) && mayDebate && spoken(state, 'ask.friend') === 0) return 'ask.friend';
  const own = ownHook(reading);
  if (own) return own;
  const topical = topicQuestion(reading);
  if (topical && !isHarshOnSelf(reading.plain)) return topical;
  if (DELICATE.includes(reading.topic)) return null;
  // "¿Qué es lo más pesado?" presumes that something weighs.
  const { emotion, act } = reading.understanding;
  const isLight = emotion?.name === 'joy' || emotion?.name === 'relief' || LIGHT.test(reading.plain);
  const weighs = !isLight && (isMatter(reading.topic) || emotion !== null || act === 'complaint');
  const general = leastSpoken(
    state,
    weighs ? GENERAL : isLight ? ['hook.open', 'hook.matter'] : ['hook.open', ...GENERAL],
  );
  return spoken(state, general) < 2 ? general : null;
}

const SAID = new Set(
  'strong carry guilt fear secret reported did keep night before tired torn alone legacy shame body tears numb want how ally avoid'.split(
    ' ',
  ),
);

const STAYS: Partial<Record<Emotion, string>> = {
  sadness: 'sadness',
  longing: 'sadness',
  hurt: 'sadness',
  disappointment: 'sadness',
  emptiness: 'sadness',
  fear: 'fear',
  worry: 'fear',
  anger: 'anger',
  fatigue: 'fatigue',
  overwhelm: 'fatigue',
  guilt: 'guilt',
  shame: 'guilt',
  loneliness: 'loneliness',
};

const STAYS_EACH = 2;
const FELT_FROM = 0.5;

/** Company behind a plain return of their words; rarely twice running, and never where something went well. */
export function stayOf({ state, understanding, plain }: Reading): string | null {
  const { emotion } = understanding;
  if (emotion?.name === 'joy' || emotion?.name === 'relief' || isGoodNews(plain)) return null;
  if (/(stay|say)\./.test(state.recent.at(-1)?.frame ?? '')) return null;
  const kind =
    emotion && emotion.score >= FELT_FROM && !understanding.slots.minimiser ? STAYS[emotion.name] : undefined;
  return kind && spoken(state, `stay.${kind}`) < STAYS_EACH ? `stay.${kind}` : null;
}

/** A line for a turn that asks nothing; never twice running, and never the same kind as its own question. */
export function sayOf(reading: Reading): string | null {
  const { state } = reading;
  if (isHarshOnSelf(reading.plain)) return spoken(state, 'say.harsh') === 0 ? 'say.harsh' : null;
  if (/say\./.test(state.recent.at(-1)?.frame ?? '')) return null;
  const kind = hooksFor(reading).find(({ name }) => SAID.has(name) && spoken(state, `say.${name}`) === 0);
  return kind ? `say.${kind.name}` : null;
}
