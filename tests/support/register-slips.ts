/**
 * Words that belong to another way of addressing somebody than the one asked for. Theirs stand between quotation
 * marks and are left out; what is turned to our side is ours.
 */
import type { Address } from '../../src/features/intake/style-profile.ts';
import { tokenize } from '../../src/features/therapist/tokens.ts';
import { type Person, readingsOf } from '../../src/features/therapist/verbs-es.ts';

/** "Tú" with a capital is the name of a page. */
export const SLIPS: Record<Address, RegExp> = {
  tu: /(?<!\p{L})(vos|sos|ten[eé]s|quer[eé]s|pod[eé]s|sent[ií]s|dec[ií]s|contame|decime|escrib[ií]|usted|su gente|cuénteme|dígame|escriba|você)(?!\p{L})/u,
  vos: /(?<!\p{L})(tú|ti|contigo|eres|tienes|quieres|puedes|sientes|dices|cuéntame|dime|usted|cuénteme|dígame|você)(?!\p{L})/u,
  usted:
    /(?<!\p{L})(tú|te|ti|tu|tus|contigo|vos|eres|estás|tienes|quieres|puedes|sientes|dices|sabes|cuéntame|dime|contame|decime|escribí|você)(?!\p{L})/u,
  voce: /(?<!\p{L})(el|los|las|qué|cuándo|dónde|cómo|más|pero|usted|vos|tienes|cuéntame|dime|con|sin)(?!\p{L})/u,
};

const OTHERS: Partial<Record<Address, readonly Person[]>> = {
  tu: ['vos'],
  vos: ['tu'],
  usted: ['tu', 'vos'],
};

/** The words of another register in a reply, "en Tú" and quotations aside. */
export function slipsIn(reply: string, address: Address): string[] {
  const ours = reply
    .replace(/"[^"]*"/g, '')
    .replace(/(?<!\p{L})en Tú(?!\p{L})/giu, '')
    .toLowerCase();
  const word = SLIPS[address].exec(ours)?.[0];
  return [...(word ? [word] : []), ...verbsOf(ours, OTHERS[address] ?? [])];
}

/** After these a form in -as or -es is a verb; elsewhere it may be a noun ("preguntas", "partes"). */
const BEFORE_VERB = /^(no|te|se|lo|le|si|cuando|ya|qué|cómo|dónde|cuándo|tú|vos)$/;

/** Verbs that can only be said to these people. */
function verbsOf(text: string, others: readonly Person[]): string[] {
  const words = tokenize(text).filter(({ isWord }) => isWord);
  return words
    .filter(({ low, flat }, at) => {
      const readings = readingsOf(flat).filter(({ form }) => form === low);
      const isOnlyTheirs = readings.length > 0 && readings.every(({ person }) => others.includes(person));
      return isOnlyTheirs && (/[áéíóú]/.test(low) || BEFORE_VERB.test(words[at - 1]?.low ?? ''));
    })
    .map(({ low }) => low);
}
