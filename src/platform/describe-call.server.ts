import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema } from './answers.ts';

const refused = { description: 'Refused, or failed', ...z.toJSONSchema(errorSchema, { io: 'input' }) };

/** A call as the OpenAPI document describes it: its own answers, and the one shape of every error. Pages are no calls. */
export const describeCall: typeof jsonSchemaTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema) return { schema: { hide: true }, url };
  return { schema: { ...schema, response: { default: refused, ...(schema.response as object) } }, url };
};
