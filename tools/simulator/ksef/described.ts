import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';

/** The parts of the ministry's description of KSeF API 2.0 that we use, without its prose. `paths` is by path, then by method. */
const description = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { readonly content: Content };
            readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
};
type Content = Readonly<Record<string, { readonly schema?: object }>>;

/** Turns `nullable` of OpenAPI 3.0 into the type null of JSON Schema. */
const withNull = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withNull);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Record<string, unknown>;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withNull(value)]));
  return nullable === true ? { anyOf: [plain, { type: 'null' }] } : plain;
};

const ajv = new Ajv({ strict: false });
// By its types, the import is an object with the function as `default`. Node imports the function itself.
(addFormats as unknown as (to: Ajv) => void)(ajv);
ajv.addSchema({ $id: 'ksef', ...(withNull({ components: description.components }) as object) });

/** A schema whose references name the document that `ajv` knows as `ksef`. */
const withFullReferences = (schema: object): object =>
  JSON.parse(JSON.stringify(withNull(schema)).replaceAll('"#/components', '"ksef#/components')) as object;

/** The described path for a path. One with fewer parameters is preferred, such as `/auth/challenge` to `/auth/{reference}`. */
const templateOf = (path: string): string | undefined =>
  Object.keys(description.paths)
    .filter((template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .toSorted((one, other) => (one.match(/\{/g)?.length ?? 0) - (other.match(/\{/g)?.length ?? 0))[0];

/** One exchange with KSeF; the path is that under `/v2`. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly sent?: unknown;
  readonly mediaType: string;
  readonly answer?: unknown;
}

/** The differences between an exchange and the description, as sentences. Empty if there are none. */
export function undescribed({ method, path, status, sent, mediaType, answer }: Exchange): string[] {
  const template = templateOf(path);
  const operation = template && description.paths[template]?.[method.toLowerCase()];
  if (!operation) return [`${method} ${path} is not described`];
  const response = operation.responses[String(status)];
  if (!response) return [`${method} ${template} does not answer ${status}`];
  const answerSchema = response.content?.[mediaType]?.schema;
  if (response.content && !answerSchema) return [`${method} ${template} does not answer ${mediaType}`];
  const requestSchema = operation.requestBody?.content['application/json']?.schema;
  return [
    ...(requestSchema ? faults(requestSchema, sent, `${method} ${template} request`) : []),
    ...(answerSchema && mediaType.includes('json')
      ? faults(answerSchema, answer, `${method} ${template} ${status}`)
      : []),
  ];
}

const faults = (schema: object, value: unknown, where: string): string[] => {
  const isValid = ajv.compile(withFullReferences(schema));
  return isValid(value) ? [] : [`${where}: ${ajv.errorsText(isValid.errors)}`];
};
