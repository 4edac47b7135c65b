import { createHash } from 'node:crypto';
import { describeApi, writtenCalls } from '#api/openapi/describe.ts';
import type { AnyEndpoint } from '#api/http/endpoint.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
}
type Content = Record<string, { readonly schema?: Schema }>;
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
}
export interface ApiDescription {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const heading = `The API in short, for reviews: written by \`npm run docs:openapi\`. The whole description is served under
/api/openapi.json, and \`npm run docs:openapi -- <file>\` writes it to a file.

A call: method, path, who may call it ("object": by the access of the object, see access.md), query, body > answer, and a
checksum of its parameters, body and answers. A schema: its fields (* is required), and a checksum of everything in it.
`;

/**
 * One line for each call and each schema: a change of the API changes the lines of what it touches.
 * @param endpoints the calls that are written by hand; the other calls are derived from the objects
 */
export function apiDigest(
  { paths, components }: ApiDescription = describeApi() as ApiDescription,
  endpoints: readonly AnyEndpoint[] = writtenCalls(),
): string {
  const access = new Map(endpoints.map((each) => [keyOf(each.method, each.path), accessOf(each)]));
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const key = keyOf(method, path);
      return `${key} | ${access.get(key) ?? 'object'} | ${contractOf(operation)}`;
    }),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `${name}: ${nameOf(schema)} | ${checksum(schema)}`,
  );
  return [heading, '# Calls', ...calls.toSorted(), '', '# Schemas', ...schemas.toSorted(), ''].join('\n');
}

/** The path as OpenAPI writes it, and the method: `/sales_order/{id} GET`. */
const keyOf = (method: string, path: string): string =>
  `${path.replaceAll(/:(\w+)/g, '{$1}')} ${method.toUpperCase()}`;

const accessOf = ({ access }: AnyEndpoint): string =>
  typeof access === 'string' ? access : access.join(', ');

/** What passes between the API and a caller: `?from, to {name*} > 201 Order | 1f2e3d4c` with query, body, answer and checksum. */
const contractOf = ({ parameters = [], requestBody, responses }: Operation): string => {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const queryText = query.length > 0 ? `?${query.join(', ')} ` : '';
  const bodyText = requestBody ? `${contentOf(requestBody.content)} ` : '';
  const answersText = successes
    .map(([status, { content }]) => `${status} ${contentOf(content)}`.trim())
    .join('; ');
  return `${queryText}${bodyText}> ${answersText} | ${checksum([parameters, requestBody, responses])}`;
};

const contentOf = (content: Content = {}): string =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' && schema ? nameOf(schema) : type))
    .join(', ');

/** A schema in a few words: the name it has, the names of its fields, or its type. */
const nameOf = (schema: Schema): string => {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.properties) {
    const fields = Object.keys(schema.properties).map(
      (name) => `${name}${schema.required?.includes(name) ? '*' : ''}`,
    );
    return `{${fields.join(', ')}}`;
  }
  if (schema.items) return `[${nameOf(schema.items)}]`;
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return parts.map(nameOf).join(schema.allOf ? ' & ' : ' or ');
  return [schema.type ?? 'any'].flat().join(' or ');
};

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
