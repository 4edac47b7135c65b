import type { JsonSchema } from './fieldSchemas.ts';

export type Operation = Record<string, unknown>;

export const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** What a call answers with that sends a file. */
export const bytes = (types: readonly string[]) => ({
  '200': { description: 'The file', content: Object.fromEntries(types.map((type) => [type, {}])) },
  '206': {
    description: 'The part of it that was asked for',
    content: Object.fromEntries(types.map((type) => [type, {}])),
  },
  '304': { description: 'The file is the one you have' },
});

/** What a call answers with when all is well. */
export const answers = (description: string, schema: JsonSchema, status = '200') => ({
  [status]: { description, ...json(schema) },
});
