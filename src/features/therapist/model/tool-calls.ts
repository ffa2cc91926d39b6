/** Calls of tools, gathered from their pieces. Servers differ in what a piece names: an index, an id, both or neither. Pure. */
import type { ToolCall } from './chat-message.ts';
import { EngineError } from './engine-error.ts';

const CALLS_MAX = 16;
const ARGUMENTS_MAX = 32_000;

type Piece = {
  index?: unknown;
  id?: unknown;
  function?: { name?: unknown; arguments?: unknown };
};
type Gathered = ToolCall & { index: number | null };

export class ToolCalls {
  readonly #calls: Gathered[] = [];

  /** @throws EngineError where there is no end of it */
  add(pieces: unknown): void {
    if (!Array.isArray(pieces)) return;
    for (const piece of pieces) if (typeof piece === 'object' && piece !== null) this.#take(piece as Piece);
  }

  /** A call without a name is none. Where the server gave no id one is made, in a form that every server takes back. */
  get all(): ToolCall[] {
    return this.#calls
      .filter(({ name }) => name !== '')
      .map(({ id, name, arguments: given }, at) => ({
        id: id || `call${String(at).padStart(5, '0')}`,
        name,
        arguments: given || '{}',
      }));
  }

  #take(piece: Piece): void {
    const index = typeof piece.index === 'number' ? piece.index : null;
    const id = typeof piece.id === 'string' ? piece.id : '';
    const name = typeof piece.function?.name === 'string' ? piece.function.name : '';
    const call = this.#begun(index, id, name) ?? this.#begin(index);
    call.id ||= id;
    call.name ||= name;
    call.arguments += written(piece.function?.arguments);
    if (call.arguments.length > ARGUMENTS_MAX) throw new EngineError('shapeless');
  }

  /** The call that a piece goes on with. The same index with another id is another call: some servers count none up. */
  #begun(index: number | null, id: string, name: string): Gathered | undefined {
    const last = index === null ? this.#calls.at(-1) : this.#calls.findLast((call) => call.index === index);
    if (!last) return undefined;
    if (id !== '' && last.id !== '')
      return this.#calls.findLast((call) => call.id === id && call.index === index);
    if (index !== null || name === '' || last.name === '') return last;
    // Neither index nor id: a name begins another call, unless it is said again with every piece.
    return last.name === name && !isWhole(last.arguments) ? last : undefined;
  }

  #begin(index: number | null): Gathered {
    if (this.#calls.length >= CALLS_MAX) throw new EngineError('shapeless');
    const call = { index, id: '', name: '', arguments: '' };
    this.#calls.push(call);
    return call;
  }
}

/** Some servers send the arguments as an object instead of its JSON. */
function written(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null ? JSON.stringify(given) : '';
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
