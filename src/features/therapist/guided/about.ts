/** Whom of theirs a message is about, where it says so plainly ("mi suegra"); asked about by what we call them. Pure. */
import { plain } from '../tools/field-reads.ts';
import { nextOf } from './answer-parts.ts';
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

/** How often each person of theirs is named as the one who does something. */
function mentions(text: string, people: readonly Person[]): Map<Person, number> {
  const written = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const words = written.map(plain);
  const found = new Map<Person, number>();
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '';
    const isMine = MINE.has(before);
    const isThe = THE.has(before);
    const isTheirs =
      isMine || (isThe && OWN_WITH_THE.test(word)) || (OWN_ALONE.test(word) && !OTHERS.has(before) && !isThe);
    const first = isMine || isThe ? (words[at - 2] ?? '') : before;
    const isSubject = isTheirs && !TO_WHOM.has(first);
    const person = isSubject && calledSo(written[at] ?? word, people);
    if (person) found.set(person, (found.get(person) ?? 0) + 1);
  }
  return found;
}

/** Whoever has died is asked about in other ways. */
const DIED =
  /(?<!\p{L})(?:muri[oó]|mur[ií]eron|falleci\p{L}*|muert[oae]s?|se nos fue|entierro|velorio|funeral|viud[oa]|morreu|morreram|faleceu|enterro|vel[oó]rio|vi[uú]v[oa]|q\.?e\.?p\.?d)(?!\p{L})/iu;
const GRAVE: ReadonlySet<string> = new Set(['duelo', 'lo-vivido', 'mascota']);
const GRAVE_LEAST = 0.25;

/** The person of theirs that is named most; null where nobody is, and where somebody has died or worse was lived. */
export function personIn({ text, guide, recognition, dangers }: Heard): Person | null {
  // Nobody is led to speak with who may hurt them.
  if (DIED.test(text) || dangers.length > 0) return null;
  if (recognition.topics.some(({ label, certainty }) => GRAVE.has(label) && certainty >= GRAVE_LEAST))
    return null;
  const found = mentions(withoutQuotes(text), guide.wordings.people);
  const most = Math.max(0, ...found.values());
  return [...found].find(([, times]) => times === most)?.[0] ?? null;
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

/** As one would ask a friend: about the person, about what happened, else the widest that is left. */
export function openQuestion(heard: Heard): { name: string; text: string } | null {
  const { lines } = heard.guide.wordings;
  const about = personQuestion(heard);
  if (about) return about;
  const event = HAPPENED.test(heard.text) ? nextOf(heard, 'open-event', lines.get('open-event') ?? []) : null;
  return event ?? nextOf(heard, 'open', lines.get('open') ?? []);
}
