// What a screen reader and a keyboard find in the pieces, read off their markup. What a tap does: tests/e2e.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import es from '../../../content/es/app.ts';
import own from '../../../content/es/own.ts';
import { setLanguage } from '../../platform/browser/language.ts';
import { DraftPiece } from './draft-piece.tsx';
import { ExercisePiece } from './exercise-piece.tsx';
import { PagePiece } from './page-piece.tsx';
import { RecordPiece } from './record-piece.tsx';
import { ScreenerPiece } from './screener-piece.tsx';
import { SensesPiece } from './senses-piece.tsx';

const nothing = () => {};
setLanguage('es', { ...es, ...own });

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

test('an exercise opens with what it is for; its steps are there to keep the room, and not heard', () => {
  const html = renderToStaticMarkup(
    <ExercisePiece
      exercise={{
        kind: 'exercise',
        id: 'grounding',
        name: 'Volver a los sentidos',
        intro: 'Trae de vuelta.',
        steps: ['Mira.', 'Toca.'],
      }}
      onEnd={nothing}
    />,
  );
  expect(html).toMatch(/<section[^>]*aria-labelledby="([^"]+)".*<h3 id="\1">Volver a los sentidos/);
  expect(html).toContain('<p role="status">Trae de vuelta.</p>');
  expect(html).toContain('<p aria-hidden="true">Mira.</p>');
  expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual([
    'Empezar',
    'Dejarlo por ahora',
  ]);
});

test('a page is a link that says where it leads', () => {
  expect(renderToStaticMarkup(<PagePiece page="plan" />)).toMatch(
    /^<a [^>]*href="\/tu\/plan"><span><b>Tu plan de seguridad<\/b>.*Seis partes/,
  );
  expect(renderToStaticMarkup(<PagePiece page="memory" />)).toContain('href="/tu/memoria"');
});

test('a draft keeps its line breaks and has a place to say that it was copied', () => {
  const html = renderToStaticMarkup(
    <DraftPiece draft={{ kind: 'draft', text: 'Hola, mamá.\nTe llamo hoy.' }} />,
  );
  expect(html).toContain('<blockquote>Hola, mamá.\nTe llamo hoy.</blockquote>');
  expect(html).toMatch(/<button[^>]*>Copiar<\/button><span[^>]*role="status"><\/span>/);
});

test('a question of the screener stands above its answers, and says that any words will do', () => {
  const html = renderToStaticMarkup(
    <ScreenerPiece screener={{ kind: 'screener', text: '¿Has deseado no despertar?' }}>
      <button type="button">No</button>
    </ScreenerPiece>,
  );
  expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe(
    '|¿Has deseado no despertar?|No|Puedes contestar con tus palabras.|',
  );
});
