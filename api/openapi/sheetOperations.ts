import { z } from 'zod';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { importAnswer } from '../sheets/importEndpoint.ts';
import { importOptions } from '../sheets/importPlan.ts';
import { answers, type Operation } from './answers.ts';
import type { JsonSchema } from './fieldSchemas.ts';
import { refusedWith } from './refusals.ts';

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
  const receives = {
    tags,
    requestBody: form,
    responses: { ...answers('Row by row', result), ...refusedWith([413]) },
  };
  add(`/${path}/import/preview`, 'post', { ...receives, summary: 'What a spreadsheet would change' });
  add(`/${path}/import`, 'post', { ...receives, summary: 'Writes what a spreadsheet says' });
};

/** Every text of the database in all languages, out and in. */
export const translationOperations = (
  add: (path: string, method: string, operation: Operation) => void,
): void => {
  const tags = ['translations'];
  add('/database_translation/file', 'get', {
    tags,
    summary: 'Every translatable text as a spreadsheet',
    responses: { '200': { description: 'The spreadsheet', content: { [sheetTypes.xlsx]: {} } } },
  });
  const receives = {
    tags,
    requestBody: form,
    responses: { ...answers('Row by row', translated), ...refusedWith([413]) },
  };
  add('/database_translation/preview', 'post', { ...receives, summary: 'What translations would change' });
  add('/database_translation', 'post', { ...receives, summary: 'Writes what the spreadsheet says' });
};

const translated = { type: 'object', required: ['refused'] };

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
  ...refusedWith([422]),
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
