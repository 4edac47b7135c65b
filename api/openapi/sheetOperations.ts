import { z } from 'zod';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { importAnswer } from '../sheets/importEndpoint.ts';
import { importOptions } from '../sheets/importPlan.ts';
import { answers, type Operation } from './answers.ts';
import type { JsonSchema } from './fieldSchemas.ts';

/** What stands once for the imports of all objects. */
export const sheetSchemas: Record<string, JsonSchema> = {
  ImportOptions: z.toJSONSchema(importOptions, { io: 'input' }),
  ImportResult: z.toJSONSchema(importAnswer),
};

const listParameters = ['filter', 'sort', 'desc'];

/** The spreadsheets of one object, out and in. */
export const sheetOperations = (
  { path, writtenBy }: Declaration,
  tags: readonly string[],
  listQuery: readonly { readonly name: string }[],
  add: (path: string, method: string, operation: Operation) => void,
): void => {
  add(`/${path}/export`, 'get', {
    tags,
    summary: `The list as a spreadsheet of at most ${sheetLimits.exportedRows} rows`,
    parameters: [...listQuery.filter(({ name }) => listParameters.includes(name)), ...exportParameters],
    responses: spreadsheet,
  });
  if (writtenBy) return;
  const receives = { tags, requestBody: form, responses: answers('Row by row', result) };
  add(`/${path}/import/preview`, 'post', { ...receives, summary: 'What a spreadsheet would change' });
  add(`/${path}/import`, 'post', { ...receives, summary: 'Writes what a spreadsheet says' });
};

const exportParameters = [
  ['format', { enum: ['xlsx', 'csv'], default: 'xlsx' }, 'What kind of file'],
  ['columns', { type: 'string' }, 'Paths of the columns, apart by commas; all where none are named'],
  ['empty', { type: 'boolean', default: false }, 'The headings alone, to be filled in'],
].map(([name, schema, description]) => ({ name, in: 'query', schema, description }));

const spreadsheet = {
  '200': {
    description: 'The spreadsheet',
    content: Object.fromEntries(Object.values(sheetTypes).map((type) => [type, {}])),
  },
  default: { $ref: '#/components/responses/Problem' },
};

const result = { $ref: '#/components/schemas/ImportResult' };

const form = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary', description: 'XLSX or CSV, headings in its first row' },
          options: { $ref: '#/components/schemas/ImportOptions' },
        },
      },
      encoding: { options: { contentType: 'application/json' } },
    },
  },
};
