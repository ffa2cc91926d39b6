import { describe, expect, it } from 'vitest';
import { type Person, talk } from '../../../../tests/support/replayed-talk.ts';

const ARGENTINA: Person = { country: 'AR' };

describe('a panic attack now', () => {
  const { frames, turns, state } = talk(
    [
      'tengo un ataque de pánico ahora mismo, me late re fuerte el corazón',
      'no, dolor no. ya me pasó antes',
      'en la cama',
      '9',
      'dale',
      'listo',
      '7',
      'el placard, una lámpara, mis zapatillas',
      'la sábana y la pared',
      'un auto y la heladera',
      'es sábado, estoy en mi casa',
      '4',
      'mi hermana',
    ],
    ARGENTINA,
  );

  it('goes body, place, number, consent, pacer, number, senses, number, person, end, and asks nothing else', () => {
    expect(frames[0]).toBe('medical.check');
    expect(frames.slice(1)).toEqual([
      'acute.known + acute.anchor',
      'acute.before',
      'echo.number + acute.consent',
      'ex.breathing.pacer',
      'acute.later',
      'rerate.down + acute.more + acute.see',
      'acute.touch',
      'acute.hear',
      'ex.grounding.orient',
      'acute.later',
      'rerate.down + acute.person',
      'acute.end',
    ]);
    expect(turns[4]?.move.piece).toMatchObject({ kind: 'pacer', exhaleSeconds: 6 });
  });

  it('reads the numbers back and none of their words, and keeps that it went from 9 to 4', () => {
    expect(turns[6]?.text).toMatch(/9.*7/);
    expect(turns[7]?.text).not.toContain('zapatillas');
    expect(turns[12]?.text).not.toContain('hermana');
    expect(state.mood.last).toBe(4);
  });

  it('skips the senses when the breath was enough, and uses them when the breath is declined', () => {
    const calm = talk(['me está dando un ataque de pánico ahora', 'no', 'en el baño', '8', 'sí', 'ya', '3']);
    expect(calm.frames.at(-1)).toContain('acute.person');
    const declined = talk([
      'me está dando un ataque de pánico ahora',
      'no',
      'en el baño',
      '8',
      'no, respirar no',
    ]);
    expect(declined.frames.at(-1)).toContain('acute.see');
    const asthma = talk(['me está dando un ataque de pánico ahora', 'no', 'en el baño', '8', 'tengo asma']);
    expect(asthma.frames.at(-1)).toContain('acute.see');
  });

  it('sends to a doctor when the body check says yes', () => {
    const { kinds } = talk(['me está dando un ataque de pánico ahora', 'sí, me duele mucho el pecho']);
    expect(kinds.at(-1)).toBe('medical');
  });
});

describe('panic at a bus terminal, in Portuguese', () => {
  const { frames, turns } = talk(
    [
      'to no terminal e meu coraçao ta disparado acho q vou morrer me ajuda',
      'nao, dor nao. é igual as outras vezes, a medica do posto ja viu meu coraçao',
      'encostei na parede',
      '9',
      'sim nao tenho',
      'ta 7. mas tem muita gente olhando',
      'placa azul, um moço de mochila, pipoca',
      'quinta. ia pra casa da minha tia. ta um 4 ja',
      'minha tia',
    ],
    { country: 'BR' },
  );

  it('asks the body first, then place, number, breath, senses, and ends with a person', () => {
    expect(frames).toEqual([
      'medical.check',
      'acute.known + acute.anchor',
      'acute.before',
      'echo.number + acute.consent',
      'ex.breathing.pacer',
      'rerate.down + acute.more + acute.see',
      'acute.touch',
      'rerate.down + acute.person',
      'acute.end',
    ]);
  });

  it('hears a number that stands beside other words', () => {
    expect(turns[5]?.text).toMatch(/9.*7/);
    expect(turns[7]?.text).toMatch(/9.*4/);
  });
});
