import type { KeyObject } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Db } from '../db/db.server.ts';
import type { Clock } from './clock.server.ts';
import { keyedMark } from './crypto.server.ts';
import { addAmounts, countHits } from './limit-store.server.ts';

export type SharedLimits = {
  db: Db;
  /** Of the marks under which addresses of the network are counted. */
  key: KeyObject;
  clock: Clock;
};

type Count = Parameters<FastifyRateLimitStore['incr']>[1];
/** What the plugin really hands over: the limit of the route, and the route in it. */
type OfRouteParams = Parameters<FastifyRateLimitStore['child']>[0] & { routeInfo?: RouteOptions };

/** Addresses a process remembers for the wide limit that all routes share. */
const REMEMBERED = 5_000;

/**
 * Where the strict limits of routes are counted when several processes serve one house: in the database, because a guess at
 * each of them is as many guesses. The wide one over all routes is against a flood at one process, and counted there.
 */
export function sharedStore({ db, key, clock }: SharedLimits): FastifyRateLimitStoreCtor {
  class OfRoute implements FastifyRateLimitStore {
    readonly #route: string;

    constructor({ method, url }: Pick<RouteOptions, 'method' | 'url'>) {
      this.#route = `${method} ${url}`;
    }

    incr(address: string, count: Count, windowMs = 60_000): void {
      const now = clock();
      const mark = keyedMark(key, `route ${this.#route} ${address}`);
      countHits(db, [{ mark, windowMs }], now).then((hits) => {
        const { hits: current = 1, endsAt = now } = hits.get(mark) ?? {};
        count(null, { current, ttl: Math.max(0, endsAt.getTime() - now.getTime()) });
      }, count);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  }

  return class OfProcess implements FastifyRateLimitStore {
    readonly #seen = new Map<string, { current: number; endsAt: number }>();

    incr(address: string, count: Count, windowMs = 60_000): void {
      const now = clock().getTime();
      const before = this.#seen.get(address);
      const isOver = !before || before.endsAt <= now || before.endsAt > now + windowMs;
      const seen = isOver
        ? { current: 1, endsAt: now + windowMs }
        : { ...before, current: before.current + 1 };
      this.#seen.delete(address);
      if (this.#seen.size >= REMEMBERED) this.#seen.delete(this.#seen.keys().next().value as string);
      this.#seen.set(address, seen);
      count(null, { current: seen.current, ttl: seen.endsAt - now });
    }

    child({ routeInfo, ...route }: OfRouteParams): FastifyRateLimitStore {
      return new OfRoute(routeInfo ?? route);
    }
  };
}

/** Counts amounts where all processes of the house see them, by keyed marks. */
export const sharedTally = ({ db, key }: Pick<SharedLimits, 'db' | 'key'>) => ({
  add: (amounts: readonly { mark: string; amount: number; endsAt: Date }[]): Promise<number[]> =>
    addAmounts(
      db,
      amounts.map((one) => ({ ...one, mark: keyedMark(key, one.mark) })),
    ),
});
