import { createHash, randomBytes } from 'node:crypto';

/** One key for everybody on the PostgreSQL of the tests, as every process on one database has; else one of its own. */
export const TEST_MASTER_KEY: string = process.env.DATABASE_URL
  ? createHash('sha256').update(process.env.DATABASE_URL).digest('hex')
  : randomBytes(32).toString('hex');
