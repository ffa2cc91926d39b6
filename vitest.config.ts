import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/migrated-database.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}', 'tests/{,security/}*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The attacks at their full length: `npm run test:security`.
        extends: true,
        test: {
          name: 'security',
          include: ['tests/security/*.test.ts', 'tests/e2e/attack.e2e.ts'],
          env: { ATTACKS: 'long' },
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.e2e.ts'],
          // A real browser may be late once: what passes then is named as unsteady (tests/support/unsteady-reporter.ts).
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          setupFiles: ['tests/support/own-database.ts'],
        },
      },
    ],
  },
});
