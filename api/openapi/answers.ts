import type { JsonSchema } from './fieldSchemas.ts';

export type Operation = Record<string, unknown>;

/** Every refusal, of whatever call. */
export const problemResponse = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
export const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** What a call answers with that sends a file. */
export const bytes = (types: readonly string[]) => ({
  '200': { description: 'The file', content: Object.fromEntries(types.map((type) => [type, {}])) },
  '206': {
    description: 'The part of it that was asked for',
    content: Object.fromEntries(types.map((type) => [type, {}])),
  },
  '304': { description: 'The file is the one you have' },
  '416': { description: 'The file has no such part' },
  default: { $ref: '#/components/responses/Problem' },
});

/** What a call answers with when all is well; anything else is a problem document. */
export const answers = (description: string, schema: JsonSchema, status = '200') => ({
  [status]: { description, ...json(schema) },
  default: { $ref: '#/components/responses/Problem' },
});
