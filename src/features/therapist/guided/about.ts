/** Whom of theirs a message is about, where it says so plainly ("mi suegra"); asked about by what we call them. Pure. */
import { plain } from '../tools/field-reads.ts';
import { nextOf, oneOfNext } from './answer-parts.ts';
import type { Heard } from './heard.ts';
import { withoutQuotes } from './question-part.ts';
import type { Person } from './wordings.ts';

const MINE: ReadonlySet<string> = new Set(['mi', 'mis', 'mio', 'mia', 'meu', 'meus', 'minha', 'minhas']);
/** These are called so without "mi", and so is everybody's own mother. */
const THE: ReadonlySet<string> = new Set(['el', 'la', 'los', 'o', 'a', 'os']);
const OWN_WITH_THE =
  /^(?:jefe|jefa|patron|patrona|marido|vecin[oa]s?|suegra|roomie|profe|chefe|gerente|sogra|vizinh[oa]s?)$/;
const OWN_ALONE = /^(?:mama|papa|mami|papi|mae|pai|mamae|papai)$/;

/** Of somebody else's mother, or of somebody who is only spoken to or gone to, it is not asked. */
const OTHERS: ReadonlySet<string> = new Set('su sus tu tus una un seu sua dele dela uma um'.split(' '));
const TO_WHOM: ReadonlySet<string> = new Set(
  'a al con de del para por sin en y ni o com da do pra pro na no e ao'.split(' '),
);

/** As it is written, else without its accents where that can be only one of them ("avó" is not "avô"). */
function calledSo(word: string, people: readonly Person[]): Person | undefined {
  const exact = people.find(({ words }) => words.includes(word));
  if (exact) return exact;
  const alike = people.filter(({ words }) => words.some((name) => plain(name) === plain(word)));
  return alike.length === 1 ? alike[0] : undefined;
}

/** The people of theirs a message names, and whether as the one who does something. */
function mentions(text: string, people: readonly Person[]): Map<Person, boolean> {
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const words = written.map(plain);
  const found = new Map<Person, boolean>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const isMine = MINE.has(before);
    const isThe = THE.has(before);
    const isTheirs =
      isMine || (isThe && OWN_WITH_THE.test(word)) || (OWN_ALONE.test(word) && !OTHERS.has(before) && !isThe);
    const first = isMine || isThe ? (words[at - 2] ?? '') : before;
    const isNamed = isTheirs || isThe || OTHERS.has(before);
    const person = isNamed && calledSo(written[at] ?? word, people);
    const isSubject = isTheirs && !TO_WHOM.has(first);
    if (person) found.set(person, isSubject || (found.get(person) ?? false));
  }
  return found;
}

/** Everybody of theirs a message names, whatever they do in it. */
export const peopleNamed = (text: string, people: readonly Person[]): Person[] => [
  ...mentions(withoutQuotes(text), people).keys(),
];

/** Whoever has died is asked about in other ways. */
const DIED =
  /(?<!\p{L})(?:muri[oó]|mur[ií]eron|falleci\p{L}*|muert[oae]s?|se nos fue|entierro|velorio|funeral|viud[oa]|morreu|morreram|faleceu|enterro|vel[oó]rio|vi[uú]v[oa]|q\.?e\.?p\.?d)(?!\p{L})/iu;
/** A death is taken for granted only where one is spoken of. */
export const LOST =
  /(?<!\p{L})(?:mur[ií]\p{L}*|falleci\p{L}*|muert\p{L}*|se (?:me |nos )?fue|perd[ií]\p{L}*|velorio|entierro|funeral|cementerio|luto|duelo|viud\p{L}*|ya no est[aá]|morre\p{L}*|morri|falec\p{L}*|enterr\p{L}*|partiu|vel[oó]rio|vi[uú]v\p{L}*|abort\p{L}*|ceniza\p{L}*|cinzas)(?!\p{L})/iu;
const GRAVE: ReadonlySet<string> = new Set(['duelo', 'lo-vivido', 'mascota']);
const GRAVE_LEAST = 0.25;

/** The one person a message is about; null where it names nobody or several, and where somebody has died or worse was lived. */
export function personIn({ text, guide, recognition, dangers }: Heard): Person | null {
  // Nobody is led to speak with who may hurt them.
  if (DIED.test(text) || dangers.length > 0) return null;
  if (recognition.topics.some(({ label, certainty }) => GRAVE.has(label) && certainty >= GRAVE_LEAST))
    return null;
  const found = mentions(withoutQuotes(text), guide.wordings.people);
  const [only, ...others] = found;
  return only?.[1] && others.length === 0 ? only[0] : null;
}

/** Asks about the person the message is about; null where nobody is, or everything was asked. */
export function personQuestion(heard: Heard): { name: string; text: string } | null {
  const person = personIn(heard);
  const question =
    person && nextOf(heard, 'about-person', heard.guide.wordings.lines.get('about-person') ?? []);
  return question && { ...question, text: question.text.replaceAll('@', person.ours) };
}

/** Something that happened is told, rather than how things are. */
const HAPPENED =
  /(?<!\p{L})(?:ayer|anoche|anteayer|antier|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|la semana pasada|de repente|ontem|(?:no|na) (?:s[aá]bado|domingo|segunda|ter[cç]a|quarta|quinta|sexta)|semana passada|do nada)(?!\p{L})[^?]*(?<!\p{L})(?:(?:me|nos|le|lo|la|se) (?:\p{L}+ó|dijo|hizo|puso|vino|dio|trajo|sali[oó]|\p{L}+ieron|\p{L}+aron)|me (?:disse|falou|ligou|mandou|deixou|gritou|pediu))(?!\p{L})/iu;

/** What a message says of itself, and so is not asked. */
const SAYS_WHEN =
  /(?<!\p{L})(?:desde|hace|hoy|ayer|anoche|antier|anteayer|a[nñ]os?|mes(?:es)?|semanas?|d[ií]as?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ene?ro|febre?ro|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre|navidad|h[aá]|hoje|ontem|anos?|m[eê]s|dias?|segunda|ter[cç]a|quarta|quinta|sexta|natal|(?:19|20)\d\d)(?!\p{L})/iu;
const SAYS_WHO =
  /(?<!\p{L})(?:nadie|alguien|ningu[eé]m|algu[eé]m|mis?|meus?|minhas?|amig[oa]s?|famili?a|fam[ií]lia|gente|(?:le|les|lo) (?:cont|dij)\p{L}+)(?!\p{L})/iu;
/** "No, no es eso", "pero yo te hablé de…": put right, which is no moment to ask how they are. */
const PUTS_RIGHT =
  /^\W*(?:no|nada|pero|ya (?:te|le)|n[aã]o|mas|j[aá] (?:te|disse))(?!\p{L})|(?:te|le) (?:dije|digo|habl[eé])/iu;
/** In a line or two they say little of themselves, and are not pressed to. */
const TELLS_WORDS = 10;

/** Open questions in a row that make an interview. */
const IN_A_ROW = 3;
const ASKS_OPENLY = /^(?:open|about-person)/;
const BETWEEN = /^(?:open|then-|about-person|hear|topic-)/;

/** Whether so much was asked openly that it is time for something else. */
function hasAskedEnough({ state }: Heard): boolean {
  const other = state.said.findLastIndex((name) => !BETWEEN.test(name));
  return state.said.slice(other + 1).filter((name) => ASKS_OPENLY.test(name)).length >= IN_A_ROW;
}

/** As one would ask a friend, nothing that was just told: about the person, about what happened, else the widest that is left. */
export function openQuestion(heard: Heard): { name: string; text: string } | null {
  if (hasAskedEnough(heard)) return null;
  const { text, guide, feeling } = heard;
  const ask = (section: string) => oneOfNext(heard, section, guide.wordings.lines.get(section) ?? []);
  const isTold = text.split(/\s+/).length >= TELLS_WORDS;
  const about = PUTS_RIGHT.test(text) ? null : personQuestion(heard);
  const event = HAPPENED.test(text) ? ask('open-event') : null;
  if (about ?? event) return about ?? event;
  const mayFeel = isTold && !feeling && !PUTS_RIGHT.test(text);
  const wasAsked = heard.state.said.filter((name) => ASKS_OPENLY.test(name)).length;
  // What is asked of how, who and when comes after the widest, where the message leaves it open.
  const later = [
    mayFeel ? 'open-feel' : '',
    SAYS_WHO.test(text) ? '' : 'open-who',
    SAYS_WHEN.test(text) ? '' : 'open-since',
  ].filter(Boolean);
  const [narrow] = wasAsked > 0 ? later.map(ask).filter((one) => one !== null) : [];
  return (wasAsked % 3 === 2 ? narrow : null) ?? ask('open') ?? narrow ?? null;
}
