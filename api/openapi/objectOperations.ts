import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { answers, json, type Operation } from './answers.ts';
import { inputPropertiesOf, propertiesOf, type JsonSchema } from './fieldSchemas.ts';
import { sheetOperations } from './sheetOperations.ts';

/** What a record of an object is when it is served, and when it is sent to be written. */
export const objectSchemas = (declaration: Declaration): [string, JsonSchema][] => {
  const fields = fieldsOf(declaration);
  return [
    [
      declaration.name,
      {
        type: 'object',
        required: ['id'],
        properties: { ...propertiesOf(fields), presentation: { type: 'string' } },
      },
    ],
    [
      `${declaration.name}Input`,
      {
        type: 'object',
        properties: {
          ...inputPropertiesOf(fields),
          updatedAt: {
            type: 'string',
            format: 'date-time',
            description: 'The version seen; an older one is refused with 409',
          },
        },
      },
    ],
  ];
};

const listQuery = (
  [
    ['sort', { type: 'string' }, 'A field or a path of fields'],
    ['desc', { type: 'boolean' }, 'Falling order'],
    ['limit', { type: 'integer', minimum: 1, maximum: 1000 }, 'Rows on a page'],
    ['page', { type: 'integer', minimum: 1 }, 'Which page'],
    ['after', { type: 'string' }, 'Read on behind the `next` of the page before'],
    [
      'range',
      { type: 'string' },
      'As simple-rest says it: `[0,19]`; the answer is then an array with Content-Range',
    ],
    [
      'columns',
      { type: 'string' },
      'Paths through references, apart by commas, to serve beside the fields: each under its path',
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

/** The generic calls of one object. */
export const objectOperations = (
  declaration: Declaration,
  add: (path: string, method: string, operation: Operation) => void,
): void => {
  const { name, path } = declaration;
  const { one, many } = objectLabel('en', name);
  const record = { $ref: `#/components/schemas/${name}` };
  const input = { required: true, ...json({ $ref: `#/components/schemas/${name}Input` }) };
  const rows = {
    type: 'object',
    properties: {
      rows: { type: 'array', items: record },
      count: { type: 'integer' },
      countCapped: { type: 'boolean' },
      next: { type: 'string' },
    },
  };
  const tags = [many];
  add(`/${path}`, 'get', {
    tags,
    summary: `List of ${many.toLowerCase()}`,
    parameters: listQuery,
    responses: answers('A page', { anyOf: [rows, { type: 'array', items: record }] }),
  });
  add(`/${path}/count`, 'get', {
    tags,
    summary: 'How many match the filter',
    parameters: listQuery.filter((each) => each.name === 'filter'),
    responses: answers('The count', {
      type: 'object',
      properties: { count: { type: 'integer' }, countCapped: { type: 'boolean' } },
    }),
  });
  add(`/${path}/totals`, 'get', {
    tags,
    summary: 'Figures over everything that matches the filter',
    parameters: [...listQuery.filter((each) => each.name === 'filter'), totalsParameter],
    responses: answers('The figures by their paths', {
      type: 'object',
      properties: {
        totals: { type: 'object', additionalProperties: { type: ['string', 'integer', 'null'] } },
      },
    }),
  });
  sheetOperations(declaration, tags, listQuery, add);
  add(`/${path}/predefined/{name}`, 'get', {
    tags,
    summary: 'The record every installation has under this name',
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
    responses: answers(one, record),
  });
  add(`/${path}/{id}`, 'get', {
    tags,
    summary: one,
    parameters: [idParameter],
    responses: answers(one, record),
  });
  if (declaration.writtenBy) return;
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
    summary: 'Removes the record for good',
    parameters: [idParameter],
    responses: answers('Removed', { type: 'object', properties: { id: { type: 'integer' } } }),
  });
  add(`/${path}/change_deletion_mark`, 'post', {
    tags,
    summary: 'Marks for deletion, or takes the mark back',
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
  if (declaration.kind !== 'document') return;
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
