import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import { isLong } from '#domain/kernel/field.ts';
import { declarations, registry } from '#domain/objects.ts';
import { addUser, enter } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

interface Page {
  readonly rows: Record<string, unknown>[];
  readonly count: number;
  readonly next?: string;
}
const page = async (path: string, query: Record<string, string | number | object>): Promise<Page> => {
  const { status, body } = await admin.get(path, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Page;
};

describe('Empty values stand last', () => {
  const tares = ['9.000', null, '7.500', null, '8.250', null];
  beforeAll(async () => {
    for (const [index, tare] of tares.entries())
      await api.database.records.create(systemActor, 'vehicle', {
        name: `ZZ ${index}`,
        code: 'nulls',
        ...(tare === null ? {} : { tare }),
      });
  });
  const filter = { code: 'nulls' };

  it.each([
    ['true', ['9.000', '8.250', '7.500', null, null, null]],
    ['false', ['7.500', '8.250', '9.000', null, null, null]],
  ] as const)(
    'Empty values stand last with desc=%s, whether pages are numbered or read on',
    async (desc, expected) => {
      const sort = { sort: 'tare', desc, filter };
      const whole = await page('/vehicles', { ...sort, limit: 50 });
      expect(whole.rows.map(({ tare }) => tare)).toEqual(expected);
      const ids = whole.rows.map(({ id }) => id);
      for (const limit of [1, 2, 4]) {
        const numbered: unknown[] = [];
        for (let number = 1; number <= Math.ceil(6 / limit); number++)
          numbered.push(
            ...(await page('/vehicles', { ...sort, limit, page: number })).rows.map(({ id }) => id),
          );
        expect(numbered, `${limit} a page`).toEqual(ids);
        const readOn: unknown[] = [];
        let after: string | undefined = '';
        while (after !== undefined) {
          const { rows, next }: Page = await page('/vehicles', { ...sort, limit, after });
          readOn.push(...rows.map(({ id }) => id));
          after = next;
        }
        expect(readOn, `${limit} at once`).toEqual(ids);
      }
    },
  );
});

describe('A sort by a reference goes by what people read', () => {
  it.each(['true', 'false'])('A sort by a reference goes by what people read with desc=%s', async (desc) => {
    const byReference = await page('/disposition', { sort: 'vehicle', desc, limit: 100 });
    const byName = await page('/disposition', { sort: 'vehicle.name', desc, limit: 100 });
    expect(byReference.rows.map(({ id }) => id)).toEqual(byName.rows.map(({ id }) => id));
  });

  it('every reference of every object can be sorted by', async () => {
    for (const declaration of declarations)
      for (const [name, field] of Object.entries(declaration.fields))
        if (field.type === 'reference') {
          const { status, body } = await admin.get(`/${declaration.path}`, { sort: name, limit: 1 });
          expect(status, `${declaration.path} by ${name}: ${JSON.stringify(body)}`).toBe(200);
        }
  });
});

describe('A list that follows too many references', () => {
  const referencesOf = (name: string) =>
    Object.entries(fieldsOf(registry.byName(name))).flatMap(([field, { type, ...more }]) =>
      type === 'reference' && 'to' in more ? [{ field, to: more.to }] : [],
    );
  const ways = referencesOf('disposition').flatMap((first) =>
    referencesOf(first.to).map((second) => `${first.field}.${second.field}.id`),
  );
  const tooWide = { status: 400, body: { code: 'query_too_wide' } };

  it('is refused before Postgres plans it, whether they stand in the filter, the columns or a sheet', async () => {
    expect(ways.length).toBeGreaterThan(50);
    const filter = { or: ways.map((path) => ({ [path]: { filled: true } })) };
    for (const path of ['/disposition', '/disposition/count', '/disposition/export'])
      expect(await admin.get(path, { filter }), path).toMatchObject(tooWide);
    const columns = ways.join();
    for (const path of ['/disposition', '/disposition/export'])
      expect(await admin.get(path, { columns }), path).toMatchObject(tooWide);
  });
});

describe('Long texts, such as the bodies of letters', () => {
  const longOnes = declarations.flatMap(({ path, fields }) =>
    Object.entries(fields).flatMap(([field, declared]) => (isLong(declared) ? [{ path, field }] : [])),
  );
  const refusal = (column: string) => ({
    status: 400,
    body: { code: 'query_too_long', detail: expect.stringContaining(column) as string },
  });

  it('a list of more than a hundred records is refused where it names a long text, of every object', async () => {
    expect(longOnes).toContainEqual({ path: 'incoming_email', field: 'body' });
    for (const { path, field } of longOnes) {
      expect(await admin.get(`/${path}`, { columns: field, limit: 101 }), path).toMatchObject(refusal(field));
      expect((await admin.get(`/${path}`, { columns: field, limit: 100 })).status, path).toBe(200);
    }
    expect(await admin.get('/email', { columns: 'body', limit: 1000 })).toMatchObject(refusal('body'));
  });

  it('a long text that is read through a reference is refused in a long list too', async () => {
    const column = 'incomingEmail.body';
    const wish = { columns: column, limit: 1000 };
    expect(await admin.get('/incoming_email_linked_doc', wish)).toMatchObject(refusal(column));
  });

  it('more than a hundred records that are asked for by their ids come without long texts', async () => {
    const { id } = await api.database.records.create(systemActor, 'outgoingEmail', {
      subject: 'Cennik',
      to: 'a@firma.example',
      body: 'Dzień dobry',
    });
    const many = async (length: number) => {
      const filter = { id: Array.from({ length }, (_, at) => id + at) };
      const { body } = await admin.get('/outgoing_email', { filter });
      return (body as readonly { readonly id: number }[]).find((row) => row.id === id);
    };
    expect(await many(100)).toMatchObject({ subject: 'Cennik', body: 'Dzień dobry' });
    expect(await many(101)).toMatchObject({ subject: 'Cennik' });
    expect(await many(101)).not.toHaveProperty('body');
  });
});

describe('A parameter that is none of a list’s own', () => {
  it('narrows the list by that field', async () => {
    const flat = await page('/disposition_statuses', { key: 'Loaded' });
    expect(flat.rows.map(({ key }) => key)).toEqual(['Loaded']);
    const { rows } = await page('/disposition', { carsQueueStatus: 'TerminalExit', limit: 100 });
    expect(new Set(rows.map(({ carsQueueStatus }) => carsQueueStatus)).size).toBeLessThanOrEqual(1);
    const filter = { carsQueueStatus: 'TerminalExit' };
    expect(rows.length).toBe((await page('/disposition', { filter, limit: 100 })).rows.length);
    const counted = (await admin.get('/disposition/count', { carsQueueStatus: 'TerminalExit' })).body;
    expect(counted).toMatchObject({ count: rows.length });
  });

  it('is refused by its name where no field is called so', async () => {
    for (const { path } of declarations)
      expect(await admin.get(`/${path}`, { nosuchthing: 'x' }), path).toMatchObject({
        status: 400,
        body: { code: 'filter_field_unknown', params: { field: 'nosuchthing' } },
      });
  });

  it('may be the specification’s own name for a field', async () => {
    expect((await admin.get('/ship_unloading', { filter: { orderState: 'New' } })).status).toBe(400);
    const one = await admin.get('/ship_unloading', { filter: { orderState: null } });
    const other = await admin.get('/ship_unloading', { filter: { 'deliveryOrder.state': null } });
    expect(one).toMatchObject({ status: 200 });
    expect((one.body as Page).count).toBe((other.body as Page).count);
  });
});

it('everybody who is signed in is told the sections of their menu', async () => {
  await addUser(api, 'bare', []);
  const bare = await enter(api, 'bare');
  expect(await bare.visitor.get('/user_roles')).toMatchObject({
    status: 200,
    body: { rows: [], userModules: expect.any(Array) },
  });
  expect((await api.visitor().get('/user_roles')).status).toBe(401);
});

it('a setting takes no value that the programs do not know', async () => {
  const write = (value: unknown) => admin.post('/app/setting', { name: 'smsLetters', value });
  expect(await write('zzz')).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'value', code: 'invalid_value' }] },
  });
  for (const value of ['kept', 'plain']) expect((await write(value)).status).toBe(200);
});
