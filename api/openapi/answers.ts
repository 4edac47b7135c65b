import type { JsonSchema } from './fieldSchemas.ts';

export type Operation = Record<string, unknown>;

export function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } };
}

/** The success answers of a call that sends a file. */
export function fileAnswers(types: readonly string[]) {
  return {
    '200': { description: 'The file', content: Object.fromEntries(types.map((type) => [type, {}])) },
    '206': {
      description: 'The part of it that was asked for',
      content: Object.fromEntries(types.map((type) => [type, {}])),
    },
    '304': { description: 'The file is the one you have' },
  };
}

/** The success answer of a call, as JSON. */
export function answers(description: string, schema: JsonSchema, status = '200') {
  return {
    [status]: { description, ...json(schema) },
  };
}
