/** Lines of JSON with ids, never with what a person wrote. */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: ErrorFields): void;
};

/** Ids, counts, codes and durations only. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

type ErrorFields = { cause?: unknown; [id: string]: unknown };

const LEVELS = { silent: 0, error: 1, warn: 2, info: 3, debug: 4 } as const;
export type LogLevel = keyof typeof LEVELS;

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const emit = (name: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}) => {
    if (LEVELS[name] > LEVELS[level]) return;
    write(`${JSON.stringify({ at: new Date().toISOString(), level: name, event, ...fields })}\n`);
  };
  return {
    info: (event, fields) => emit('info', event, fields),
    warn: (event, fields) => emit('warn', event, fields),
    error: (event, { cause, ...fields } = {}) =>
      emit('error', event, { ...(fields as LogFields), ...causeOf(cause) }),
  };
}

/**
 * Where a bug happened, without its message: messages of parsers and databases quote the values they
 * choke on, and those may be somebody's words.
 */
function causeOf(cause: unknown): LogFields {
  if (!(cause instanceof Error)) return {};
  const code = 'code' in cause ? wordOf(cause.code) : undefined;
  const inner = cause.cause instanceof Error ? causeOf(cause.cause) : {};
  return { error: wordOf(cause.name), code: code ?? inner.code, where: placesIn(cause) };
}

/** Names and codes of errors are words; what is not one may be somebody's. */
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : undefined;

/** The stack begins with the message, line breaks and all: a line of it may look like a place in the code. */
function placesIn({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  if (at === -1) return '';
  const places = stack.slice(at + message.length).split('\n');
  return places
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 6)
    .join(' | ');
}
