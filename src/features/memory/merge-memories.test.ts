/** Said twice is kept once; what is set right takes the place of what was wrong. */
import { describe, expect, it } from 'vitest';
import { planMemory } from '../safety/safety-plan.ts';
import { statementsIn } from '../therapist/memory/memory-facts.ts';
import { stemsOf } from '../therapist/memory/memory-words.ts';
import type { Memory, MemoryDraft, MemoryOrder } from '../therapist/move.ts';
import { forgottenBy, mergeMemories } from './merge-memories.ts';

const now = new Date('2026-11-21T15:00:00Z');
let made = 0;
const memory = (draft: MemoryDraft, turnId = 't1'): Memory => {
  made += 1;
  return { ...draft, id: `m${made}`, at: '2026-11-14T15:00:00.000Z', turnId };
};
const fact = (text: string): MemoryDraft => statementsIn(text, now)[0] ?? { kind: 'fact', text };
const person = (text: string): MemoryDraft => ({ kind: 'person', text });

describe('the same again', () => {
  it.each([
    [fact('tengo dos hijos'), fact('Tengo dos hijos.')],
    [fact('sufro de migrañas'), fact('sufro de migranas')],
    [person('Mi hermana Laura'), person('mi hermana')],
    [person('Mi hermana Laura'), person('Laura')],
    [{ kind: 'name', text: 'Ana' } as const, { kind: 'name', text: 'Ana' } as const],
  ])('%j then %j adds nothing', (first, second) => {
    expect(mergeMemories([memory(first)], [second])).toEqual({ added: [], changed: [], wrong: [] });
  });

  it('twice in one message is kept once', () => {
    const drafts = [fact('tengo dos hijos'), fact('tengo dos hijos')];
    expect(mergeMemories([], drafts).added).toHaveLength(1);
  });
});

describe('what is set right', () => {
  it.each([
    ['vivo en Rosario', 'perdón, en realidad vivo en Córdoba', 'Vivo en Córdoba'],
    ['vivo en Rosario', 'me mudé a Mendoza', 'Me mudé a Mendoza'],
    ['trabajo en un banco', 'ya no trabajo en el banco', 'Ya no trabajo en el banco'],
    ['tengo dos hijos', 'me equivoqué, tengo tres hijos', 'Tengo tres hijos'],
    ['tengo 34 años', 'cumplí 35 años ayer', 'Cumplí 35 años ayer'],
    ['mi perro se llama Toby', 'mi perro se llama Tobías', 'Mi perro se llama Tobías'],
    ['moro em Recife', 'na verdade moro em Olinda', 'Moro em Olinda'],
  ])('"%s", then "%s": the second stands alone', (first, second, text) => {
    const known = memory(fact(first));
    const [draft] = statementsIn(second, now);
    const { added, changed } = mergeMemories([known], draft ? [draft] : []);
    expect(added).toEqual([]);
    expect(changed).toEqual([{ id: known.id, draft: expect.objectContaining({ text }) }]);
  });

  it('a wrong name goes, and the right one stays', () => {
    const wrong = memory(person('Mi hermana Laura'));
    const [draft] = statementsIn('perdón, mi hermana se llama Lorena', now);
    expect(mergeMemories([wrong], draft ? [draft] : []).wrong).toEqual([wrong.id]);
  });

  it('two sisters stay two', () => {
    const { added, wrong } = mergeMemories([memory(person('Mi hermana Laura'))], [person('Mi hermana Ana')]);
    expect(added).toHaveLength(1);
    expect(wrong).toEqual([]);
  });

  it('a name given later is put to the person already on file', () => {
    const known = memory(person('Mi hermana'));
    expect(mergeMemories([known], [person('Mi hermana Laura')]).changed[0]?.id).toBe(known.id);
  });

  it('what became of a step is written on the step', () => {
    const step = memory({ kind: 'step', text: 'llamar a Belkis' });
    const { added, changed } = mergeMemories(
      [step],
      [{ kind: 'step', text: 'llamar a Belkis', outcome: 'half' }],
    );
    expect(added).toEqual([]);
    expect(changed[0]).toMatchObject({ id: step.id, draft: { outcome: 'half' } });
  });
});

describe('an order to forget', () => {
  const sister = memory(person('Mi hermana Laura'));
  const madrid = memory(fact('mi hermana vive en Madrid'), 't2');
  const brother = memory(fact('mi hermano vive en Lima'), 't2');
  const byName = memory({ kind: 'step', text: 'escribirle a Laura, el domingo' }, 't3');
  const all = [sister, madrid, brother, byName];

  it('about somebody takes what speaks of them, by place or by name, and nobody else', () => {
    const order = {
      wish: 'forget-about' as const,
      about: ['mi hermana', 'Laura'].map((way) => [...stemsOf(way)]),
    };
    expect(forgottenBy(all, order, 't3')).toEqual([sister.id, madrid.id, byName.id]);
  });

  it('about the last thing takes what that message taught and what we had brought up', () => {
    const order = { wish: 'forget-last' as const, ids: [sister.id] };
    expect(forgottenBy(all, order, 't2')).toEqual([sister.id, madrid.id, brother.id]);
  });

  it('about everything takes everything, and a pause takes nothing', () => {
    expect(forgottenBy(all, { wish: 'forget-all' }, null)).toHaveLength(all.length);
    expect(forgottenBy(all, { wish: 'pause' }, 't3')).toEqual([]);
  });

  it('never takes a step of the safety plan', () => {
    const step = { ...planMemory('people', 'mi hermana Laura'), id: 'p', at: '', turnId: 't3' };
    const about = [[...stemsOf('Laura')]];
    for (const order of [{ wish: 'forget-all' }, { wish: 'forget-about', about }] as const)
      expect(forgottenBy([step], order as MemoryOrder, 't3')).toEqual([]);
    expect(forgottenBy([step], { wish: 'forget-last', ids: ['p'] }, 't3')).toEqual([]);
  });
});

describe('what has a place of its own', () => {
  it('is written over by the later one, of what is known and within one turn', () => {
    const known = { ...planMemory('alone', 'caminar'), id: 'p', at: '', turnId: null };
    const drafts = [
      planMemory('alone', 'cantar'),
      planMemory('signs', 'no duermo'),
      planMemory('signs', 'grito'),
    ];
    expect(mergeMemories([known], drafts)).toEqual({
      added: [planMemory('signs', 'grito')],
      changed: [{ id: 'p', draft: planMemory('alone', 'cantar') }],
      wrong: [],
    });
  });
});
