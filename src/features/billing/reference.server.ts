import { takeRandom } from '../../platform/random.server.ts';

/** Crockford's letters: nothing that looks like something else. 32 of them, so that a byte gives one without bias. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What providers and addresses call an order: 26 letters and digits (the most Webpay takes), 130 random bits. */
export function newReference(): string {
  return Array.from(takeRandom(26), (byte) => LETTERS[byte & 31]).join('');
}
