/**
 * What reads for danger, traps and harm hears the same once its lists of wordings are sifted as the server sifts them: every
 * reader reads messages and sentences of the training files before and after.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { piecesOf } from '../../platform/regexp-pieces.server.ts';
import { siftAll } from '../../platform/sifted.ts';
import { guardSentence } from '../safety/guard.ts';
import { normalise } from '../safety/normalise.ts';
import { readSignals } from '../safety/signals.ts';
import { harmIn } from '../therapist/model/model-harm.ts';
import { isTrap } from '../therapist/model/trap.ts';

const TRAINING = join(import.meta.dirname, '../../../training');
const ONE_IN = 25;

const texts = ['guard', 'risk'].flatMap((folder) =>
  readdirSync(join(TRAINING, folder))
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) =>
      readFileSync(join(TRAINING, folder, file), 'utf8')
        .trim()
        .split('\n'),
    )
    .filter((_, at) => at % ONE_IN === 0)
    .map((line) => (JSON.parse(line) as { text?: string }).text ?? '')
    .filter(Boolean),
);

const readings = (text: string) => ({
  signals: readSignals(normalise(text)),
  harm: [harmIn(text, '', 'es'), harmIn(text, '', 'pt')],
  trap: isTrap([text]),
  guard: guardSentence(text, { allowedNumbers: [], questionsSoFar: 0 }),
});

test('each reader hears in each text what it heard before', () => {
  const before = texts.map(readings);
  siftAll(piecesOf);
  expect(texts.map(readings)).toEqual(before);
  // Some of each are heard at all.
  expect(texts.length).toBeGreaterThan(2_000);
  expect(before.filter(({ signals }) => signals.length > 0).length).toBeGreaterThan(500);
  expect(before.filter(({ harm }) => harm.some(Boolean)).length).toBeGreaterThan(200);
  expect(before.filter(({ trap }) => trap).length).toBeGreaterThan(100);
  expect(before.filter(({ guard }) => !guard.ok).length).toBeGreaterThan(20);
});
