/** Why a model could not go on. The code is all there is: what a server says may quote what a person wrote. */
export const ENGINE_FAULTS = [
  'unreachable',
  'connect_timeout',
  'first_token_timeout',
  'first_sentence_timeout',
  'idle_timeout',
  'total_timeout',
  'cut',
  'garbage',
  'empty',
  'error_in_stream',
  'filtered',
  'shapeless',
  'busy',
  'resting',
  'budget_spent',
  'person_budget_spent',
] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number] | `http_${number}`;

export class EngineError extends Error {
  override name = 'EngineError';
  readonly code: EngineFault;
  /** What the server asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(code: EngineFault, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
