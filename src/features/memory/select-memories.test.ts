/** However much is on file, a turn is given a handful, and the right one. */
import { describe, expect, it } from 'vitest';
import type { Memory, MemoryKind } from '../therapist/move.ts';
import { SELECTED_MAX, selectMemories } from './select-memories.ts';

const now = new Date('2026-11-21T15:00:00Z');
const cue = (text: string) => ({ text, topic: null, now });

const THINGS = [
  'guitarra',
  'taller',
  'mudanza',
  'río',
  'cocina',
  'bicicleta',
  'tesis',
  'jardín',
  'coro',
  'barrio',
];
const PEOPLE = ['mi hermana', 'mi primo', 'mi vecina', 'mi jefe', 'mi tía'];
const KINDS: MemoryKind[] = [
  'fact',
  'mood',
  'person',
  'helped',
  'summary',
  'step',
  'goal',
  'takeaway',
  'avoid',
];

/** Ten years of talking, in no order of importance. */
function history(count: number): Memory[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = KINDS[at % KINDS.length] as MemoryKind;
    const text = `${PEOPLE[at % PEOPLE.length]} habló de ${THINGS[at % THINGS.length]} número ${at}`;
    const day = new Date(now.getTime() - (count - at) * 3_600_000 * 17).toISOString();
    return { id: `m${at}`, kind, text, at: day };
  });
}

const planted: Memory = {
  id: 'planted',
  kind: 'fact',
  text: 'Le tengo miedo a los ascensores',
  at: '2019-03-02T10:00:00.000Z',
};

describe('what a turn is given of 5,000 memories', () => {
  const years = history(5_000);
  const withPlanted = [planted, ...years];

  it('is a handful, whatever is said', () => {
    const lines = [
      'hola',
      'mi hermana y mi primo hablaron de la guitarra, la tesis, el coro y el barrio',
      '¿te acuerdas?',
    ];
    for (const line of lines)
      expect(selectMemories(years, cue(line)).length).toBeLessThanOrEqual(SELECTED_MAX);
    expect(SELECTED_MAX).toBeLessThanOrEqual(60);
  });

  it('holds the oldest one of all when the message touches it, and not otherwise', () => {
    expect(selectMemories(withPlanted, cue('hoy me subí a un ascensor'))).toContain(planted);
    expect(selectMemories(withPlanted, cue('hoy comí temprano'))).not.toContain(planted);
  });

  it('always holds what was agreed last, the last mood and what to avoid', () => {
    const kinds = selectMemories(years, cue('hola')).map(({ kind }) => kind);
    for (const kind of ['step', 'mood', 'avoid', 'goal', 'helped', 'takeaway'] as const)
      expect(kinds).toContain(kind);
  });

  it('takes no longer than a few milliseconds', () => {
    selectMemories(withPlanted, cue('hoy me subí a un ascensor'));
    const times = Array.from({ length: 20 }, () => {
      const start = performance.now();
      selectMemories(withPlanted, cue('hoy me subí a un ascensor con mi jefe'));
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    expect(times[10]).toBeLessThan(15);
  });

  it('comes oldest first and is the same each time', () => {
    const once = selectMemories(withPlanted, cue('el ascensor de mi jefe'));
    expect(once).toEqual(selectMemories(withPlanted, cue('el ascensor de mi jefe')));
    expect(once.map(({ at }) => at)).toEqual(once.map(({ at }) => at).toSorted());
  });
});

describe('what has had its time', () => {
  const step: Memory = { id: 's', kind: 'step', text: 'llamar a Belkis', at: '2026-11-10T10:00:00.000Z' };
  const event: Memory = {
    id: 'e',
    kind: 'fact',
    text: 'El jueves es mi examen',
    at: '2026-11-14T10:00:00.000Z',
    on: '2026-11-19',
  };
  const noise = history(50).filter(({ kind }) => kind !== 'step');

  it('a step that was asked about is no longer open', () => {
    expect(selectMemories([step, ...noise], cue('hola'))).toContain(step);
    const done = { ...step, outcome: 'done' as const };
    expect(selectMemories([done, ...noise], cue('hola'))).not.toContain(done);
  });

  it('a day that has come is at hand for three weeks', () => {
    expect(selectMemories([event, ...noise], cue('hola'))).toContain(event);
    const later = { ...cue('hola'), now: new Date('2027-01-15T10:00:00Z') };
    expect(selectMemories([event, ...noise], later)).not.toContain(event);
  });
});
