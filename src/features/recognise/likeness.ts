/** Which of a few texts a message means: an answer to a question, a question of a situation (widths 1 and 2 of therapist.md 3.3). Pure. */
import { encodeWithoutOrder } from './encoder.ts';
import { calibrated, softmax } from './head.ts';
import { overlap, type Rarity, signsOf } from './overlap.ts';
import { type Tables, tables } from './tables.ts';
import { wordsOf } from './words.ts';

/** A place of length one, where texts that belong together lie near each other. */
function placeOf(text: string, { encoder, near }: Tables): Float32Array {
  const encoded = encodeWithoutOrder(wordsOf(text), encoder);
  const place = new Float32Array(near.size);
  let square = 0;
  for (let at = 0; at < near.size; at++) {
    let sum = 0;
    const start = at * encoded.length;
    for (let k = 0; k < encoded.length; k++)
      sum += (near.weights[start + k] as number) * (encoded[k] as number);
    place[at] = sum;
    square += sum * sum;
  }
  const length = Math.sqrt(square) || 1;
  return place.map((value) => value / length);
}

/** Our own texts are the same for everybody: each is placed once. */
const PLACES_MAX = 12_000;
const places = new Map<string, Float32Array>();

function knownPlace(text: string, trained: Tables): Float32Array {
  const known = places.get(text);
  if (known) return known;
  const place = placeOf(text, trained);
  if (places.size < PLACES_MAX) places.set(text, place);
  return place;
}

/** What shared rare words count for beside what was learnt. */
const OVERLAP_COUNTS = 1;

/** How near each of the texts is to the message, in the logarithm of how likely it is meant; only their differences mean something. */
export function nearness(
  message: string,
  texts: readonly string[],
  rarity: Rarity,
  trained: Tables = tables(),
): Float32Array {
  const place = placeOf(message, trained);
  const signs = signsOf(message, trained);
  return Float32Array.from(texts, (text) => {
    const other = knownPlace(text, trained);
    let sum = 0;
    for (let k = 0; k < place.length; k++) sum += (place[k] as number) * (other[k] as number);
    return sum * trained.near.like + OVERLAP_COUNTS * overlap(signs, text, rarity);
  });
}

/** @returns for each of the texts how certain it is that the message means it rather than another of them, 0 … 1 */
export function likeness(
  message: string,
  texts: readonly string[],
  rarity: Rarity,
  trained: Tables = tables(),
): number[] {
  return [...softmax(nearness(message, texts, rarity, trained))].map((share) =>
    calibrated(share, trained.near),
  );
}
