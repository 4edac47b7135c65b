import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Lifecycle } from '#domain/kernel/lifecycle.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { answers, json, type Operation } from './answers.ts';
import type { JsonSchema } from './fieldSchemas.ts';
import { sheetOperations } from './sheetOperations.ts';

const listQuery = (
  [
    ['sort', { type: 'string' }, 'A field or a path of fields'],
    ['desc', { type: 'boolean' }, 'Descending order'],
    ['limit', { type: 'integer', minimum: 1, maximum: 1000 }, 'Rows on a page'],
    ['page', { type: 'integer', minimum: 1 }, 'The page, from 1'],
    ['after', { type: 'string' }, 'Continue after this place: the `next` of the previous page'],
    [
      'range',
      { type: 'string' },
      'First and last row as `ra-data-simple-rest` sends them: `[0,19]`; the answer is then an array with Content-Range, as it is for `filter={"id":[1,2]}` alone',
    ],
    [
      'columns',
      { type: 'string' },
      'Paths through references, separated by commas; each is answered under its path, beside the fields',
    ],
    [
      'filter',
      { type: 'string' },
      'A JSON object: field paths to values, arrays or `{operator: value}`; and, or, filters, searchStr, period',
    ],
  ] satisfies [string, JsonSchema, string][]
).map(([name, schema, description]) => ({ name, in: 'query', schema, description }));

const totalsParameter = {
  name: 'totals',
  in: 'query',
  schema: { type: 'string' },
  description: 'A JSON object: paths of quantities to sum, min, max or average, as `{"netto":"sum"}`',
};

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const listOfNames = { type: 'array', items: { type: 'string' } };
/**
 * What a state allows the caller: the calls that are `closed`, fields that keep their value (`keeps`), fields that nobody writes
 * (`shut`), fields that are the sum of parts (`sums`), why a closed call is refused (`reason`), and sentences for the form
 * (`told`).
 */
const lifecycleAnswer = {
  type: 'object',
  properties: {
    state: { type: 'string' },
    closed: listOfNames,
    keeps: listOfNames,
    shut: listOfNames,
    sums: listOfNames,
    reason: { type: 'string' },
    told: listOfNames,
  },
};

/** A text that says which calls each state of an object allows. */
const lifecycleInWords = ({ lifecycle }: Declaration): string =>
  (lifecycle?.states ?? []).map(stateInWords).join(' ') || 'No state closes anything.';

/** Such as `draft: open to update, delete (author); keeps customer.` */
const stateInWords = ({ name, open, opensOnly, keeps = [] }: Lifecycle['states'][number]): string => {
  const calls = Object.entries(open).map(([call, to]) => (to === 'all' ? call : `${call} (${to})`));
  const openText = calls.length > 0 ? calls.join(', ') : 'nothing';
  const keptText = keeps.length > 0 ? `; keeps ${keeps.join(', ')}` : '';
  const onlyText = opensOnly ? `; opens only ${opensOnly.join(', ')}` : '';
  return `${name}: open to ${openText}${keptText}${onlyText}.`;
};

/** Adds one call to the description. */
type Add = (path: string, method: string, operation: Operation) => void;

/** What the operations of one object share: its names in English, and the schema of its record. */
const sharedParts = (declaration: Declaration) => {
  const { one, many } = objectLabel('en', declaration.name);
  const record = { $ref: `#/components/schemas/${declaration.name}` };
  return { one, many, tags: [many], record };
};

/** An object with rows and their count, or only an array of rows, as `ra-data-simple-rest` asks for. */
const listAnswer = (record: JsonSchema): JsonSchema => ({
  anyOf: [
    {
      type: 'object',
      properties: {
        rows: { type: 'array', items: record },
        count: { type: 'integer' },
        countCapped: { type: 'boolean' },
        next: { type: 'string' },
      },
    },
    { type: 'array', items: record },
  ],
});

/** The list, its count and its totals. */
const listOperations = (declaration: Declaration, add: Add): void => {
  const { many, tags, record } = sharedParts(declaration);
  const { path } = declaration;
  const filterAlone = listQuery.filter((each) => each.name === 'filter');
  add(`/${path}`, 'get', {
    tags,
    summary: `List of ${many.toLowerCase()}`,
    parameters: listQuery,
    responses: answers('A page', listAnswer(record)),
  });
  add(`/${path}/count`, 'get', {
    tags,
    summary: 'Number of records that match the filter',
    parameters: filterAlone,
    responses: answers('The count', {
      type: 'object',
      properties: { count: { type: 'integer' }, countCapped: { type: 'boolean' } },
    }),
  });
  add(`/${path}/totals`, 'get', {
    tags,
    summary: 'Totals of all records that match the filter',
    parameters: [...filterAlone, totalsParameter],
    responses: answers('The totals by path', {
      type: 'object',
      properties: {
        totals: { type: 'object', additionalProperties: { type: ['string', 'integer', 'null'] } },
      },
    }),
  });
  sheetOperations(declaration, tags, listQuery, add);
};

/** One record, and the state that it is in. */
const readOperations = (declaration: Declaration, add: Add): void => {
  const { one, tags, record } = sharedParts(declaration);
  const { path } = declaration;
  add(`/${path}/predefined/{name}`, 'get', {
    tags,
    summary: 'The record that every installation has under this name',
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
    responses: answers(one, record),
  });
  add(`/${path}/{id}`, 'get', {
    tags,
    summary: one,
    parameters: [idParameter],
    responses: answers(one, record),
  });
  add(`/${path}/{id}/lifecycle`, 'get', {
    tags,
    summary: 'The state of the record, and the calls and fields that it closes to the caller',
    description: lifecycleInWords(declaration),
    parameters: [idParameter],
    responses: answers('The state', lifecycleAnswer),
  });
};

/** The writes of an object that people write; none for one that a process writes. */
const writeOperations = (declaration: Declaration, add: Add): void => {
  if (declaration.writtenBy) return;
  const { one, tags, record } = sharedParts(declaration);
  const { name, path } = declaration;
  const input = { required: true, ...json({ $ref: `#/components/schemas/${name}Input` }) };
  if (!declaration.createdBy)
    add(`/${path}`, 'post', {
      tags,
      summary: `New ${one.toLowerCase()}`,
      requestBody: input,
      responses: answers('Created', record, '201'),
    });
  add(`/${path}/{id}`, 'put', {
    tags,
    summary: `Change of ${one.toLowerCase()}`,
    parameters: [idParameter],
    requestBody: input,
    responses: answers('Changed', record),
  });
  add(`/${path}/{id}`, 'delete', {
    tags,
    summary: 'Removes the record permanently',
    parameters: [idParameter],
    responses: answers('Removed', { type: 'object', properties: { id: { type: 'integer' } } }),
  });
  add(`/${path}/change_deletion_mark`, 'post', {
    tags,
    summary: 'Marks the record for deletion, or removes the mark',
    requestBody: {
      required: true,
      ...json({
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, markedToDelete: { type: 'boolean' } },
      }),
    },
    responses: answers('Changed', record),
  });
};

/** The confirmation of a document and its undoing. */
const documentOperations = (declaration: Declaration, add: Add): void => {
  if (declaration.writtenBy || declaration.kind !== 'document') return;
  const { tags, record } = sharedParts(declaration);
  const { path } = declaration;
  add(`/${path}/confirm/{id}`, 'put', {
    tags,
    summary: 'Confirms the document',
    parameters: [idParameter],
    responses: answers('Confirmed', record),
  });
  add(`/${path}/undo_confirm/{id}`, 'put', {
    tags,
    summary: 'Undoes the confirmation',
    parameters: [idParameter],
    responses: answers('Undone', record),
  });
};

/** The generic calls of one object. */
export function objectOperations(declaration: Declaration, add: Add): void {
  listOperations(declaration, add);
  readOperations(declaration, add);
  writeOperations(declaration, add);
  documentOperations(declaration, add);
}
