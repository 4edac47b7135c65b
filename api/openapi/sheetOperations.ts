import { z } from 'zod';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { importAnswer, importOptions } from '#domain/platform/sheets/import.contracts.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { answers, type Operation } from './answers.ts';
import type { JsonSchema } from './fieldSchemas.ts';
import { refusedWith } from './refusals.ts';

/** The schemas that the imports of all objects share. */
export const sheetSchemas: Record<string, JsonSchema> = {
  ImportOptions: z.toJSONSchema(importOptions, { io: 'input' }),
  ImportResult: z.toJSONSchema(importAnswer),
};

const listParameters = ['filter', 'sort', 'desc'];

/**
 * Adds export and import of spreadsheets of one object to the API description.
 * @param listQuery the parameters of its list, of which an export takes some
 */
export function sheetOperations(
  { path, writtenBy }: Declaration,
  tags: readonly string[],
  listQuery: readonly { readonly name: string }[],
  add: (path: string, method: string, operation: Operation) => void,
): void {
  add(`/${path}/export`, 'get', {
    tags,
    summary: `The list as a spreadsheet of at most ${sheetLimits.exportedRows} rows`,
    parameters: [...listQuery.filter(({ name }) => listParameters.includes(name)), ...exportParameters],
    responses: spreadsheet,
  });
  // Records that only the server writes are not imported.
  if (writtenBy) return;
  const upload = {
    tags,
    requestBody: uploadBody,
    responses: { ...answers('Row by row', importResult), ...refusedWith([413, 429]) },
  };
  add(`/${path}/import/preview`, 'post', { ...upload, summary: 'What a spreadsheet would change' });
  add(`/${path}/import`, 'post', { ...upload, summary: 'Writes what a spreadsheet says' });
}

/** Adds export and import of all texts of the database in all languages to the API description. */
export function translationOperations(
  add: (path: string, method: string, operation: Operation) => void,
): void {
  const tags = ['translations'];
  add('/database_translation/file', 'get', {
    tags,
    summary: 'Every translatable text as a spreadsheet',
    responses: { '200': { description: 'The spreadsheet', content: { [sheetTypes.xlsx]: {} } } },
  });
  const upload = {
    tags,
    requestBody: uploadBody,
    responses: { ...answers('Row by row', translationResult), ...refusedWith([413, 429]) },
  };
  add('/database_translation/preview', 'post', { ...upload, summary: 'What translations would change' });
  add('/database_translation', 'post', { ...upload, summary: 'Writes what the spreadsheet says' });
}

const translationResult = { type: 'object', required: ['refused'] };

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

const importResult = { $ref: '#/components/schemas/ImportResult' };

const uploadBody = {
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
