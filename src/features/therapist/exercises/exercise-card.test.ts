import { describe, expect, test } from 'vitest';
import { EXERCISE_TEXTS_ES } from '../../../../content/es/exercises.ts';
import { EXERCISE_TEXTS_PT } from '../../../../content/pt/exercises.ts';
import { slipsIn } from '../../../../tests/support/register-slips.ts';
import type { Address, Language } from '../../intake/style-profile.ts';
import { pieceSchema } from '../move.ts';
import { EXERCISES } from './catalogue.ts';
import { exerciseCard } from './exercise-card.ts';

const IDS = EXERCISES.map(({ id }) => id);
const VOICES: [Language, Address][] = [
  ['es', 'tu'],
  ['es', 'vos'],
  ['es', 'usted'],
  ['pt', 'voce'],
];
const CARDS = VOICES.flatMap(([language, address]) => IDS.map((id) => ({ id, language, address })));

function wordsOf(id: string, language: Language, address: Address): string[] {
  const card = exerciseCard(id, language, address);
  if (card?.kind !== 'exercise') throw new Error(`no card for ${id} in ${language}`);
  return [card.name, card.intro, ...card.steps];
}

/** Orders said to tú, which are also what somebody else does ("escribe"): at the head of a sentence they are orders. */
const ORDER =
  /^(?:elig|escrib|anot|pon|mir|haz|di|piens|busc|respir|suelt|toc|not|escuch|lee|vuelv|repit|us|dej|baj|cierr|fíjat|imagin|describ|pid|agreg|recuerd|nombr|apoy|tom|separ|siént|acuést|levánt|sub|arrug|muev|moj|endurec|recorr|quédat|esper|aléj)(?:a|e|o)?(?:te|la|lo|le|las|los)?$/i;

describe('the cards of the exercises', () => {
  test('are those of the catalogue, in both languages, and no others', () => {
    const ids = [EXERCISE_TEXTS_ES, EXERCISE_TEXTS_PT].map((texts) => Object.keys(texts).toSorted());
    expect(ids).toEqual([IDS.toSorted(), IDS.toSorted()]);
    expect(exerciseCard('acute', 'es', 'tu')).toBeNull();
    expect(exerciseCard('toString', 'es', 'tu')).toBeNull();
  });

  test.each(CARDS)('$id, $language, $address: fits the screen and is written whole', ({ id, ...voice }) => {
    const card = exerciseCard(id, voice.language, voice.address);
    expect(pieceSchema.parse(card)).toEqual(card);
    const [name = '', intro = '', ...steps] = wordsOf(id, voice.language, voice.address);
    expect(name.length).toBeLessThanOrEqual(40);
    expect(intro.length).toBeLessThanOrEqual(400);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps.length).toBeLessThanOrEqual(7);
    for (const text of [...intro.split('\n\n'), ...steps]) {
      expect(text.length, text).toBeLessThanOrEqual(320);
      expect(text).toMatch(/^[A-ZÁÉÍÓÚÀÂÊÔÇ].*[.?"]$/);
      expect(text).not.toMatch(/[!¡{}|]/);
    }
    expect(new Set(steps).size).toBe(steps.length);
  });

  test.each(IDS)('%s marks three forms in Spanish and none in Portuguese', (id) => {
    const texts = [EXERCISE_TEXTS_ES, EXERCISE_TEXTS_PT].map((all) => JSON.stringify(all[id]?.steps ?? []));
    const forms = [...(texts[0] ?? '').matchAll(/\{([^}]*)\}/g)].map(([, inside = '']) => inside.split('|'));
    expect(forms.filter((three) => three.length !== 3 || three.includes(''))).toEqual([]);
    expect(texts[1]).not.toMatch(/[{}|]/);
  });

  test.each(IDS)('%s keeps to the form of address', (id) => {
    for (const address of ['tu', 'vos', 'usted'] as const) {
      const slips = wordsOf(id, 'es', address).flatMap((text) => slipsIn(text, address));
      expect(slips, address).toEqual([]);
    }
  });

  test.each(IDS)('%s gives no order to tú outside the braces', (id) => {
    const { intro = '', unfit = '', steps = [] } = EXERCISE_TEXTS_ES[id] ?? {};
    const heads = [intro, unfit, ...steps].flatMap((text) =>
      text
        .replace(/"[^"]*"/g, '')
        .split(/[.:?] /)
        .map((sentence) => /^[\p{L}]+/u.exec(sentence.trim())?.[0] ?? ''),
    );
    expect(heads.filter((word) => ORDER.test(word))).toEqual([]);
  });

  test.each(IDS)('%s leaves the gender of the person open', (id) => {
    const all = VOICES.flatMap(([language, address]) => wordsOf(id, language, address)).join(' ');
    expect(all).not.toMatch(
      /(?<!\p{L})(cansad[oa]|est[áa]s? list[oa]|sol[oa] (?:con|en casa)|tranquil[oa] contigo|mism[oa] que tú|sozinh[oa]|obrigad[oa]|dispuest[oa])(?!\p{L})/iu,
    );
  });

  /** Clinical reference §8, "not when", as far as the exercise itself can say it. */
  test.each([
    ['breathing', /pecho/, /peito/],
    ['muscles', /lesion/, /machucad/],
    ['tipp', /corazón.*embarazo.*alimentación/, /coração.*gravidez.*alimentar/],
    ['urge', /Ayuda ahora/, /Ajuda agora/],
    ['defusion', /voces/, /vozes/],
    ['assertive', /golpes/, /agressão/],
    ['sleep', /bipolar.*epilepsia.*turnos/, /bipolar.*epilepsia.*turnos/],
    ['grief', /dos semanas/, /duas semanas/],
    ['drinking', /médico/, /médico/],
    ['activation', /morir/, /morrer/],
    ['values', /morir/, /morrer/],
    ['opposite', /peligro/, /perigo/],
    ['record', /peligro/, /perigo/],
    ['problem', /violencia/, /violência/],
  ])('%s says before the first step whom it is not for', (id, es, pt) => {
    expect(EXERCISE_TEXTS_ES[id]?.unfit).toMatch(es);
    expect(EXERCISE_TEXTS_PT[id]?.unfit).toMatch(pt);
  });
});
