/**
 * Keeps track of who the next verb is about, and refuses unknown words that stand where a verb would.
 */
import { flatAt, isArticle, isTimeNoun, NotSure, type Reader, verbFollows } from './reflect-reader.ts';
import { CONNECTORS, DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS } from './reflect-words-es.ts';
import { COMMON } from './words-common.ts';

export function noteSubject(reader: Reader, at: number): void {
  const { flat = '', low = '', text = '' } = reader.tokens[at] ?? {};
  if (CONNECTORS.has(flat)) {
    reader.connector = flat;
    reader.inherited = reader.subject ?? reader.inherited;
    reader.subject = null;
    reader.impersonal = false;
    return;
  }
  if (reader.subject !== null && reader.subject !== 'yo') return;
  const before = flatAt(reader, at - 1);
  if (PREPOSITIONS.has(before) && before !== 'como') return;
  const open =
    before === '' ||
    !reader.tokens[at - 1]?.isWord ||
    CONNECTORS.has(before) ||
    /^(y|hoy|ayer|anoche|siempre|ya|ahora)$/.test(before);
  if (SUBJECT_PRONOUNS.has(low) && (verbFollows(reader, at) || before === 'no')) nameOther(reader);
  else if (
    DETERMINERS.has(flat) &&
    flat !== 'mi' &&
    flat !== 'mis' &&
    open &&
    !verbFollows(reader, at) &&
    !isTimeNoun(flatAt(reader, at + 1))
  )
    nameOther(reader);
  else if (/^\p{Lu}/u.test(text) && at > 0 && open && text !== text.toUpperCase()) nameOther(reader);
}

export function nameOther(reader: Reader): void {
  reader.subject = 'other';
  reader.impersonal = false;
  reader.fresh = true;
}

/** "mi jefe grita", "cuando mi jefe grita": the noun that follows is the subject. */
export function opensSubject(reader: Reader, at: number): boolean {
  const before = reader.tokens[at - 1];
  if (!before?.isWord) return reader.subject === null || at === 0;
  if (CONNECTORS.has(before.flat)) return true;
  return reader.subject === null && reader.verbs === 0 && !PREPOSITIONS.has(before.flat);
}

/** "Malcrío", "recursé": first person by its accent, whether or not the verb is known. */
export const endsAsOwnVerb = (low: string) => /.{3}[éí]$|.{2}ío$/.test(low) && !ENDS_SO.has(low);

const ENDS_SO = new Set(
  'café bebé comité bufé chalé carné José André Salomé aquí allí ahí así también jabalí tío frío río lío vacío mío desafío sombrío porqué paté puré'
    .toLowerCase()
    .split(' '),
);

const ENDINGS = /(o|é|í|aba|ía|amos|emos|imos|aste|iste|aré|eré|iré|e|i)$/;

/** A word we do not know in the place of a verb, with a verb's ending, is not passed on. */
export function refuseUnknownVerb(reader: Reader, at: number): void {
  const token = reader.tokens[at];
  // "que la malcrío", "ya la recursé": an accent at the end of a word nobody knows is a verb's.
  if (token && /.{3}[éí]$|.{2}ío$/.test(token.low) && !ENDS_SO.has(token.low))
    throw new NotSure('unknown verb');
  if (!token || KNOWN.has(token.flat) || COMMON.has(token.flat) || PREPOSITIONS.has(token.flat)) return;
  if (/^(la|las|los)$/.test(flatAt(reader, at - 1)) && isArticle(reader, at - 1)) return;
  const before = flatAt(reader, at - 1);
  if (!/^(yo|no|me|se|nos|ya|lo|los|las|le|les|)$/.test(before)) return;
  if (before === 'lo' && flatAt(reader, at + 1) !== '') {
    if (/[oa]$/.test(token.flat)) return;
  }
  if (before === '' && (reader.tokens.length === 1 || !/(o|e|i|aba|ia)$/.test(token.flat))) return;
  if (before === '' && at > 0) return;
  if (/(ar|er|ir)(l[aeo]s?|te|se)$/.test(token.flat)) return;
  if (/(ndo|ado|ido|mente|oso|osa|ivo|ico)$/.test(token.flat) && before !== 'me') return;
  if (/^(yo|me|se|nos)$/.test(before)) throw new NotSure('unknown verb');
  if (ENDINGS.test(token.low) || ENDINGS.test(token.flat)) throw new NotSure('unknown verb');
}

const KNOWN = new Set(
  `solo siempre casi mucho poco como cuando donde porque aunque ahora hoy antes todo nadie nunca me te se lo le la
  ante nomas uno yo no ni mi si aqui ahi alli asi anoche este ese he que fue de tanto cada otro mismo
  entonces luego tarde nuevamente bastante demasiado cierto pobre gente noche jueves viernes lunes martes`.split(
    /\s+/,
  ),
);
