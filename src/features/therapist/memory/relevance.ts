/**
 * How much a memory has to do with what was just said: shared rare words, shared people, and, where the person asks
 * for something in particular ("¿cómo se llama mi hermana?"), the place it has in a life. Pure, and cheap enough to
 * be asked of thousands.
 */

import { plain } from '../cues.ts';
import type { Memory, MemoryKind } from '../move.ts';
import type { Topic } from '../understanding.ts';
import { among, isPersonStem, peopleIn, personOf, stemsOf } from './memory-words.ts';

export type Cue = {
  stems: ReadonlySet<string>;
  /** Places in a life that the message asks for or its topic touches, best first. */
  abouts: readonly string[];
  kinds: readonly MemoryKind[];
};

const ASKS_NAME =
  /\bcomo se (?:llaman?|llamaba|chamam?|chamava)\b|\b(?:el|o) (?:nombre|nome) de (?:mi|meu|minha)\b|\bquien es\b/;

/** What a question is after, by what it says. */
const AFTER: readonly (readonly [RegExp, Pick<Cue, 'abouts' | 'kinds'>])[] = [
  [/\b(?:donde|onde) (?:vivo|moro|estoy viviendo)\b/, { abouts: ['home', 'household'], kinds: [] }],
  [/\bcon quien vivo|com quem (?:eu )?moro\b/, { abouts: ['household', 'home'], kinds: [] }],
  [
    /\b(?:donde|en que|de que|onde|em que|de que|com o que) (?:eu )?(?:trabajo|trabalho|laburo|chambeo)\b|\b(?:a que|en que) me dedico\b|\bmi (?:trabajo|profesion|oficio)\b|\bmeu trabalho\b/,
    { abouts: ['work', 'job', 'schedule'], kinds: [] },
  ],
  [/\b(?:que|o que|donde|onde) (?:eu )?(?:estudio|estudo)\b/, { abouts: ['study'], kinds: [] }],
  [/\b(?:cuantos|quantos|cuantas|quantas) (?:hij|filh)/, { abouts: ['children'], kinds: [] }],
  [
    /\b(?:cuantos|quantos) anos (?:tengo|eu tenho|tenho)\b|\b(?:que|mi) edad\b|\bminha idade\b/,
    { abouts: ['age'], kinds: [] },
  ],
  [/\b(?:mi cumpleanos|meu aniversario|cuando cumplo)\b/, { abouts: ['birthday'], kinds: [] }],
  [
    /\b(?:de donde soy|donde naci|de onde (?:eu )?sou|onde (?:eu )?nasci)\b/,
    { abouts: ['origin'], kinds: [] },
  ],
  [
    /\b(?:que|o que) (?:es lo que |e que )?(?:me )?(?:ayuda|ayudaba|ayudo|sirve|sirvio|calma|calmaba|hace bien|ajuda|ajudou|acalma|faz bem)\b/,
    { abouts: [], kinds: ['helped'] },
  ],
  [
    /\b(?:en que (?:quedamos|habiamos quedado|quede)|que (?:quedamos|habiamos quedado|habia quedado)|(?:que|cual era el|cual fue el) (?:paso|compromiso|tarea|acuerdo)|o que (?:a gente )?combin(?:amos|ou)|qual (?:era|foi) o passo|que iba a hacer|o que eu ia fazer)\b/,
    { abouts: [], kinds: ['step'] },
  ],
  [
    /\b(?:mi|minha|mis|meu) (?:meta|objetivo|sueno|sonho|proposito)s?\b|\b(?:que|o que) (?:es lo que |era lo que )?(?:yo |eu )?queria (?:yo |eu )?(?:lograr|conseguir|cambiar|volver|dejar|hacer|alcancar|mudar|voltar|parar|fazer)\b/,
    { abouts: [], kinds: ['goal'] },
  ],
  [
    /\b(?:que|o que) (?:no me (?:gusta|sirve|ayuda)|nao me (?:ajuda|serve))\b/,
    { abouts: [], kinds: ['avoid'] },
  ],
  [
    /\b(?:con que|que) (?:frase )?(?:me (?:lleve|quede)|nos llevamos)\b|\b(?:de que|o que) (?:hablamos|conversamos|falamos)\b|\bla ultima vez\b|\b(?:a|da) ultima vez\b/,
    { abouts: [], kinds: ['takeaway', 'summary'] },
  ],
];

const TOPIC_ABOUTS: Partial<Record<Topic, readonly string[]>> = {
  work_stress: ['work', 'job', 'schedule'],
  parenting: ['children'],
  loneliness: ['household', 'home'],
  procrastination: ['study', 'work'],
};

/** What the message is about, ready to be held against memories. */
export function cueOf(text: string, topic: Topic | null): Cue {
  const flat = plain(text);
  const who = personOf(text);
  const after = AFTER.filter(([cue]) => cue.test(flat)).map(([, what]) => what);
  const named = who && ASKS_NAME.test(flat) ? among(who).map((one) => `name:${one}`) : [];
  return {
    stems: new Set([
      ...stemsOf(text),
      ...peopleIn(text).flatMap((who) => among(who).map((one) => `@${one}`)),
    ]),
    abouts: [...named, ...after.flatMap(({ abouts }) => abouts), ...((topic && TOPIC_ABOUTS[topic]) ?? [])],
    kinds: after.flatMap(({ kinds }) => kinds),
  };
}

/** Whether the message asks for something in particular, rather than touching it. */
export function asksFor(text: string): Pick<Cue, 'abouts' | 'kinds'> & { name: string | null } {
  const flat = plain(text);
  const after = AFTER.filter(([cue]) => cue.test(flat)).map(([, what]) => what);
  return {
    abouts: after.flatMap(({ abouts }) => abouts),
    kinds: after.flatMap(({ kinds }) => kinds),
    name: ASKS_NAME.test(flat) ? (personOf(text) ?? null) : null,
  };
}

export function relevanceOf(memory: Memory, cue: Cue): number {
  const said = stemsOf(memory.text);
  let score = 0;
  for (const stem of cue.stems) if (said.has(stem)) score += isPersonStem(stem) ? 2 : 1.5;
  if (memory.about && cue.abouts.includes(memory.about)) score += 3;
  if (cue.kinds.includes(memory.kind)) score += 3;
  return score;
}

const LOOSE: Readonly<Record<string, string>> = {
  a: '[aáàâã]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóôõ]',
  u: '[uúü]',
  n: '[nñ]',
  c: '[cç]',
};

/** A quick sieve before the exact count: whether any of the cue's words stand in a text at all. */
export function sieveOf(cue: Cue): RegExp | null {
  const words = [...cue.stems].map((stem) => (isPersonStem(stem) ? stem.slice(1, 5) : stem));
  if (words.length === 0) return null;
  const body = words.map((word) => word.replace(/[aeiounc]/g, (letter) => LOOSE[letter] ?? letter));
  return new RegExp(body.join('|'), 'i');
}
