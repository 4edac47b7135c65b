import type { JsonSchema } from './fieldSchemas.ts';

export type Operation = Record<string, unknown>;

/** Every refusal, of whatever call. */
export const problemResponse = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
export const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** What a call answers with when all is well; anything else is a problem document. */
export const answers = (description: string, schema: JsonSchema, status = '200') => ({
  [status]: { description, ...json(schema) },
  default: { $ref: '#/components/responses/Problem' },
});
