import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordShape } from '#domain/kernel/recordShape.ts';
import { registry } from '#domain/objects.ts';
import { apiDigest, type ApiDescription } from '#tools/docs/apiDigest.ts';
import { digestFile, openApiText } from '#tools/docs/openapi.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        summary: string;
        parameters?: { name: string; in: string; required?: boolean }[];
      }
    >
  >;
  readonly components: Record<string, Record<string, unknown>>;
}
interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}
const keysOf = ({ properties = {} }: Described): string[] => Object.keys(properties).toSorted();
/** The row of a table part; the contract lets the whole part be missing. */
const rowOf = ({ properties }: Described, part: string): Described => {
  const found = properties?.[part];
  return [found, ...(found?.anyOf ?? [])].find((each) => each?.items)?.items ?? {};
};

const text = openApiText();
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

describe('the OpenAPI document', () => {
  it('is committed in short as it is now; npm run docs:openapi writes it anew', async () => {
    expect(await readFile(digestFile, 'utf8')).toBe(apiDigest());
  });

  it.each<[string, (description: ApiDescription) => unknown]>([
    ['a field of a schema', ({ components }) => components.schemas.vehicle?.properties?.tare],
    ['a parameter of a call', ({ paths }) => paths['/vehicles']?.get?.parameters?.[0]],
    ['the body of a call', ({ paths }) => paths['/auth/login']?.post?.requestBody],
    ['an answer of a call', ({ paths }) => paths['/auth/login']?.post?.responses['200']],
  ])('shows a change of %s in one line', (_what, part) => {
    const changed = JSON.parse(text) as ApiDescription;
    Object.assign(part(changed) as object, { description: 'changed' });
    const before = new Set(apiDigest().split('\n'));
    const lines = apiDigest(changed).split('\n');
    expect(lines.filter((line) => !before.has(line))).toHaveLength(1);
  });

  it('says every operation once, under a name of its own and in words', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const references = [...text.matchAll(/"\$ref": "#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(100);
    expect(references).toHaveLength([...text.matchAll(/"\$ref":/g)].length);
    for (const [, kind = '', name = ''] of references)
      expect(document.components[kind], `${kind}/${name}`).toHaveProperty(name);
  });

  it('names every parameter of every path', () => {
    for (const { path, parameters = [], operationId } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const said = parameters
        .filter((parameter) => parameter.in === 'path' && parameter.required)
        .map(({ name }) => name);
      expect(said, operationId).toEqual(inPath);
    }
  });

  it('describes every object at its own path', () => {
    for (const { path, name } of registry.all) {
      expect(document.paths).toHaveProperty([`/${path}`]);
      expect(document.components.schemas).toHaveProperty(name);
    }
  });

  it.each(registry.all)(
    'describes $name with the properties of its contract, to which answers are held',
    (declaration) => {
      const contract = z.toJSONSchema(recordShape(declaration), { unrepresentable: 'any' }) as Described;
      const described = document.components.schemas?.[declaration.name] as Described;
      expect(keysOf(described)).toEqual(keysOf(contract));
      for (const [name, { type }] of Object.entries(declaration.fields))
        if (type === 'rows')
          expect(keysOf(rowOf(described, name)), name).toEqual(keysOf(rowOf(contract, name)));
    },
  );
});

const atOnce = 12;

describe('the API that serves it', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('serves the document, and a page to read it on that asks no other server', async () => {
    expect((await api.visitor().get('/openapi.json')).body).toEqual(document);
    const origin = new URL(api.url).origin;
    const page = await fetch(`${origin}/docs`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(html).not.toMatch(/https?:/);
    for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await fetch(`${origin}${address}`)).status, address).toBe(200);
  });

  it('knows every call it describes', async () => {
    const admin = await api.signedIn('admin');
    const answers = async ({ path, method }: (typeof operations)[number]) => {
      const filled = path.replace(/\{id\}|\{\w+Id\}/g, '999999').replace(/\{\w+\}/g, 'none');
      const { body } = await admin.send(method.toUpperCase(), filled, method === 'get' ? undefined : {});
      expect((body as { code?: string } | null)?.code, `${method} ${path}`).not.toBe('route_not_found');
    };
    const leaving = operations.filter(({ path }) => path === '/auth/logout');
    const staying = operations.filter((operation) => !leaving.includes(operation));
    for (let from = 0; from < staying.length; from += atOnce)
      await Promise.all(staying.slice(from, from + atOnce).map(answers));
    for (const operation of leaving) await answers(operation);
  });
});
