import { Counter, Histogram, Registry } from 'prom-client';
import type { EngineFault } from './engine-error.ts';
import type { Usage } from './usage.ts';

/** What the model is asked for. */
export type ModelUse = 'reply' | 'reader' | 'memory' | 'summary';

/** What the model does and costs, for whoever runs the server. No person, id or word ever becomes a label. */
export class ModelFigures {
  readonly registry = new Registry();
  readonly #tokens = new Counter({
    name: 'model_tokens_total',
    help: 'Tokens as the server counted them; prompt without what was cached, completion without reasoning',
    labelNames: ['use', 'kind'],
    registers: [this.registry],
  });
  readonly #requests = new Counter({
    name: 'model_requests_total',
    help: 'Requests to the model by what became of them: ok, or the code of the fault',
    labelNames: ['use', 'outcome'],
    registers: [this.registry],
  });
  readonly #firstWords = new Histogram({
    name: 'model_first_words_seconds',
    help: 'From asking to the first words of a reply',
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 60],
    registers: [this.registry],
  });
  readonly #keptBack = new Counter({
    name: 'model_sentences_kept_back_total',
    help: 'Sentences of the model that nobody was shown, by the rule that stopped them',
    labelNames: ['rule'],
    registers: [this.registry],
  });

  /** Kinds are apart, so that their sum is what was used. */
  used(use: ModelUse, { prompt, cached, completion, reasoning }: Usage): void {
    const kinds = {
      prompt: prompt - cached,
      cached,
      completion: completion - reasoning,
      reasoning,
    };
    for (const [kind, tokens] of Object.entries(kinds)) this.#tokens.inc({ use, kind }, Math.max(0, tokens));
  }

  asked(use: ModelUse, outcome: 'ok' | EngineFault): void {
    this.#requests.inc({ use, outcome });
  }

  firstWords(seconds: number): void {
    this.#firstWords.observe(seconds);
  }

  keptBack(rule: string): void {
    this.#keptBack.inc({ rule });
  }
}
