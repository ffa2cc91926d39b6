import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './new-id.ts';

test('a message id is a random UUID, also where the browser does not offer them', () => {
  expect(z.uuidv4().safeParse(newId()).success).toBe(true);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = [newId(), newId()];
  vi.unstubAllGlobals();
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(ids[0]).not.toBe(ids[1]);
});
