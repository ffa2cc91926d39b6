/** What the shipped model makes of sentences nobody trained it on. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unpackRising } from '../../../platform/packed-numbers.ts';
import { tokenize } from '../tokens.ts';
import { scoreTopics, sureTopic } from '../topic-scores.ts';
import { TOPICS, type Topic } from '../understanding.ts';
import { unpackTopicModel } from './topic-model.ts';
import TOPIC_MODEL_TABLE from './topic-model-table.json' with { type: 'json' };
import { WORD_CONCEPTS } from './word-concepts.ts';

const read = (text: string) => scoreTopics(tokenize(text));
const sum = (scores: { score: number }[]) => scores.reduce((total, { score }) => total + score, 0);

describe('a sentence lands on its topic', () => {
  test.each<[string, Topic]>([
    ['me acuesto cansadisima y a las dos sigo despierta mirando el techo', 'insomnia'],
    ['cada 5 de mes le debo a medio mundo y el sueldo no alcanza', 'money'],
    ['en el colectivo me faltó el aire y pensé que era un infarto', 'panic'],
    ['enterramos a mi papá hace un mes y no toco su ropa', 'grief'],
    ['mi ex ya anda con otra y yo sigo mirando sus historias', 'breakup'],
    ['mi jefe me escribe los domingos y me llena de pendientes', 'work_stress'],
    ['otra vez me tomé una botella entera yo solo', 'alcohol'],
    ['me duele la espalda desde hace años y ningún doctor da con qué es', 'chronic_pain'],
    ['meu filho de três anos faz birra o dia todo', 'parenting'],
    ['comi escondida até passar mal e depois fui vomitar', 'eating'],
    ['¿esta conversación la guarda alguien?', 'trust_in_ai'],
    ['¿será que tengo tdah?', 'ask_diagnosis'],
    ['¿puedo dejar la sertralina si ya estoy mejor?', 'ask_medication'],
    ['me pasas la receta del arroz con leche', 'offtopic'],
  ])('%s → %s', (text, topic) => {
    expect(read(text)[0]?.topic).toBe(topic);
  });

  test.each(['hola, no duermo nada', 'buenas noches, ya no duermo nada', 'oi, boa noite, não durmo nada'])(
    'a greeting does not hide what follows: %s',
    (text) => {
      expect(sureTopic(read(text))).toBe('insomnia');
    },
  );

  test.each(['hola', 'buenas tardes', 'oi, tudo bem?'])('a greeting alone stays one: %s', (text) => {
    expect(sureTopic(read(text))).toBe('greeting');
  });
});

describe('unsure is said', () => {
  test.each(['sí', 'la segunda', 'como un siete', 'fue el martes por la tarde', 'pode ser', 'qwerty zxcv'])(
    'a plain answer has no topic: %s',
    (text) => {
      expect(sureTopic(read(text))).toBeNull();
    },
  );

  test.each([
    '',
    '…',
    '😀😀',
    'hola',
    'no puedo dormir',
    'mi mamá, mi trabajo y mis deudas',
    'a'.repeat(4000),
  ])('scores are best first and sum to at most 1: %j', (text) => {
    const scores = read(text);
    expect(sum(scores)).toBeLessThanOrEqual(1);
    expect(scores.map(({ score }) => score)).toEqual(scores.map(({ score }) => score).sort((a, b) => b - a));
  });
});

describe('the table', () => {
  test('is light', () => {
    expect(brotliCompressSync(JSON.stringify(TOPIC_MODEL_TABLE)).byteLength).toBeLessThan(250_000);
  });
  test('has one row for the bias, each cue and each n-gram', () => {
    const { weights } = unpackTopicModel(TOPIC_MODEL_TABLE);
    const grams = unpackRising(TOPIC_MODEL_TABLE.grams).length;
    const rows = 1 + TOPICS.length + Object.keys(WORD_CONCEPTS).length + grams;
    expect(weights).toHaveLength(rows * (TOPICS.length + 1));
  });
  test('concepts have no accents and no ending open after fewer than three letters', () => {
    const words = Object.values(WORD_CONCEPTS).flatMap((list) => list.split(',').map((it) => it.trim()));
    expect(words.filter((word) => !/^([a-z]+|[a-z]{3,}\*)$/.test(word))).toEqual([]);
  });
});
