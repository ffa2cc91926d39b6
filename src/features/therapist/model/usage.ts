/** What a request cost, as the server counted it. `cached` is part of `prompt`, `reasoning` part of `completion`. Pure. */
export type Usage = { prompt: number; cached: number; completion: number; reasoning: number };

type Counted = {
  prompt_tokens?: unknown;
  completion_tokens?: unknown;
  prompt_tokens_details?: { cached_tokens?: unknown } | null;
  completion_tokens_details?: { reasoning_tokens?: unknown } | null;
  /** DeepSeek's name for what came from its cache. */
  prompt_cache_hit_tokens?: unknown;
};
/** How llama.cpp counts where it sends no usage; `prompt_n` leaves out what its cache held. */
type Timings = { prompt_n?: unknown; cache_n?: unknown; predicted_n?: unknown };

/** null where nothing was counted. */
export function usageOf({ usage, timings }: { usage?: unknown; timings?: unknown }): Usage | null {
  const counted = isObject(usage) ? (usage as Counted) : null;
  if (counted && isCount(counted.prompt_tokens)) {
    return {
      prompt: counted.prompt_tokens,
      cached: count(counted.prompt_tokens_details?.cached_tokens ?? counted.prompt_cache_hit_tokens),
      completion: count(counted.completion_tokens),
      reasoning: count(counted.completion_tokens_details?.reasoning_tokens),
    };
  }
  const timed = isObject(timings) ? (timings as Timings) : null;
  if (!timed || !isCount(timed.prompt_n)) return null;
  const cached = count(timed.cache_n);
  return { prompt: timed.prompt_n + cached, cached, completion: count(timed.predicted_n), reasoning: 0 };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const count = (value: unknown): number => (isCount(value) ? value : 0);
