/**
 * The brief a model conducts the talk by, one readable file a language. It is the same for everybody and comes first, so
 * that providers find it in their caches; what is known of the person comes after it, marked as data.
 */
import { readFileSync } from 'node:fs';
import type { Language } from '../../intake/style-profile.ts';

/** Goes up with every change of a brief; the log carries it. */
export const BRIEF_VERSION = 3;

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
