/** Reading what people wrote for the guided therapist: front matter and faults with their lines. */
import { parse } from 'yaml';
import type { z } from 'zod';

/** Every fault of one file. */
export class ContentErrors extends Error {
  readonly #path: string;
  readonly faults: string[] = [];

  constructor(path: string) {
    super(path);
    this.name = 'ContentErrors';
    this.#path = path;
  }

  add(line: number, what: string): void {
    this.faults.push(`${this.#path}:${line} ${what}`);
  }

  withMessage(): this {
    this.message = this.faults.join('\n');
    return this;
  }

  throwIfAny(): void {
    if (this.faults.length > 0) throw this.withMessage();
  }
}

/** The head of a file between two lines of three dashes, as YAML, and what stands under it. */
export function splitFrontMatter<Head>(
  source: string,
  schema: z.ZodType<Head>,
  errors: ContentErrors,
): { head: Head; body: string[]; firstLine: number } {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) {
    errors.add(1, 'the file begins with front matter between two lines of three dashes');
    throw errors.withMessage();
  }
  let given: unknown;
  try {
    given = parse(lines.slice(1, end).join('\n'));
  } catch (cause) {
    errors.add(
      2,
      `the front matter cannot be read: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`,
    );
    throw errors.withMessage();
  }
  const head = schema.safeParse(given);
  if (head.success) return { head: head.data, body: lines.slice(end + 1), firstLine: end + 2 };
  for (const { path, message } of head.error.issues) {
    const at = lines.findIndex((line) => line.startsWith(`${String(path[0])}:`));
    errors.add(at < 0 ? 1 : at + 1, `${path.join('.')}: ${message}`);
  }
  throw errors.withMessage();
}
