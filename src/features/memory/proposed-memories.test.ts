import { describe, expect, test } from 'vitest';
import { stemsOf } from '../therapist/memory/memory-words.ts';
import { PRIVATE } from '../therapist/memory/recall.ts';
import type { Memory } from '../therapist/move.ts';
import { checkProposals } from './proposed-memories.ts';

const MESSAGES = [
  { turnId: 'a', text: 'Vivo en Temuco con mi hermana Laura. Trabajo de noche en el hospital' },
  { turnId: 'b', text: 'Descubrí que caminar al río me calma. ¿Eso sirve de algo?' },
  { turnId: 'c', text: 'A veces pienso en quitarme la vida. Mi jefe se llama Darío' },
];
const check = (
  quotes: { kind?: 'person' | 'fact' | 'goal' | 'helped' | 'takeaway'; quote: string }[],
  more: { summary?: string[]; name?: string; known?: Memory[] } = {},
) =>
  checkProposals(
    {
      memories: quotes.map(({ kind = 'fact', quote }) => ({ kind, quote })),
      summary: (more.summary ?? []).map((quote) => ({ quote })),
    },
    MESSAGES,
    { name: more.name ?? null, known: more.known ?? [] },
  );
const texts = ({ memories }: ReturnType<typeof check>) => memories.map(({ draft }) => draft.text);

describe('what a model proposes to remember', () => {
  test('is kept as the sentence the person wrote, with its message', () => {
    const { memories } = check([{ kind: 'person', quote: 'vivo en temuco con mi hermana' }]);
    expect(memories).toEqual([
      {
        turnId: 'a',
        draft: {
          kind: 'person',
          text: 'Vivo en Temuco con mi hermana Laura',
          quote: 'Vivo en Temuco con mi hermana Laura',
        },
      },
    ]);
  });

  test.each([
    ['nobody said', 'Tiene dos hijos en Talca'],
    ['was said otherwise', 'Vivo en Valdivia con mi hermana Laura'],
    ['is put together from two sentences', 'mi hermana Laura trabajo de noche'],
    ['is one word', 'hospital'],
    ['is a question', 'Eso sirve de algo'],
    ['speaks of danger', 'pienso en quitarme la vida'],
  ])('is dropped when it %s', (_, quote) => {
    expect(texts(check([{ quote }]))).toEqual([]);
  });

  test('is kept once, and no more than five at a time', () => {
    const quotes = [
      'vivo en temuco',
      'con mi hermana Laura',
      'trabajo de noche',
      'trabajo de noche en el hospital',
    ];
    expect(texts(check(quotes.map((quote) => ({ quote }))))).toHaveLength(2);
  });

  test('finds the sentence although the name was hidden on the way out', () => {
    expect(texts(check([{ quote: 'con mi hermana [nombre]' }], { name: 'Laura' }))).toHaveLength(1);
  });

  test('stays out when it touches what was asked never to be kept', () => {
    const known: Memory[] = [
      { id: 'n', at: '', kind: 'avoid', text: 'x', about: `${PRIVATE}${[...stemsOf('Darío')].join(' ')}` },
    ];
    expect(texts(check([{ quote: 'Mi jefe se llama Darío' }]))).toHaveLength(1);
    expect(texts(check([{ quote: 'Mi jefe se llama Darío' }], { known }))).toEqual([]);
  });

  test('makes a summary only of their own sentences', () => {
    const { summary } = check([], { summary: ['caminar al río me calma', 'la persona está deprimida'] });
    expect(summary).toBe('Descubrí que caminar al río me calma');
  });
});
