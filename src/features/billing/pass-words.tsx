// How the screens of passes write a pass, a day and who took the money.
import { appWords, tuWords } from '../../platform/browser/language.ts';

/** What a pass is called, in the language of the page. */
export function passName(plan: string): string {
  const { names } = tuWords().pass;
  return names[plan as keyof typeof names] ?? names.aliado;
}

export function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString(appWords().tag, { dateStyle: 'long' });
}

export function wayName(provider: string): string {
  const { ways } = tuWords().pass;
  return ways[provider as keyof typeof ways] ?? provider;
}
