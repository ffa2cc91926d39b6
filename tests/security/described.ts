// The calls as our own OpenAPI document describes them: what they take, and whether an answer is as promised.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { send } from '../support/test-server.ts';

export type JsonSchema = {
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  nullable?: boolean;
};

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema };
type Media = Record<string, { schema: JsonSchema }>;

export type Described = {
  method: string;
  /** With `{name}` where a parameter goes. */
  path: string;
  parameters: Parameter[];
  body: JsonSchema | null;
  answers: Record<string, { content?: Media }>;
};

export async function describedCalls(app: FastifyInstance): Promise<Described[]> {
  const { json } = await send(app, { method: 'GET', url: '/api/docs' });
  return Object.entries<Record<string, Operation>>(json.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      answers: operation.responses,
    })),
  );
}

type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Media };
  responses: Described['answers'];
};

/** A value that the schema takes, the same each time; `text` fills every free text. */
export function example(schema: JsonSchema, text = 'Hola'): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(schema.anyOf[0] ?? {}, text);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, example(inner, text)]),
      );
    case 'array':
      return [example(schema.items ?? {}, text)];
    case 'integer':
    case 'number':
      return 7;
    case 'boolean':
      return true;
    default:
      return textFor(schema, text);
  }
}

function textFor({ format, pattern }: JsonSchema, text: string): string {
  if (format === 'uuid') return '01a2014e-f5a9-74d1-9f9b-e8192b98e14f';
  if (format === 'date-time') return '2026-11-01T10:00:00Z';
  if (format === 'email') return 'nadie@correo.test';
  return pattern?.includes('A-Z') ? 'CL' : text;
}

/** What is wrong with an answer, or null when it is one of those the document promises. */
export function brokenPromise(
  call: Described,
  answer: { status: number; headers: Record<string, unknown>; text: string; json?: unknown },
): string | null {
  if (answer.status >= 500) return `${answer.status}: ${answer.text.slice(0, 200)}`;
  const promised = call.answers[answer.status] ?? call.answers.default;
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (answer.text === '') return promised?.content ? `${answer.status} without the promised body` : null;
  const media = promised?.content?.[type];
  if (!media) return `${answer.status} as ${type}, which nobody promised`;
  if (type !== 'application/json') return null;
  const checked = checkerOf(media.schema).safeParse(answer.json);
  return checked.success ? null : `${answer.status}: ${z.prettifyError(checked.error)}`;
}

const checkers = new WeakMap<JsonSchema, z.ZodType>();

function checkerOf(schema: JsonSchema): z.ZodType {
  const known = checkers.get(schema);
  if (known) return known;
  const made = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0], {
    defaultTarget: 'openapi-3.0',
  });
  checkers.set(schema, made);
  return made;
}
