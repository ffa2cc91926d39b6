/** Wishes, questions of normality, forms of address, what weighs most, and people of few words: classes of messages. */
import { describe, expect, it } from 'vitest';
import { talk } from '../../../tests/support/replayed-talk.ts';

const LOSS_ES = ['perdí a mi mamá hace cinco meses', 'la casa quedó en silencio'];
const LOSS_PT = ['perdi minha mãe faz cinco meses', 'a casa ficou em silêncio'];
const last = <T>(list: T[]) => list.at(-1) as T;

describe('a wish for something to do', () => {
  it.each([
    'quiero probar algo',
    'quisiera algo que me ayude con las noches',
    '¿hay algo que pueda hacer?',
    '¿y entonces qué hago?',
    '¿cómo salgo de esto?',
    'no sé qué hacer',
    'necesito una herramienta',
    '¿tiene algún ejercicio para esto?',
    'me gustaría intentar algo distinto',
    'dame algo para los domingos',
    'necesito calmarme',
    '¿qué me recomiendas?',
  ])('"%s" brings something that fits', (wish) => {
    expect(last(talk([...LOSS_ES, wish]).kinds)).toMatch(/^(offer\.two|exercise\.(consent|check))$/);
  });

  it.each([
    'quero tentar alguma coisa',
    'tem algo que me ajude aos domingos?',
    'o que eu faço?',
    'não sei mais o que fazer',
    'preciso de alguma coisa que me acalme',
    'queria fazer algo com isso',
    'me ajuda',
  ])('"%s" brings something that fits', (wish) => {
    const { kinds, turns } = talk([...LOSS_PT, wish], { country: 'BR', locale: 'pt' });
    expect(last(kinds)).toMatch(/^(offer\.two|exercise\.(consent|check))$/);
    expect(last(turns).profile.language).toBe('pt');
  });

  it.each([
    'no quiero probar nada',
    'ya probé de todo y nada',
    'mi hermana quiere hacer algo en el cementerio',
    '¿renuncio o no renuncio?',
    'no sé qué hacer, si vender la casa o no vender',
  ])('"%s" asks for no tool', (text) => {
    expect(last(talk([...LOSS_ES, text]).frames)).not.toMatch(/wish\.(one|two|what)/);
  });

  it('takes a name, a place, a yes or "any" for a choice', () => {
    const wish = [...LOSS_ES, 'quisiera algo que me ayude'];
    const chosen = (answer: string) => talk([...wish, answer]).state.exercise?.id;
    expect(chosen('la carta')).toBe('grief');
    expect(chosen('puede ser la carta')).toBe('grief');
    expect(chosen('la primera')).toBe('grief');
    expect(chosen('sí')).toBe('grief');
    expect(chosen('cualquiera')).toBe('grief');
    expect(chosen('la segunda')).not.toBe('grief');
    expect(chosen('la segunda')).toBeDefined();
    const pt = talk([...LOSS_PT, 'quero tentar alguma coisa', 'pode ser a carta'], {
      country: 'BR',
      locale: 'pt',
    });
    expect(pt.state.exercise?.id).toBe('grief');
  });

  it('a letter on offer is no farewell', () => {
    const { turns } = talk([...LOSS_ES, 'quisiera algo que me ayude', 'la carta']);
    expect(last(turns).move.level).toBe('none');
  });

  it('asks what for when nothing was told, and begins what was picked', () => {
    const { frames, state } = talk(['hola', 'quiero probar algo que me ayude', 'el cuerpo']);
    expect(frames[1]).toBe('wish.what');
    expect(state.exercise?.id).toBe('breathing');
  });

  it('anger after a break-up is met with something for the impulse', () => {
    const { state } = talk(
      ['mi ex me dejó hace dos semanas', 'tengo ganas de romper todo, es pura bronca', 'dale, probemos algo'],
      { country: 'AR' },
    );
    expect(state.exercise?.id).toMatch(/urge|breathing|tipp/);
  });

  it.each(['prefiero hablar', 'mejor sigamos conversando', 'prefiero hablar de esto un rato'])(
    '"%s" is no fact to be said back',
    (text) => {
      const { frames, state } = talk([...LOSS_ES, text]);
      expect(last(frames)).toBe('talk.here');
      expect(state.facts.join(' ')).not.toMatch(/prefieres/);
    },
  );
});

describe('is it normal?', () => {
  it.each([
    ['me enojo con ella por haberse ido. ¿es normal?', 'normal.grief.anger'],
    ['¿es normal sentir alivio?', 'normal.grief.relief'],
    ['¿será normal que no pueda llorar?', 'normal.grief.numb'],
    ['¿está mal que me canse?', 'normal.tired'],
  ])('"%s" is answered by %s', (text, frame) => {
    expect(last(talk([...LOSS_ES, text]).frames)).toContain(frame);
  });

  it('what another does to them is never called normal', () => {
    expect(last(talk(['mi novio anda raro', '¿es normal que me revise el celular?']).frames)).not.toMatch(
      /normal\.(?!not)/,
    );
  });

  it('a statement asks nothing', () => {
    expect(last(talk([...LOSS_ES, 'no es normal que me hablen así']).frames)).not.toMatch(/normal\./);
  });
});

describe('how they speak to us', () => {
  const addressed = (text: string, country: string, answers = {}) =>
    last(talk(['no ando bien', text], { country, answers }).turns).profile.address;

  it('usted, vos and tú are answered in kind', () => {
    expect(addressed('¿usted cree que se pasa?', 'MX')).toBe('usted');
    expect(addressed('disculpe la molestia', 'CL')).toBe('usted');
    expect(addressed('decime vos qué pensás', 'CO')).toBe('vos');
    expect(addressed('¿tú crees que se pasa?', 'AR')).toBe('tu');
  });

  it('words to somebody else are not', () => {
    expect(addressed('le dije "usted no me quiere"', 'MX')).toBe('tu');
  });

  it('the intake stands above it, and what is on file turns with it', () => {
    expect(addressed('¿usted cree que se pasa?', 'MX', { 9: ['Casual'] })).toMatch(/tu|usted/);
    const { state } = talk(['perdí a mi marido hace un año', '¿usted cree que se pasa?'], { country: 'CL' });
    expect(state.facts.join(' ')).toMatch(/perdió a su marido/);
  });
});

describe('what weighs most comes first', () => {
  it.each([
    [
      'hola, mire, perdí a mi marido hace cuatro meses después de 32 años de casados, y la casa se me hace enorme, sobre todo los domingos que antes íbamos a la feria',
      /^Perdiste a tu marido/,
    ],
    [
      'los domingos son raros, antes íbamos todos al parque y comíamos ahí, y desde que murió mi hermano en marzo ya nadie propone nada y cada uno se queda en su casa',
      /hermano/,
    ],
  ])('"%s"', (text, opening) => {
    expect(talk([text], { answers: { 9: ['Casual'] } }).turns[0]?.text).toMatch(opening);
  });

  it('the first no of an answer is not told back', () => {
    const { turns } = talk(['mi ex me dejó', 'no, no voy a hacer nada, es bronca']);
    expect(turns[1]?.text).not.toMatch(/^No, no/);
  });
});

describe('people of few words', () => {
  const rows = [
    ['hola', 'bien', 'normal', 'nada en especial', 'trabajo', 'mucho', 'si', 'no', 'cansado'],
    ['hola', 'mal', 'no sé', 'la familia', 'todo', 'hace rato', 'si', 'no', 'a veces', 'ok'],
  ];
  it.each(rows)('get easier questions, not echoes', (...lines) => {
    const { turns, frames } = talk(lines);
    const easy = turns.filter(({ move, text }) => move.choices || move.piece || / o | u /.test(text));
    expect(easy.length).toBeGreaterThanOrEqual(lines.length / 2);
    expect(new Set(turns.map(({ text }) => text)).size).toBe(turns.length);
    expect(frames.filter((frame) => /^reflect\.fact \+ (hook\.open|invite\.short)$/.test(frame))).toEqual([]);
  });

  it('a pick is built on, a guess may miss', () => {
    const { frames } = talk(['hola', 'cansado', 'la cabeza', '7', 'meses', 'nada que ver']);
    expect(frames[2]).toMatch(/^terse\.picked/);
    expect(frames[5]).toMatch(/^guess\.no/);
  });
});

describe('lines about a topic match what was said', () => {
  it('a boss who shouts is not too much work', () => {
    const { frames } = talk([
      'mi jefa me grita delante de todos',
      'hoy otra vez me gritó',
      'y nadie dijo nada',
    ]);
    expect(frames.join(' ')).not.toMatch(/work_stress\.load/);
  });

  it('therapy that failed is no exercise to strike off', () => {
    expect(talk(['ya fui a terapia y nada']).frames[0]).toBe('tried.therapy');
    expect(talk(['fui al psicólogo dos veces y no me sirvió']).frames[0]).toBe('tried.therapy');
  });
});
