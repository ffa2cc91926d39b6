/**
 * The brief a model conducts the talk by, one readable file a language. It is the same for everybody and comes first, so
 * that providers find it in their caches; what is known of the person comes after it, marked as data.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../../intake/style-profile.ts';

/** Goes up with every change of a brief; the log carries it. */
export const BRIEF_VERSION = 5;

/** How a model is asked to act beside its words: by the server's tools, or by marks in the text. */
export type Acting = 'tools' | 'marks' | 'none';

const SECTIONS: Record<Language, Record<Exclude<Acting, 'none'>, RegExp>> = {
  es: {
    tools: /# Con herramientas\n([\s\S]*?)(?=\n# |$)/,
    marks: /# Sin herramientas\n([\s\S]*?)(?=\n# |$)/,
  },
  pt: {
    tools: /# Com ferramentas\n([\s\S]*?)(?=\n# |$)/,
    marks: /# Sem ferramentas\n([\s\S]*?)(?=\n# |$)/,
  },
};
const HEADING: Record<Language, string> = { es: '# Además de palabras', pt: '# Além de palavras' };

const texts = new Map<string, string>();

const fileOf = (language: Language): string =>
  readFileSync(new URL(`brief-${language}.md`, import.meta.url), 'utf8').replace(/^<!--[\s\S]*?-->\s*/, '');

/** @param exercises ids with what each is, as the model may open them */
export function briefFor(language: Language, acting: Acting, exercises: string): string {
  const key = `${language} ${acting} ${exercises}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const whole = fileOf(language);
  const acts = acting === 'none' ? '' : (SECTIONS[language][acting].exec(whole)?.[1] ?? '').trim();
  const last = acts === '' ? '' : `${HEADING[language]}\n${acts.replace('{{exercises}}', exercises)}`;
  const text = whole.slice(0, whole.indexOf('{{tools}}')) + last;
  texts.set(key, text.trimEnd());
  return text.trimEnd();
}

/** So many words in a row of the brief are no accident. */
const RUN = 10;
let runs: ReadonlySet<string> | undefined;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(words.length - RUN + 1, 0))
    .map((_, at) => words.slice(at, at + RUN).join(' '));
};

/** Whether a sentence recites the brief. What stands there in quotation marks is meant to be said. */
export function isOfBrief(sentence: string): boolean {
  runs ??= new Set(
    (['es', 'pt'] as const).flatMap((language) =>
      fileOf(language)
        .replace(/"[^"]*"/g, '\n')
        .split('\n')
        .flatMap(runsOf),
    ),
  );
  return runsOf(sentence).some((run) => runs?.has(run));
}
