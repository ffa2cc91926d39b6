import { expect, test } from 'vitest';
import { laterThan, newId } from './ids.server.ts';

test('ids are UUID v7, all different, and sort in the order they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('an id that must be later is, also after one of a clock that was ahead', () => {
  const ahead = '06b0a3c4-5bff-7fff-bfff-ffffffffffff';
  const ids = [ahead];
  for (let made = 0; made < 50; made++) ids.push(laterThan(ids.at(-1), newId()));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  // Everybody else goes on by the clock.
  const own = newId();
  expect(
    own < ahead && laterThan(null, own) === own && laterThan(newId(), 'f'.repeat(36)) === 'f'.repeat(36),
  ).toBe(true);
});
