/**
 * What is remembered comes back when it is asked for ("¿cómo se llama mi hermana?"), in their own words and with its time;
 * what is not on file is said not to be.
 */
import type { StyleProfile } from '../../intake/style-profile.ts';
import { plain } from '../cues.ts';
import { mayEcho } from '../may-echo.ts';
import type { Memory } from '../move.ts';
import { findPeople } from '../people.ts';
import type { Draft, Reading } from '../reading.ts';
import { namedByUs } from '../said-by-us.ts';
import { tokenize } from '../tokens.ts';
import { agoInWords } from './memory-dates.ts';
import { among, isPersonStem, peopleIn, personOf, stemsOf, touches } from './memory-words.ts';
import { asksFor, cueOf, relevanceOf } from './relevance.ts';

const REMEMBERS =
  /\b(?:te acuerdas|te acordas|se acuerda usted|recuerdas|recuerda usted|voce (?:se )?lembra|vc lembra|lo que te (?:dije|conte)|que te (?:dije|conte|habia dicho|habia contado)|que le (?:dije|conte)|o que (?:eu )?(?:te |lhe )?(?:disse|contei|falei))\b/;
/** "¿Recuerda mi meta?": to usted and você the verb stands alone. */
const REMEMBERS_FIRST = /^\W*(?:y |e )?(?:recuerda|se acuerda|lembra|se lembra)\b/;
const ABOUT_OWN_LIFE =
  /\b(?:como se (?:llaman?|llamaba|chamam?|chamava) (?:mis?|meus?|minhas?)|(?:donde|onde) (?:eu )?(?:vivo|trabajo|estudio|moro|trabalho|estudo|naci|nasci)|con quien vivo|com quem (?:eu )?moro|de donde soy|de onde eu sou|(?:cuantos|cuantas|quantos|quantas) (?:anos|hij\w+|filh\w+) (?:eu )?(?:tengo|tenho)|a que me dedico|(?:en que|de que) (?:trabajo|trabalho)|en que (?:quedamos|habiamos quedado)|o que (?:a gente )?combin(?:amos|ou)|(?:cual|qual) (?:es|era|e|fue|foi) (?:(?:el|o|a) )?(?:(?:mi|meu|minha) )?(?:meta|objetivo|paso|passo|sueno|sonho)|que (?:me )?(?:ayudaba|calmaba)|(?:que|o que) (?:era lo que )?(?:yo |eu )?queria (?:yo |eu )?(?:lograr|conseguir|cambiar|volver|dejar|hacer|alcancar|mudar|voltar|parar|fazer)|de que hablamos|sobre o que (?:a gente )?(?:falou|falamos|conversamos))\b/;

export function asksToRecall(text: string): boolean {
  const flat = plain(text);
  const isAsked =
    text.includes('?') ||
    /^(?:y |e |oye |ey |olha )?(?:te acuerdas|te acordas|recuerdas|como se|donde|onde|voce|vc|lembra|en que|o que|que te|que era|cual|qual)/.test(
      flat,
    );
  return (
    isAsked &&
    flat.split(' ').length <= 22 &&
    [REMEMBERS, REMEMBERS_FIRST, ABOUT_OWN_LIFE].some((cue) => cue.test(flat))
  );
}

/** Names of people follow their place: "mi hermana Laura", "mi perro se llama Toby". */
const NAMES =
  /(?:se (?:llama|llamaba|chama|chamava)n?|(?:mi|mis|meu|minha|Mi|Meu|Minha) \p{L}+) \p{Lu}\p{Ll}+/u;

export function recalled(reading: Reading): Draft {
  const found = answersTo(reading);
  const { pending } = reading.state;
  const [best, second] = found;
  if (!best) return { kind: 'memory.recall', frame: 'memory.recall.none', pending };
  const ago = agoInWords(best.at, reading.now, reading.style.language);
  const ids = found.map(({ id }) => id);
  if (best.kind === 'step')
    return {
      kind: 'memory.recall',
      frame: best.outcome ? 'memory.recall.step' : 'memory.recall.step + memory.how-was-it',
      holes: { step: best.text, ago },
      pending: best.outcome ? pending : { hint: 'free', about: 'review' },
      state: { recalled: ids },
    };
  return {
    kind: 'memory.recall',
    frame: second ? 'memory.recall.two' : 'memory.recall',
    holes: { said: said(best), more: second && said(second), ago },
    pending,
    state: { recalled: ids },
  };
}

/** What may be said back of it, on one line. */
function said({ text }: Memory): string {
  return text
    .split('\n')
    .join('; ')
    .replace(/"/g, '')
    .replace(/[.;\s]+$/, '');
}

/** The memories that answer, best first, at most two; none rather than one that merely resembles. */
function answersTo(reading: Reading): Memory[] {
  const { text, memories, topic } = reading;
  const after = asksFor(text);
  const cue = cueOf(text, topic);
  const wanted = {
    ...cue,
    abouts: after.name ? among(after.name).map((who) => `name:${who}`) : after.abouts,
    kinds: after.kinds,
  };
  const isParticular = after.name !== null || after.abouts.length > 0 || after.kinds.length > 0;
  const mayAnswer = (memory: Memory) => {
    if (isPrivate(memory) || memory.kind === 'mood' || memory.kind === 'safety') return false;
    if (!mayEcho(said(memory))) return false;
    if (after.name) return isNamed(memory, after.name);
    if (after.abouts.length > 0) return memory.about !== undefined && after.abouts.includes(memory.about);
    if (after.kinds.length > 0) return after.kinds.includes(memory.kind);
    return memory.kind !== 'summary';
  };
  const scored = memories
    .filter(mayAnswer)
    // That somebody exists is the least one can know of them.
    .map((memory) => ({ memory, score: relevanceOf(memory, wanted) - (memory.kind === 'person' ? 0.5 : 0) }))
    .filter(
      ({ memory, score }) => score >= (isParticular ? 1 : 1.5) && covers(memory, cue.stems, isParticular),
    )
    .toSorted((a, b) => b.score - a.score || b.memory.at.localeCompare(a.memory.at));
  const [best, second] = scored;
  if (!best) return [];
  const isPair = second && !isParticular && second.score >= best.score && best.memory.kind === 'fact';
  return isPair ? [best.memory, second.memory] : [best.memory];
}

/** "La deuda de mi hermano": the person must be in it, and of what else is asked something too. */
function covers({ text, kind }: Memory, stems: ReadonlySet<string>, isParticular: boolean): boolean {
  const own = stemsOf(text);
  const people = [...stems].filter(isPersonStem);
  const things = [...stems].filter((stem) => !isPersonStem(stem));
  const hasPeople = people.length === 0 || people.some((stem) => own.has(stem)) || kind === 'step';
  return hasPeople && (isParticular || things.length === 0 || things.some((stem) => own.has(stem)));
}

function isNamed({ text, about }: Memory, asked: string): boolean {
  const who = personOf(text);
  return among(asked).some((one) => about === `name:${one}` || (who === one && NAMES.test(text)));
}

/** Begins the `about` of what is not to be kept. */
export const PRIVATE = 'private:';

/** "No guardar lo de mi hermana" is kept for us and is nothing to bring up. */
export function isPrivate({ about }: Pick<Memory, 'about'>): boolean {
  return about?.startsWith(PRIVATE) ?? false;
}

/** Whether a text speaks of what a private note shuts out, by any of its ways to say it. */
export function isShutOut(text: string, { about = '' }: Pick<Memory, 'about'>): boolean {
  const ways = about.slice(PRIVATE.length).split('|');
  return ways.some((words) => touches(text, new Set(words.split(' '))));
}

/** Whom they asked not to talk about. */
export function avoidedIn(memories: readonly Memory[]): ReadonlySet<string> {
  return new Set(memories.filter(({ kind }) => kind === 'avoid').flatMap(({ text }) => peopleIn(text)));
}

export function isAvoided({ kind, text }: Memory, avoided: ReadonlySet<string>): boolean {
  return kind !== 'avoid' && avoided.size > 0 && peopleIn(text).some((who) => avoided.has(who));
}

/** "Mi hermana Laura" → "tu hermana Laura"; null where it is more than a name. */
export function personSaid({ text }: Memory, { address }: StyleProfile): string | null {
  if (/^(?:tus?|sus?|seus?|suas?) /.test(text)) return text;
  if (!/^(?:mis?|meus?|minhas?) /i.test(text)) return text;
  const [found] = findPeople(tokenize(text), address);
  return found?.theirs === text.toLowerCase() ? found.ours : namedByUs(text, address);
}
