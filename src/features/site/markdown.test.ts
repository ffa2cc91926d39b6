import { expect, test } from 'vitest';
import { renderMarkdown, slugOf } from './markdown.ts';

test('each heading gets the id one would type, and a second one of the same name another', () => {
  const { headings } = renderMarkdown('## ¿Cómo se combate?\n\nA.\n\n## ¿Cómo se combate?\n\nB.');
  expect(headings.map(({ id }) => id)).toEqual(['como-se-combate', 'como-se-combate-2']);
  expect(slugOf('Ánimo y sueño')).toBe('animo-y-sueno');
});

test('an exercise of some minutes stands in its own frame, and so does a call for professional help', () => {
  expect(renderMarkdown('## Dos minutos: un mensaje\n\n1. Piensa.').html).toContain(
    '<section class="exercise">',
  );
  expect(renderMarkdown('## Necesita apoyo profesional\n\nHoy.').html).toContain('<section class="notice">');
  expect(renderMarkdown('## Lo que ayuda\n\nTodo.').html).not.toContain('<section');
});

test('a section knows its question and its answer without marks', () => {
  const { sections, lead } = renderMarkdown('Hola.\n\n## ¿Y ahora?\n\nMira [Ayuda](/ayuda-ahora) **hoy**.');
  expect(lead).toContain('<p>Hola.</p>');
  expect(sections[0]).toMatchObject({ text: '¿Y ahora?', answer: 'Mira Ayuda hoy.' });
  expect(sections[0]?.body).not.toContain('<h2');
});
