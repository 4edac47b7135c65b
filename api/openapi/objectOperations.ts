import { withOtherNames } from '#domain/kernel/alsoNamed.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { answers, json, type Operation } from './answers.ts';
import { inputPropertiesOf, propertiesOf, type JsonSchema } from './fieldSchemas.ts';
import { sheetOperations } from './sheetOperations.ts';

/** The schemas of an object's record: as it is served, and as it is sent to be written. */
export function objectSchemas(declaration: Declaration): [string, JsonSchema][] {
  const fields = fieldsOf(declaration);
  return [
    [
      declaration.name,
      {
        type: 'object',
        required: ['id'],
        properties: {
          ...underAllNames(declaration, propertiesOf(fields)),
          presentation: { type: 'string' },
          ...hangingRecords(declaration),
        },
      },
    ],
    [
      `${declaration.name}Input`,
      {
        type: 'object',
        properties: {
          ...underAllNames(declaration, inputPropertiesOf(fields)),
          updatedAt: {
            type: 'string',
            format: 'date-time',
            description: 'The version seen; an older one is refused with 409',
          },
        },
      },
    ],
  ];
}

/** Adds properties under the alternative names of fields; a name with a dot is a property inside an object. */
const underAllNames = (declaration: Declaration, properties: Record<string, JsonSchema>) => {
  const outer = Object.keys(declaration.alsoNamed ?? {}).flatMap((other) => other.split('.').slice(0, -1));
  return Object.fromEntries(
    Object.entries(withOtherNames(declaration, properties)).map(([name, schema]) => [
      name,
      outer.includes(name) ? { type: 'object', properties: schema } : schema,
    ]),
  );
};

/** The lists that the answer for a single record also has. */
const hangingRecords = ({ answersWith = {}, answersFiles }: Declaration): Record<string, JsonSchema> =>
  Object.fromEntries(
    [
      ...Object.entries(answersWith).map(([name, { object }]) => [name, object]),
      ...(answersFiles ? [['files', 'file']] : []),
    ].map(([name, object]) => [name, { type: 'array', items: { $ref: `#/components/schemas/${object}` } }]),
  );

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
      'As simple-rest says it: `[0,19]`; the answer is then an array with Content-Range, as it is to `filter={"id":[1,2]}` alone',
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

const names = { type: 'array', items: { type: 'string' } };
const standing = {
  type: 'object',
  properties: {
    state: { type: 'string' },
    closed: names,
    keeps: names,
    shut: names,
    sums: names,
    reason: { type: 'string' },
    told: names,
  },
};

/** A text that says which calls each state of an object allows. */
const lifecycleInWords = ({ lifecycle }: Declaration): string =>
  (lifecycle?.states ?? [])
    .map(({ name, open, opensOnly, keeps = [] }) => {
      const calls = Object.entries(open).map(([call, to]) => (to === 'all' ? call : `${call} (${to})`));
      const kept = keeps.length > 0 ? `; keeps ${keeps.join(', ')}` : '';
      const only = opensOnly ? `; opens only ${opensOnly.join(', ')}` : '';
      return `${name}: open to ${calls.length > 0 ? calls.join(', ') : 'nothing'}${kept}${only}.`;
    })
    .join(' ') || 'No state closes anything.';

/** The generic calls of one object. */
export function objectOperations(
  declaration: Declaration,
  add: (path: string, method: string, operation: Operation) => void,
): void {
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
  add(`/${path}/{id}/lifecycle`, 'get', {
    tags,
    summary: 'The state of the record, and which calls and fields it closes to whoever asks',
    description: lifecycleInWords(declaration),
    parameters: [idParameter],
    responses: answers('The state', standing),
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
}
