import { z } from 'zod';
import { errorCatalogue } from '#domain/kernel/errorCatalogue.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { requestIdPattern } from '#domain/kernel/requestId.ts';
import { serverVersion } from '../app/versions.ts';
import type { AnyEndpoint, Method } from '../http/endpoint.ts';
import { answers, fileAnswers, json, type Operation } from './answers.ts';
import type { JsonSchema } from './fieldSchemas.ts';
import { objectOperations } from './objectOperations.ts';
import { objectSchemas } from './objectSchemas.ts';
import { refusalResponses, usualRefusals } from './refusals.ts';
import { sheetSchemas, translationOperations } from './sheetOperations.ts';

type Paths = Record<string, Record<string, Operation>>;

/** The OpenAPI 3.1 description of all calls: generic ones from the declarations, the others from their endpoints. */
export function openApiDocument(registry: Registry, endpoints: readonly AnyEndpoint[]): JsonSchema {
  const paths: Paths = {};
  const add = (path: string, method: string, operation: Operation) => {
    // `/orders/:id` of Express is `/orders/{id}` in OpenAPI.
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = {
      ...paths[key],
      [method]: {
        ...(method === 'get' ? operation : withRequestId(operation)),
        operationId: `${method}${key.replace(/[{}]/g, '').replaceAll('/', '.')}`,
      },
    };
  };
  for (const endpoint of endpoints) add(endpoint.path, endpoint.method, endpointOperation(endpoint));
  /** A generic call is left out if one with the same URL is written by hand. Its `path` is written as in OpenAPI already. */
  const addUnlessWritten: typeof add = (path, method, operation) => {
    if (paths[path]?.[method]) return;
    const refusals = usualRefusals({ method: method as Method, access: 'signedIn' });
    add(path, method, { ...operation, responses: { ...(operation.responses as object), ...refusals } });
  };
  for (const declaration of registry.all) objectOperations(declaration, addUnlessWritten);
  translationOperations(addUnlessWritten);
  const described = withoutDefinitions(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keja',
      version: serverVersion,
      description: 'The API of a port terminal and the trading company behind it.',
    },
    servers: [{ url: '/api' }],
    paths: described.paths,
    components: {
      schemas: {
        ...sharedSchemas,
        ...sheetSchemas,
        ...described.schemas,
        ...Object.fromEntries(registry.all.flatMap(objectSchemas)),
      },
      parameters: { RequestId: requestIdParameter },
      responses: refusalResponses,
    },
  };
}

/**
 * zod repeats the definition of a named schema, under `$defs`, wherever the schema is used. This moves each definition to the
 * common schemas of the document and lets the references (`$ref`) lead there.
 */
const withoutDefinitions = (paths: Paths): { paths: Paths; schemas: Record<string, JsonSchema> } => {
  const schemas: Record<string, JsonSchema> = {};
  const moved = JSON.stringify(paths, (key, value: unknown) => {
    if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
    if (key !== '$defs') return value;
    for (const [name, schema] of Object.entries(value as Record<string, JsonSchema>)) {
      const text = JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/');
      if (schemas[name] && JSON.stringify(schemas[name]) !== text)
        throw new Error(`Two shapes are described as ${name}: give them an id of their own`);
      schemas[name] = JSON.parse(text);
    }
    // `JSON.stringify` then leaves `$defs` out.
    return undefined;
  });
  return { paths: JSON.parse(moved) as Paths, schemas };
};

const requestIdParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', pattern: requestIdPattern.source },
  description: 'Your own id of this write: sent again with it, because the answer was lost, it is done once',
};

/** Adds the header by which a repeated write is recognised. */
const withRequestId = ({ parameters = [], ...operation }: Operation): Operation => ({
  ...operation,
  parameters: [...(parameters as object[]), { $ref: '#/components/parameters/RequestId' }],
});

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
      message: { type: 'string', description: 'The same as `detail`, as react-admin reads it' },
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

/** The JSON schema of a shape, as callers send it (`input`) or as the API answers it (`output`). */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => referToRecord(jsonSchema),
  }) as JsonSchema;
  return schema;
};

/**
 * Replaces the description of a record by a reference to the common schemas. Such a description has the name of its object as
 * `record`, which `recordShape` gives it.
 */
const referToRecord = (schema: JsonSchema): void => {
  const { record } = schema;
  if (typeof record !== 'string') return;
  for (const key of Object.keys(schema)) delete schema[key];
  schema.$ref = `#/components/schemas/${record}`;
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

/** The body of an upload: any number of files, and other data as single fields or as JSON in `data`. */
const uploadOf = (dataSchema: JsonSchema) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['files'],
        properties: {
          files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
          data: { type: 'string', contentMediaType: 'application/json', contentSchema: dataSchema },
        },
      },
    },
  },
});

/** The answer of a call that succeeds: a file (`sends`), nothing (204), text that the handler writes itself (`raw`), or JSON. */
const successResponse = ({ sends, raw, answer, status = 200 }: AnyEndpoint): object => {
  if (sends) return fileAnswers(sends);
  if (status === 204) return { '204': { description: 'No Content' } };
  if (raw) return { '200': { description: 'Done', content: { 'text/plain': {} } } };
  return answers('Done', answer ? schemaOf(answer, 'output') : {}, String(status));
};

const endpointOperation = (endpoint: AnyEndpoint): Operation => ({
  tags: [endpoint.tag],
  summary: endpoint.summary,
  parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
  ...(endpoint.body ? { requestBody: { required: true, ...json(schemaOf(endpoint.body, 'input')) } } : {}),
  ...(endpoint.form ? { requestBody: uploadOf(schemaOf(endpoint.form, 'input')) } : {}),
  responses: {
    ...successResponse(endpoint),
    ...usualRefusals(endpoint),
  },
});
