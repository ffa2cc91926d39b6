/** What we showed and they sent back ("deudas yo no tengo", "¿timidez?") is not it: it is neither shown nor taken again in this talk. Pure. */
import type { Heard } from './heard.ts';

const flat = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');

/** Words too common in labels to say which is meant. */
const PLAIN: ReadonlySet<string> = new Set(
  'algo alguien familia hijos mismo casa trabajo pareja gente amigos vida cuerpo otra persona trabalho casal filhos familia mesmo gente'.split(
    ' ',
  ),
);
const LEAST_LETTERS = 5;
const NO = /(?<!\p{L})(?:no|nada|ni|ningun[oa]?|tampoco|nao|nem|nenhum[a]?|dice|diz)(?!\p{L})/u;
const NONE = /^\W*(?:no[,. ]|nada de eso|ningun[oa]|nenhum[a]?|nao[,. ]|nada disso|nada que ver)/u;
/** So far from the word a denial still is of it. */
const NEAR = 24;

const wordsOf = (label: string): string[] =>
  (flat(label).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word));

function isSentBack(text: string, label: string): boolean {
  return wordsOf(label).some((word) => {
    const at = text.indexOf(word.slice(0, LEAST_LETTERS));
    if (at < 0) return false;
    const after = text.slice(at, at + word.length + NEAR);
    return /^\p{L}*\s*\?/u.test(after) || NO.test(text.slice(Math.max(0, at - NEAR), at)) || NO.test(after);
  });
}

/** The talk with what this message denies out of it. */
export function withDenied<T extends Pick<Heard, 'text' | 'state' | 'guide'>>(heard: T): T {
  const { text, state } = heard;
  const said = flat(text);
  const shown = state.offered.filter(({ to }) => /^(?:situation|topic):/.test(to));
  const isNone = state.situation === null && NONE.test(said);
  const names = shown.filter(({ label }) => isNone || isSentBack(said, label));
  const active = heard.guide.situations.get(state.situation ?? '');
  const isActive = active !== undefined && isSentBack(said, active.name);
  const wrong = [...names.map(({ to }) => to.split(':')[1] ?? ''), ...(isActive ? [active.id] : [])];
  if (wrong.length === 0 || shown.some(({ label }) => flat(label) === said.trim())) return heard;
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
