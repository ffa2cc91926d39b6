import { describe, expect, it, vi } from 'vitest';
import { lately } from './lately.ts';

describe('a reading kept lately', () => {
  it('reads a text once while few others are asked for', () => {
    const read = vi.fn((text: string) => [text.length]);
    const length = lately(read, 3);
    const first = length('hola');
    length('buenas');
    expect(length('hola')).toBe(first);
    expect(length('hola')).toEqual([4]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('forgets the oldest', () => {
    const read = vi.fn((text: string) => text.length);
    const length = lately(read, 2);
    for (const text of ['a', 'bb', 'ccc', 'bb', 'ccc', 'a']) expect(length(text)).toBe(text.length);
    expect(read.mock.calls.map(([text]) => text)).toEqual(['a', 'bb', 'ccc', 'a']);
  });

  it('keeps nothing of a text that could not be read', () => {
    let tries = 0;
    const read = lately((text: string) => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return text;
    });
    expect(() => read('hola')).toThrow('not yet');
    expect(read('hola')).toBe('hola');
  });

  it('may ask for another text while it reads one', () => {
    const halves: (text: string) => string = lately((text) =>
      text.length < 2 ? text : halves(text.slice(text.length / 2)),
    );
    expect(halves('abcdefgh')).toBe('h');
    expect(halves('efgh')).toBe('h');
  });
});
