/** Whole turns of the guided talk: how they are spoken to, exercises met by danger and stops, and the shape of every reply. */
import { describe, expect, it } from 'vitest';
import { slipsIn } from '../../../tests/support/register-slips.ts';
import { type Person, talk } from '../../../tests/support/replayed-talk.ts';
import { splicesIn } from '../../../tests/support/splices.ts';
import { allowedNumbers } from '../help/help-lines.ts';
import { guardSentence, splitForGuard } from '../safety/guard.ts';

const last = <T>(list: T[]) => list.at(-1) as T;

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

  it('formal in the intake stands above it, and whom they named turns with it', () => {
    expect(addressed('¿tú crees que se pasa?', 'MX', { 9: ['Formal'] })).toBe('usted');
    const { state } = talk(['perdí a mi marido hace un año', '¿usted cree que se pasa?'], { country: 'CL' });
    expect(state.people).toContain('su marido');
  });

  it('one Spanish sentence that could be Portuguese changes nothing, an unmistakable one does', () => {
    const { turns, state } = talk([
      'estoy mejor que la semana pasada',
      'pude salir a caminar dos veces',
      'mi hermana vino a verme',
    ]);
    expect(state.style.language).toBeUndefined();
    expect(last(turns).text).not.toMatch(/você|não/);
    expect(talk(['minha mãe não me escuta']).state.style.language).toBe('pt');
  });
});

describe('an exercise', () => {
  const begun = ['hagamos un ejercicio de respiración', 'no, nada de eso', 'sí', '8'];

  it('stops at the stop word', () => {
    const { kinds, state } = talk([...begun, 'alto'], { country: 'CL' });
    expect(last(kinds)).toBe('exercise.stop');
    expect(state.exercise?.status).not.toBe('running');
  });

  it('is paused by danger, which is asked about directly', () => {
    const { kinds, state } = talk([...begun, 'a veces pienso que quiero morirme']);
    expect(last(kinds)).toBe('risk.direct');
    expect(state.exercise?.status).toBe('paused');
  });
});

const TALKS: [string, Person, string[]][] = [
  [
    'a lonely person',
    { answers: { 6: ['listens'] } },
    [
      'me siento muy sola',
      'me mudé a Monterrey por trabajo',
      'los fines de semana no hablo con nadie',
      'mis compañeras salen juntas y nunca me invitan',
      'una vez les pregunté y se quedaron viendo',
      'no sé',
      'ok',
      'los domingos son lo peor',
      'mi mamá me llama pero no le quiero contar',
      '¿tú qué harías?',
      'puede ser',
      'gracias',
      'adiós',
    ],
  ],
  [
    'uma pessoa que cuida da mãe',
    { country: 'BR' },
    [
      'oi',
      'estou muito cansada, cuido da minha mãe',
      'meu irmão não ajuda em nada',
      'ontem ela não me reconheceu',
      'não sei',
      'quero dormir uma noite inteira',
      'você é uma pessoa?',
      'o que eu faço?',
      'sim',
      'obrigada',
      'tchau',
    ],
  ],
  [
    'alguien de usted que duda',
    { country: 'CO', answers: { 9: ['Formal'], 7: ['Directo'] } },
    [
      'Buenas tardes',
      'No creo que esto sirva',
      'Mi esposa me mandó',
      'no',
      'Discutimos por dinero',
      'Ella gasta y yo me enojo',
      'ya probé eso',
      'Fuimos tres veces a terapia',
      'usted qué haría',
      'gracias',
      'hasta luego',
    ],
  ],
];

describe.each(TALKS)('the shape of replies to %s', (_, person, lines) => {
  const { turns } = talk(lines, person);

  it('at most seventy words, one question, and nothing said twice', () => {
    const texts = turns.map(({ text }) => text);
    expect(texts.filter((text) => text.split(/\s+/).length > 70)).toEqual([]);
    expect(texts.filter((text) => (text.match(/\?/g)?.length ?? 0) > 1)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('gives back no run of four words of theirs, and keeps to the way they are spoken to', () => {
    for (const [at, { text, profile }] of turns.entries()) {
      expect(splicesIn(text, lines[at] ?? ''), text).toEqual([]);
      expect(slipsIn(text, profile.address), text).toEqual([]);
    }
  });

  it('passes the guard sentence by sentence', () => {
    for (const { text } of turns) {
      let questionsSoFar = 0;
      for (const sentence of splitForGuard(text)) {
        const numbers = allowedNumbers(person.country ?? 'MX');
        const verdict = guardSentence(sentence, { allowedNumbers: numbers, questionsSoFar });
        expect(verdict, sentence).toEqual({ ok: true });
        questionsSoFar += sentence.split('?').length - 1;
      }
    }
  });
});
