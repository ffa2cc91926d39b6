/** Whole conversations: panic now, a loss, a break-up only listened to, "no sé", a step that comes up in talk. */
import { describe, expect, it } from 'vitest';
import { type Person, talk } from '../../../tests/support/replayed-talk.ts';
import { plain } from '../therapist/cues.ts';

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
    expect(turns[12]?.text).toContain('Tu hermana');
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

describe('a father who died', () => {
  const { turns, frames } = talk(
    [
      'Mi padre falleció en marzo y no puedo llorar',
      'Todos me dicen que sea fuerte',
      'yo me hice cargo de todo, el funeral, los papeles, mi mamá',
      'era jardinero, le gustaban los rosales',
      'todavía tengo su chaqueta en el auto',
      'no la he movido',
    ],
    { country: 'CL' },
  );

  it('is not asked for the last time it happened, nor for its scenes', () => {
    expect(frames.join(' ')).not.toMatch(/ask\.instance|hook\.again/);
    expect(turns.map(({ text }) => text).join(' ')).not.toMatch(/última vez/);
  });

  it('stays with the loss and returns a word of his every time', () => {
    const words = [/padre.*llorar/, /fuerte/, /funeral/, /rosales/, /chaqueta/, /movido/];
    for (const [index, word] of words.entries()) expect(turns[index]?.text).toMatch(word);
    expect(frames.some((frame) => frame.includes('family'))).toBe(false);
  });
});

describe('a break-up that is only listened to', () => {
  const { kinds, turns, state } = talk(
    [
      'no quiero ejercicios, nomas que me escuches',
      'mi novio me dejó por mensaje el martes',
      '4 años',
      'vi en instagram que ya anda con otra',
      'a lo mejor fue mi culpa por trabajar tanto',
      'como un 8',
      'su perro duerme en mi casa todavía',
      'que hago',
      'no, sigue escuchando',
      'extraño hasta sus ronquidos',
      'gracias, ya me voy a dormir',
    ],
    { country: 'MX' },
  );

  it('agrees to it in plain words and keeps to it: no exercise, no offer, no question but the change of mode', () => {
    expect(turns[0]?.text).toMatch(/escuch/);
    expect(state.mode).toBe('listen');
    expect(kinds.filter((kind) => /^(exercise|offer)/.test(kind))).toEqual([]);
    const asking = turns.filter(({ text }) => text.includes('?'));
    expect(asking.map(({ move }) => move.kind)).toEqual(['mode.check']);
  });

  it('reads the four years into the story, holds both halves of the guilt, and knows what the 8 weighs', () => {
    expect(turns[2]?.text).toMatch(/^Cuatro años.*mensaje/);
    expect(turns[4]?.text).toMatch(/trabajar tanto|a lo mejor/i);
    expect(turns[4]?.text).not.toMatch(/con nombre/);
    expect(turns[5]?.text).toMatch(/8.*separación|separación.*8/);
    expect(turns[9]?.text).toMatch(/cuatro años/i);
  });
});

describe('"no sé"', () => {
  it('at the start opens easy doors instead of asking for a scene', () => {
    const { frames, turns } = talk(['no sé, estoy mal', 'no sé', 'no sé', 'trabajé', 'no sé']);
    expect(frames[0]).toBe('doubt.doors');
    expect(turns[0]?.move.choices).toHaveLength(4);
    expect(turns[3]?.text).toContain('Trabajaste');
    expect(new Set(frames).size).toBe(frames.length);
  });

  it('after a loss was told is met there', () => {
    expect(talk(['mi mamá murió en enero', 'no sé']).frames[1]).toBe('doubt.two-options');
  });
});

describe('a step that comes up in talk', () => {
  const { frames, state, turns } = talk(
    [
      'me siento sola',
      'los fines de semana no hablo con nadie',
      'mis compañeras salen juntas',
      'le podría escribir a Fer',
      'el domingo en la mañana',
      '7',
    ],
    { country: 'MX' },
  );

  it('is given a moment and a number, and kept', () => {
    expect(frames.slice(3)).toEqual(['step.when', 'step.sure', 'step.kept']);
    expect(state.step).toBe('escribirle a Fer, el domingo en la mañana');
    expect(turns[5]?.remember).toContainEqual(expect.objectContaining({ kind: 'step' }));
  });

  it('is made smaller below seven', () => {
    const low = talk(['me siento sola', 'no hablo con nadie', 'quiero llamar a mi tía', 'mañana', '4']);
    expect(low.frames.at(-1)).toBe('step.small');
  });
});

describe('every reply', () => {
  const lines = [
    'me echaron del laburo después de 15 años',
    'no le dije a mi mujer',
    'salgo todas las mañanas con el bolso y me quedo en una plaza',
    'hace dos semanas',
    'tengo dos pibes',
    'si les digo me van a ver como un fracaso',
    'mi viejo decía que el que no trabaja no come',
    'tengo miedo que se largue a llorar',
    'no sé como empezar',
  ];

  it('carries a word or a number of theirs', () => {
    const { turns } = talk(lines, ARGENTINA);
    const calm = turns.filter(({ move }) => move.level === 'none');
    const said = lines.map((line) => plain(line)).join(' ');
    const stems = [...new Set(said.split(/[^a-z0-9ñ]+/).filter((word) => word.length > 3))].map((word) =>
      word.slice(0, 5),
    );
    const own = calm.filter(({ text }) => stems.some((stem) => plain(text).includes(stem)));
    expect(own.length / calm.length).toBeGreaterThanOrEqual(0.85);
  });

  it('does not fall back on what could be said of anything', () => {
    const texts = talk(lines, ARGENTINA).turns.map(({ text }) => text);
    expect(
      texts.filter((text) =>
        /Queda dicho|Sin adornos|Pongo aparte|Entre líneas|Anotado\.|Y eso, hoy|Eso pesa\./i.test(text),
      ),
    ).toEqual([]);
  });
});
