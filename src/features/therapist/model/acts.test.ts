import { describe, expect, test } from 'vitest';
import { actOf, actOfMark, isQuoteOf, mayOfferUnder, toolSpecs } from './acts.ts';
import { MarkedStream } from './marked-stream.ts';

const call = (name: string, given: unknown) =>
  actOf({ id: 'c', name, arguments: typeof given === 'string' ? given : JSON.stringify(given) });

describe('tools', () => {
  test('each becomes an act', () => {
    expect(call('suggest_replies', { options: ['Sí', 'No'] })).toEqual({
      act: 'choices',
      labels: ['Sí', 'No'],
    });
    expect(call('open_exercise', { id: 'breathing' })).toEqual({ act: 'exercise', id: 'breathing' });
    expect(call('open_tool', { tool: 'plan' })).toEqual({ act: 'page', page: 'plan' });
    expect(call('open_tool', { tool: 'draft', text: 'Hola, mamá.' })).toEqual({
      act: 'draft',
      text: 'Hola, mamá.',
    });
    expect(call('raise_concern', { kind: 'suicide', level: 'low', quote: 'no quiero estar' })).toMatchObject({
      act: 'concern',
    });
    expect(call('clear_screen', '')).toEqual({ act: 'clear' });
    expect(call('end_session', '{}')).toEqual({ act: 'end' });
  });

  test.each([
    ['suggest_replies', { options: ['una sola'] }],
    ['suggest_replies', { options: ['a', 'x'.repeat(40)] }],
    ['open_tool', { tool: 'draft' }],
    ['open_tool', { tool: 'shell' }],
    ['raise_concern', { kind: 'madness', level: 'high', quote: 'nada' }],
    ['remember', { quote: 'corto' }],
    ['suggest_replies', 'no es JSON'],
    ['delete_everything', {}],
    ['toString', {}],
  ])('what is not in their form is dropped: %s %j', (name, given) => {
    expect(call(name, given)).toBeNull();
  });

  test('only what fits this person may be opened', () => {
    expect(JSON.stringify(toolSpecs(['grounding']))).toContain('["grounding"]');
  });
});

describe('marks in the text', () => {
  test.each([
    [
      'opciones: Ya hay alguien | Viene en camino',
      { act: 'choices', labels: ['Ya hay alguien', 'Viene en camino'] },
    ],
    ['ejercicio: grounding', { act: 'exercise', id: 'grounding' }],
    ['pagina: plan', { act: 'page', page: 'plan' }],
    ['página: memoria', { act: 'page', page: 'memory' }],
    ['texto: Hola.\nSoy yo.', { act: 'draft', text: 'Hola.\nSoy yo.' }],
    ['recordar: "mi hermana se llama Lore"', { act: 'remember', quote: 'mi hermana se llama Lore' }],
    [
      'riesgo: morir ; alto ; "ya lo tengo decidido"',
      { act: 'concern', kind: 'suicide', level: 'high', quote: 'ya lo tengo decidido' },
    ],
    [
      'risco: violência ; moderado ; "ele me bate"',
      { act: 'concern', kind: 'abuse_violence', level: 'moderate', quote: 'ele me bate' },
    ],
    [
      'riesgo: daño a otro ; inminente ; "lo espero afuera"',
      { act: 'concern', kind: 'harm_to_others', level: 'imminent', quote: 'lo espero afuera' },
    ],
    [
      'riesgo high abuse_violence: el viernes me empujó',
      { act: 'concern', kind: 'abuse_violence', level: 'high', quote: 'el viernes me empujó' },
    ],
    [
      'riesgo: low | suicide | si no despertara, descansaba',
      { act: 'concern', kind: 'suicide', level: 'low', quote: 'si no despertara, descansaba' },
    ],
    ['limpiar', { act: 'clear' }],
    ['fim', { act: 'end' }],
  ])('%s', (inside, act) => {
    expect(actOfMark(inside)).toEqual(act);
  });

  test.each([
    'opciones: una',
    'riesgo: morir',
    'riesgo: nada ; alto ; "x"',
    'pagina: inicio',
    'otra cosa',
    '',
  ])('what says nothing we know is dropped: %s', (inside) => {
    expect(actOfMark(inside)).toBeNull();
  });

  test.each([1, 2, 3, 7, 1000])('never reach the person, cut every %i characters', (size) => {
    const text = 'Te leo con calma. ⟦opciones: Sí | No⟧\nSigue. [[fin]] Aquí [sigo].';
    const stream = new MarkedStream();
    const said: string[] = [];
    for (let at = 0; at < text.length; at += size) said.push(...stream.push(text.slice(at, at + size)));
    said.push(...stream.end());
    expect(said.map((sentence) => sentence.trim())).toEqual(['Te leo con calma.', 'Sigue.', 'Aquí [sigo].']);
    expect(stream.marks).toEqual(['opciones: Sí | No', 'fin']);
  });

  test('one that is never closed shows nothing of itself', () => {
    const stream = new MarkedStream();
    const said = [...stream.push('Te leo. ⟦riesgo: morir ; alto'), ...stream.end()];
    expect(said).toEqual(['Te leo.']);
  });
});

describe('what is checked before an act', () => {
  test('quoted words stand in what the person wrote', () => {
    expect(isQuoteOf('Ojalá no amaneciera…', 'pues OJALA no amaneciera, digo yo')).toBe(true);
    expect(isQuoteOf('quiero morir', 'mi jefe quiere café')).toBe(false);
    expect(isQuoteOf('', 'algo')).toBe(false);
  });

  test('nothing to tap stands under a question about dying, violence or abuse', () => {
    expect(mayOfferUnder('Te leo. ¿Has pensado en matarte?', 'es')).toBe(false);
    expect(mayOfferUnder('¿Te pega?', 'es')).toBe(false);
    expect(mayOfferUnder('Você tem pensado em se matar?', 'pt')).toBe(false);
    expect(mayOfferUnder('Hablaste de matarte. ¿Ya hay alguien contigo?', 'es')).toBe(true);
  });
});
