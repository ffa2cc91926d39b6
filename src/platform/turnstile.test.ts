import { expect, test } from 'vitest';
import { Turnstile, Turnstiles } from './turnstile.ts';

/** Work that ends when it is told to. */
function held(turnstile: Turnstile, begun: string[], name: string) {
  const end = Promise.withResolvers<string>();
  const passed = turnstile.pass(() => {
    begun.push(name);
    return end.promise;
  });
  return { passed, end: () => end.resolve(name), break: () => end.reject(new Error(name)) };
}

test('so many are through at once, and the others follow in the order they came', async () => {
  const turnstile = new Turnstile(2, 60_000);
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(turnstile, begun, name));
  expect(begun).toEqual(['a', 'b']);
  b?.end();
  await b?.passed;
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  const late = held(turnstile, begun, 'late');
  a?.break();
  await expect(a?.passed).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  for (const one of [c, d, late]) one?.end();
  expect(await late.passed).toBe('late');
});

test('whoever waits too long is told so, and takes nobody’s place', async () => {
  const turnstile = new Turnstile(1, 20);
  const begun: string[] = [];
  const first = held(turnstile, begun, 'first');
  const second = held(turnstile, begun, 'second');
  await expect(second.passed).rejects.toThrow('20 ms');
  first.end();
  await first.passed;
  expect(await turnstile.pass(async () => 'third')).toBe('third');
  expect(begun).toEqual(['first']);
});

test('each of many has a turnstile of their own, and it is gone when nobody uses it', async () => {
  const stiles = new Turnstiles(2, 5_000);
  const order: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (name: string) => async () => {
    most = Math.max(most, ++inside);
    for (let breath = 0; breath < 3; breath++) await new Promise((resolve) => setImmediate(resolve));
    inside--;
    order.push(name);
  };
  const many = Array.from({ length: 10 }, (_, index) => stiles.pass('ana', work(`ana ${index}`)));
  await Promise.all([...many, stiles.pass('beto', work('beto'))]);
  expect(most).toBe(3);
  expect(order.indexOf('beto')).toBeLessThan(4);
  expect(order.filter((name) => name.startsWith('ana'))).toEqual(many.map((_, index) => `ana ${index}`));
  await expect(stiles.pass('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await stiles.pass('ana', work('again'));
  expect(order.at(-1)).toBe('again');
});
