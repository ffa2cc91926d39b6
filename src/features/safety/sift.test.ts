import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { CALM } from './risk-state.ts';
import { GUESSED, HINTED, sifted } from './sift.ts';

const sift = (text: string, risk = CALM) => sifted(assess(text, risk), text, risk);

describe('what the guided talk acts on', () => {
  test.each(['quiero matarme', 'no quiero vivir más, ojalá no despertara', 'eu quero me matar'])(
    'said plainly, it stays as it was: %s',
    (text) => {
      expect(sift(text)).toEqual(assess(text, CALM));
      expect(sift(text).evidence).not.toContain(HINTED);
    },
  );

  test.each(['a veces quisiera desaparecer, no sé', 'la firme ya no quiero seguir'])(
    'words that may be a way of speaking are a hint: %s',
    (text) => {
      expect(sift(text)).toMatchObject({ level: 'low', own: 'low' });
      expect(sift(text).evidence).toContain(HINTED);
    },
  );

  test('what somebody else said stands between quotation marks', () => {
    expect(sift('mi mamá hizo un drama, "me quiero morir" dijo, así es ella').kinds).not.toContain('suicide');
    expect(sift('me dijo "cálmate" y yo quiero matarme').kinds).toContain('suicide');
  });

  test('with danger on file, or a question open, nothing is sifted out', () => {
    const text = 'quisiera desaparecer';
    for (const risk of [
      { ...CALM, level: 'low' as const, kinds: ['suicide' as const] },
      { ...CALM, step: 'direct' },
    ])
      expect(sift(text, risk).evidence).not.toContain(HINTED);
  });

  test('a no to it where nobody had asked is none, a no to the deed alone is asked about', () => {
    expect(sift('no me quiero matar ni nada de eso, estoy cansada').kinds).toEqual([]);
    expect(sift('no lo voy a hacer, tranquila').kinds).toEqual(
      assess('no lo voy a hacer, tranquila', CALM).kinds,
    );
  });

  test('what the trained reader alone is sure of, with no word of it there, only worries', () => {
    const found = {
      level: 'high',
      own: 'none',
      kinds: ['psychosis_mania'],
      evidence: ['firm:psychosis_mania'],
    } as const;
    const sifting = (text: string) =>
      sifted({ ...found, kinds: [...found.kinds], evidence: [...found.evidence] }, text, CALM);
    const bare = sifting('el martes pinté la reja de verde');
    expect(bare.kinds).toEqual([]);
    expect(bare.evidence).toContain(GUESSED);
    expect(sifting('oigo voces en la reja').kinds).toEqual(['psychosis_mania']);
  });

  test('what a relative wrote is theirs; what a proverb says is nobody’s', () => {
    expect(sift('mi hermano me escribió "ya no quiero vivir, me voy a matar"').kinds).toEqual([
      'third_party',
    ]);
    expect(sift('mi abuelo decía "hoy se murió el fútbol" y apagaba la tele').kinds).toEqual([]);
  });
});
