import { describe, expect, test } from 'vitest';
import { readAuthoredContent } from '../therapist/guided/authored-content.server.ts';
import { counted, evidenceOf, signsIn } from './counts.ts';
import { encode, meaningsOf } from './encoder.ts';
import { calibrated, read } from './head.ts';
import { likeness } from './likeness.ts';
import { overlap, rarityIn, signsOf } from './overlap.ts';
import { passagesOf, recognise } from './recognise.ts';
import TABLE from './recogniser-table.json' with { type: 'json' };
import { HEADS, tables } from './tables.ts';
import { bucketOf, piecesOf, wordsOf } from './words.ts';

describe('the words of a message', () => {
  test('are lower case, without accents, and not stretched; marks and pictures count', () => {
    expect(wordsOf('¿Nooooo DORMÍ, ñandú? 😔')).toEqual(['noo', 'dormi', 'nandu', '?', '😔']);
    expect(wordsOf('   ')).toEqual([]);
  });

  test('have pieces with their beginning and end marked, each in one row of the table', () => {
    expect(piecesOf('sol')).toEqual(['=sol', '<so', 'sol', 'ol>', '<sol', 'sol>', '<sol>']);
    expect(piecesOf('desafortunadamente')).toHaveLength(20);
    // FNV-1a of 32 bits, as its authors publish it for "a".
    expect(bucketOf('a', 2 ** 31)).toBe((0xe40c292c % 2 ** 31) + 1);
  });

  test('stand for ideas, with an ending taken off where the map does not know them', () => {
    const meanings = new Map([['llor', [3]]]);
    expect(meaningsOf('lloré'.normalize('NFD').replace(/\p{Mn}/gu, ''), meanings)).toEqual([3]);
    expect(meaningsOf('sol', meanings)).toEqual([]);
  });
});

describe('the tables', () => {
  test('read as they were trained to: the same situation, with nearly the same share', () => {
    const { encoder, heads } = tables();
    const plain = { ...heads.situation, slope: 1, shift: 0, counts: null };
    const same = TABLE.checks.filter(({ text, situation, share }) => {
      const [first] = read({ encoded: encode(text, encoder), signs: new Map() }, plain);
      return first?.label === situation && Math.abs(first.certainty - share) < 0.05;
    });
    expect(TABLE.checks.length).toBeGreaterThan(20);
    // A word's letters are kept in bytes: now and then two near ones change places.
    expect(same.length).toBeGreaterThanOrEqual(TABLE.checks.length * 0.9);
  });

  test('speak of situations, topics and questions that are written', () => {
    const { situations, topics, questions } = readAuthoredContent('es');
    const { heads } = tables();
    const known = new Set([...situations, ...topics, ...questions].map(({ id }) => id).concat('none'));
    const labels = [...heads.situation.labels, ...heads.question.labels];
    expect(labels.filter((label) => !known.has(label))).toEqual([]);
    for (const name of HEADS)
      expect(heads[name].weights.length).toBe(heads[name].labels.length * 4 * TABLE.width);
  });
});

describe('what is counted beside the encoder', () => {
  const meanings = new Map([['suegra', [7]]]);

  test('is words, neighbours with the ends of the message, ideas and neighbouring ideas', () => {
    const signs = signsIn(wordsOf('mi suegra'), meanings);
    // Two words, one idea; three pairs of neighbours, which say less.
    expect([...signs.values()].toSorted()).toEqual([0.5, 0.5, 0.5, 1, 1, 1]);
    expect(signsIn([], meanings).size).toBe(1);
  });

  test('one word that is only said of one label outweighs a long message around it', () => {
    const around = wordsOf('el domingo delante de nueve personas me quitó la cuchara de la mano');
    const keyOf = (word: string) => signsIn([word], new Map()).keys().next().value as number;
    const keys = Uint32Array.from([keyOf('suegra'), keyOf('mesa')]).toSorted();
    const isFirst = keys[0] === keyOf('suegra');
    const counts = counted(
      {
        keys,
        from: Uint32Array.of(0, 1, 2),
        labels: Uint16Array.from(isFirst ? [1, 0] : [0, 1]),
        times: Uint16Array.of(20, 20),
        smoothing: 30,
        worth: 4,
      },
      3,
    );
    const evidence = evidenceOf(signsIn([...around, 'suegra'], new Map()), counts);
    expect(evidence.indexOf(Math.max(...evidence))).toBe(1);
    expect([...evidenceOf(signsIn(around, new Map()), counts)]).toEqual([0, 0, 0]);
  });

  test('is kept with its keys in order, so that they are found', () => {
    for (const head of Object.values(tables().heads))
      if (head.counts) {
        expect(head.counts.keys).toEqual(head.counts.keys.toSorted());
        expect(head.counts.from.at(-1)).toBe(head.counts.labels.length);
      }
  });

  test.each([
    ['pucha mi suegra, vino el domingo y otra vez se metió con cómo crío a mi hijo', 'pareja/suegros'],
    ['se murió mi abuela, la que me crió, y todos dicen que ya era grande', 'duelo/murio-un-abuelo'],
    ['minha sogra não sai da minha casa e manda em tudo', 'pareja/suegros'],
  ])('hears in %j what it is about', (text, situation) => {
    expect(recognise(text).situations[0]?.label).toBe(situation);
  });
});

describe('recognising', () => {
  test('gives certainties between 0 and 1, the likeliest first, the same every time', () => {
    const once = recognise('mi jefe me grita delante de todos');
    expect(recognise('mi jefe me grita delante de todos')).toEqual(once);
    for (const list of Object.values(once)) {
      const certainties = list.map(({ certainty }) => certainty);
      expect(certainties.toSorted((a, b) => b - a)).toEqual(certainties);
      expect(certainties.every((one) => one >= 0 && one <= 1)).toBe(true);
    }
  });

  test.each(['', '   ', '😔', '?'.repeat(50), 'a'.repeat(4000), 'ja '.repeat(1300)])(
    'survives %j',
    (text) => {
      expect(recognise(text).situations.length).toBeGreaterThan(0);
    },
  );

  test('reads a long message passage by passage and says which one a situation comes from', () => {
    const sentence = (text: string) =>
      `${text} y no sé qué hacer con todo eso que me pasa desde hace ya bastante tiempo en mi casa.`;
    const text = [
      sentence('no puedo dormir y miro el techo hasta las cuatro'),
      sentence('mi jefe me humilla delante de todos'),
    ].join(' ');
    expect(passagesOf(text)).toHaveLength(2);
    const passages = recognise(text).situations.flatMap(({ passage }) => (passage ? [passage] : []));
    for (const passage of passages) expect(text).toContain(passage.slice(0, 20));
  });

  test('a certainty is the log odds of a share, stretched and moved', () => {
    expect(calibrated(0.5, { slope: 1, shift: 0 })).toBeCloseTo(0.5);
    expect(calibrated(0.9, { slope: 0.5, shift: 0 })).toBeCloseTo(0.75);
    expect(calibrated(1, { slope: 1, shift: 0 })).toBeLessThan(1);
  });
});

describe('telling a few texts apart', () => {
  const texts = ['Dormir mal por las noches', 'El dinero que no alcanza', 'Una pelea con mi hermana'];
  const rarity = rarityIn(texts);

  test('gives the text that shares rare words the most', () => {
    const signs = signsOf('otra vez me peleé con mi hermana');
    const shared = texts.map((text) => overlap(signs, text, rarity));
    expect(shared.indexOf(Math.max(...shared))).toBe(2);
    expect(overlap(signsOf('xyzw'), texts[0] as string, rarity)).toBe(0);
  });

  test('is a certainty for each', () => {
    const sure = likeness('no me alcanza la plata', texts, rarity);
    expect(sure).toHaveLength(3);
    expect(sure.indexOf(Math.max(...sure))).toBe(1);
  });
});
