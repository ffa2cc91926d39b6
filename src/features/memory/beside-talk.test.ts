import { describe, expect, test } from 'vitest';
import { besideTalk } from './beside-talk.ts';

const held = (kind: Parameters<typeof besideTalk>[0][number]['kind'], more = {}) => ({
  kind,
  text: 'algo',
  ...more,
});

describe('beside a conversation stand', () => {
  test('the steps nobody asked about yet, and what was told', () => {
    const step = held('step');
    const person = held('person');
    expect(besideTalk([step, person, held('step', { outcome: 'done' })])).toEqual({
      open: [step],
      remembered: [person],
    });
  });

  test('nothing of the safety plan, of moods or of what has a page', () => {
    expect(
      besideTalk([held('step', { slot: 'plan:people' }), held('mood'), held('kept'), held('safety')]),
    ).toBe(null);
  });

  test('nothing twice', () => {
    const whole = held('fact', { text: 'Mi prima vive en Loja' });
    expect(besideTalk([held('person', { text: 'mi prima' }), whole])?.remembered).toEqual([whole]);
  });

  test('few, the newest', () => {
    const facts = Array.from({ length: 9 }, (_, id) => held('fact', { id }));
    expect(besideTalk(facts)?.remembered).toEqual(facts.slice(0, 4));
  });
});
