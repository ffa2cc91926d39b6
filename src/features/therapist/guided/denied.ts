/** What we showed and they sent back ("deudas yo no tengo", "¿timidez?") is not it: it is neither shown nor taken again in this talk. Pure. */
import { plain } from '../tools/field-reads.ts';
import type { Heard } from './heard.ts';

/** Words too common in labels to say which is meant. */
const PLAIN: ReadonlySet<string> = new Set(
  'algo alguien familia hijos mismo casa trabajo pareja gente amigos vida cuerpo otra persona trabalho casal filhos mesmo'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 5;
/** They have or are none of it: a "no" that is not of something else they tell. */
const HAVE_NO =
  '(?:no|nao|ni|tampoco|nem) (?:yo |eu )?(?:tengo|tenemos|es|son|hay|tenho|temos|e|sao|tem|era|eran)(?: \\p{L}+){0,3} ';
const NOR_I = ' (?:yo |eu )?(?:no|nao) (?:tengo|tenemos|es|son|hay|tenho|temos|e|sao|tem)(?!\\p{L})';
const NONE =
  /^\W*(?:(?:no|nao)(?: no| nao)*\W*$|nada (?:de eso|disso|que ver)|ningun[oa]?(?!\p{L})|nenhum[a]?(?!\p{L})|(?:no|nao),? (?:no )?(?:es|e|era|nada de) (?:eso|isso|nada))/u;

const wordsOf = (label: string): string[] =>
  (plain(label).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word));

function isSentBack(text: string, label: string): boolean {
  return wordsOf(label).some((word) =>
    [
      `${HAVE_NO}${word}`,
      `(?<!\\p{L})${word}\\p{L}*(?:${NOR_I}|,? (?:no|nao)(?= ?[.,;]|$)|\\s*\\?|,? dice|,? diz)`,
    ].some((form) => new RegExp(form, 'u').test(text)),
  );
}

/** The talk with what this message denies out of it. */
export function withDenied<T extends Pick<Heard, 'text' | 'state' | 'guide'>>(heard: T): T {
  const { text, state } = heard;
  const said = plain(text);
  const shown = state.offered.filter(({ to }) => /^(?:situation|topic):/.test(to));
  const isNone = state.situation === null && NONE.test(said);
  const names = shown.filter(({ label }) => isNone || isSentBack(said, label));
  const active = heard.guide.situations.get(state.situation ?? '');
  const isActive = active !== undefined && isSentBack(said, active.name);
  const wrong = [...names.map(({ to }) => to.split(':')[1] ?? ''), ...(isActive ? [active.id] : [])];
  if (wrong.length === 0 || shown.some(({ label }) => plain(label) === said.trim())) return heard;
  return {
    ...heard,
    state: {
      ...state,
      wrong: [...new Set([...state.wrong, ...wrong])],
      situation: isActive ? null : state.situation,
      evidence: state.evidence.filter(([label]) => !wrong.includes(label)),
    },
  };
}

/** "Con mi hermana nada. Se murió el perro.": the sentence that only sends something back. */
const SENDS_BACK =
  /^(?:(?:no|nao|nada)(?:[ ,]+(?:no|nao|nada))*|(?:(?:no|nao),? )?(?:con|de|por|com|pelo|pela) (?:\p{L}+ ){1,4}(?:nada|no|todo bien|tudo bem)|(?:no|nao),? (?:(?:no |nao )?(?:es|e|son|sao|era)(?!\p{L})|eso|isso|nada (?:de|que)|por|con|com|pelo|pela)(?: \p{L}+){0,3})$/u;

/** The message without what it only sends back, where something else is told beside it. */
export function withoutSentBack(text: string): string {
  const sentences = text.split(/(?<=[.!;\n])\s+/);
  const left = sentences.filter(
    (one) =>
      !SENDS_BACK.test(
        plain(one)
          .replace(/[^\p{L} ,]/gu, '')
          .trim(),
      ),
  );
  return left.length > 0 && left.length < sentences.length ? left.join(' ') : text;
}
