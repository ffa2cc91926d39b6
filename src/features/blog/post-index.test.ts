import { describe, expect, test } from 'vitest';
import { indexPost, searchPosts } from './post-index.ts';
import { readPosts } from './read-posts.server.ts';

const post = (slug: string, title: string, summary: string, text: string, date = '2026-01-01') => ({
  slug,
  title,
  summary,
  text,
  date,
});
const POSTS = [
  post('dormir', 'Volver a dormir', 'Siete noches.', 'La ansiedad llega de madrugada.'),
  post('ansiedad', 'Ansiedad de madrugada', 'Qué hacer a las tres.', 'Respira. Canción de cuna.'),
  post('rabia', 'Rabia en el tráfico', 'Emociones al volante.', 'Cuenta hasta diez.'),
];
const slugs = (question: string) => searchPosts(POSTS, question).map(({ slug }) => slug);

describe('searching posts', () => {
  test('puts a word of the title before the same word in the text', () => {
    expect(slugs('ansiedad')).toEqual(['ansiedad', 'dormir']);
  });

  test('does not mind accents, capitals, plurals or marks', () => {
    expect(slugs('¿CANCIONES?')).toEqual(['ansiedad']);
    expect(slugs('trafico')).toEqual(['rabia']);
    expect(slugs('emoción')).toEqual(['rabia']);
  });

  test('wants every word', () => {
    expect(slugs('madrugada cuna')).toEqual(['ansiedad']);
    expect(slugs('madrugada volante')).toEqual([]);
  });

  test('finds nothing for nothing', () => {
    expect(slugs('')).toEqual([]);
    expect(slugs('¿?')).toEqual([]);
  });
});

describe('the index of posts', () => {
  test('holds every post of the content, with title, summary and date', () => {
    expect(readPosts().length).toBeGreaterThanOrEqual(24);
    for (const { slug, title, summary, date, text } of readPosts()) {
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      expect(title).not.toMatch(/^["']/);
      expect(summary).toMatch(/\S/);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(text.length).toBeGreaterThan(500);
    }
  });

  test('reads titles with and without quotes, and leaves out what is no post', () => {
    expect(indexPost('---\ntitle: "Di \\"no\\""\nslug: no\n---\nHola [amigo](https://x.test/y).')).toEqual({
      slug: 'no',
      title: 'Di "no"',
      summary: '',
      date: '',
      text: 'Hola amigo .',
    });
    expect(indexPost('Sin cabeza')).toBeNull();
  });
});
