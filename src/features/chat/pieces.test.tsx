// What a screen reader and a keyboard find in the two pieces, read off their markup.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import es from '../../../content/es/app.ts';
import { setLanguage } from '../../platform/browser/language.ts';
import { RecordPiece } from './record-piece.tsx';
import { SensesPiece } from './senses-piece.tsx';

const nothing = () => {};
setLanguage('es', es);

describe('the senses', () => {
  const html = renderToStaticMarkup(
    <SensesPiece senses={{ kind: 'senses', sense: 'hear', count: 3 }} onEnd={nothing} />,
  );

  test('are a named region with a named field and a way to do it without writing', () => {
    expect(html).toMatch(/<section[^>]*aria-labelledby="([^"]+)".*<h3 id="\1">Tres sonidos/);
    expect(html).toContain('aria-label="Algo que se oye"');
    expect(html).toContain('Ya, sin escribir');
  });

  test('say how far they are, and hide the row of numbers that only repeats it', () => {
    expect(html).toMatch(/role="status">0 de 3/);
    expect(html).toMatch(/<ol[^>]*aria-hidden="true"/);
  });
});

describe('the thought record', () => {
  const sheet = { kind: 'record' as const, step: 4, of: 8 };
  const cells = [
    { id: 'situation' as const, text: 'el domingo en el comedor' },
    { id: 'thought' as const, text: 'la directora ya se dio cuenta' },
    { id: 'belief' as const, text: '85' },
  ];

  test('shows what is written, each line with its name, and a labelled field for the open one', () => {
    const html = renderToStaticMarkup(
      <RecordPiece record={{ ...sheet, cells, open: 'emotion' }} onWrite={nothing} />,
    );
    expect(html).toContain('<dt>Situación</dt><dd>el domingo en el comedor</dd>');
    expect(html).toContain('<dt>Cuánto la creo</dt><dd>85 de 100</dd>');
    expect(html).toMatch(/<label[^>]*for="([^"]+)">Emoción<\/label><textarea id="\1"/);
    expect(html).toContain('Línea 4 de 8');
  });

  test('asks for a percentage with a slider that says its value', () => {
    const html = renderToStaticMarkup(
      <RecordPiece record={{ ...sheet, cells: cells.slice(0, 2), open: 'belief' }} onWrite={nothing} />,
    );
    expect(html).toMatch(/<label[^>]*for="([^"]+)">Cuánto la creo<\/label>.*<input id="\1" type="range"/);
    expect(html).toContain('aria-valuetext="50 de 100"');
  });
});
