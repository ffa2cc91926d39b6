import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { installMetrics } from '../../../platform/metrics.server.ts';
import { ModelFigures } from './model-figures.server.ts';

test('what the model costs and does stands beside the figures of the server', async () => {
  const figures = new ModelFigures();
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await installMetrics(app, figures.registry, undefined);
  figures.used('reply', { prompt: 2310, cached: 2048, completion: 240, reasoning: 192 });
  figures.used('reply', { prompt: 100, cached: 0, completion: 10, reasoning: 0 });
  figures.used('reader', { prompt: 5, cached: 0, completion: 3, reasoning: 9 });
  figures.asked('reply', 'ok');
  figures.asked('reply', 'first_token_timeout');
  figures.firstWords(0.3);
  figures.keptBack('dose');
  const { body } = await app.inject('/metrics');
  for (const line of [
    'model_tokens_total{use="reply",kind="prompt"} 362',
    'model_tokens_total{use="reply",kind="cached"} 2048',
    'model_tokens_total{use="reply",kind="completion"} 58',
    'model_tokens_total{use="reply",kind="reasoning"} 192',
    // Some count thoughts beside the words: a counter never falls.
    'model_tokens_total{use="reader",kind="completion"} 0',
    'model_requests_total{use="reply",outcome="ok"} 1',
    'model_requests_total{use="reply",outcome="first_token_timeout"} 1',
    'model_first_words_seconds_bucket{le="0.25"} 0',
    'model_first_words_seconds_bucket{le="0.5"} 1',
    'model_sentences_kept_back_total{rule="dose"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('process_cpu_seconds_total');
  await app.close();
});
