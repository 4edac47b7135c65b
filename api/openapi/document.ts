import { z } from 'zod';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { errorCatalogue } from '#domain/kernel/errorCatalogue.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { serverVersion } from '../app/versions.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { inputPropertiesOf, propertiesOf, type JsonSchema } from './fieldSchemas.ts';

type Operation = Record<string, unknown>;
type Paths = Record<string, Record<string, Operation>>;

/** The OpenAPI 3.1 description of every call: the generic ones from the declarations, the others from themselves. */
export const openApiDocument = (registry: Registry, endpoints: readonly AnyEndpoint[]): JsonSchema => {
  const paths: Paths = {};
  const add = (path: string, method: string, operation: Operation) => {
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = {
      ...paths[key],
      [method]: { ...operation, operationId: `${method}${key.replace(/[{}]/g, '').replaceAll('/', '.')}` },
    };
  };
  for (const each of endpoints) add(each.path, each.method, endpointOperation(each));
  for (const declaration of registry.all) objectOperations(declaration, add);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keja',
      version: serverVersion,
      description: 'The API of a port terminal and the trading company behind it.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...sharedSchemas, ...Object.fromEntries(registry.all.flatMap(objectSchemas)) },
      responses: { Problem: problemResponse },
    },
  };
};

const sharedSchemas: Record<string, JsonSchema> = {
  Reference: {
    type: 'object',
    required: ['id', 'presentation'],
    properties: { id: { type: 'integer' }, presentation: { type: 'string' } },
  },
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: {
      type: { type: 'string' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: {
        type: 'string',
        description: 'What went wrong and what to do next, in the caller’s language',
      },
      instance: { type: 'string' },
      code: { type: 'string', enum: Object.keys(errorCatalogue) },
      params: { type: 'object' },
      errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            field: { type: 'string' },
            code: { type: 'string' },
            params: { type: 'object' },
            message: { type: 'string' },
          },
        },
      },
    },
  },
};

const problemResponse = {
  description: 'A refusal',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const answers = (description: string, schema: JsonSchema, status = '200') => ({
  [status]: { description, ...json(schema) },
  default: { $ref: '#/components/responses/Problem' },
});

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
  }) as JsonSchema;
  return schema;
};

const parametersOf = (shape: z.ZodType | undefined, place: 'query' | 'path'): object[] => {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const endpointOperation = (each: AnyEndpoint): Operation => ({
  tags: [each.tag],
  summary: each.summary,
  parameters: [...parametersOf(each.params, 'path'), ...parametersOf(each.query, 'query')],
  ...(each.body ? { requestBody: { required: true, ...json(schemaOf(each.body, 'input')) } } : {}),
  responses: answers('Done', each.answer ? schemaOf(each.answer, 'output') : {}),
});

const objectSchemas = (declaration: Declaration): [string, JsonSchema][] => {
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

const listQuery = [
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
    'filter',
    { type: 'string' },
    'A JSON object: field paths to values, arrays or `{operator: value}`; and, or, filters, searchStr, period',
  ],
].map(([name, schema, description]) => ({ name, in: 'query', schema, description }));

const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };

const objectOperations = (
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
