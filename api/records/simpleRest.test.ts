import { fetchUtils, HttpError, type DataProvider } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { sampleRecordsOf, type SampleRecords } from '../testing/sampleRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

/** `ra-data-simple-rest` as it comes from npm, called over HTTP as react-admin calls it. */
let api: TestApi;
let admin: Visitor;
let samples: SampleRecords;
let provider: DataProvider;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  samples = sampleRecordsOf(api, admin);
  provider = providerOf(admin);
});
afterAll(() => api?.close());

/** Node has no cookies of its own: the package's own option for the HTTP client adds the visitor's. */
function providerOf(visitor: Visitor): DataProvider {
  return simpleRestProvider(api.url, (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('cookie', visitor.cookie());
    headers.set('x-language', 'en');
    return fetchUtils.fetchJson(url, { ...options, headers });
  });
}

const byId = { field: 'id', order: 'ASC' } as const;
const firstFive = { page: 1, perPage: 5 };
const idsOf = (records: readonly { readonly id: number }[]): number[] => records.map(({ id }) => id);
const rising = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);
const nobody = 999_999;

const refusalOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const outcome = await call.catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(HttpError);
  return outcome as HttpError;
};

describe.each(declarations.map((each) => [each.name, each] as const))('%s', (_name, declaration) => {
  const { path } = declaration;

  it('answers getList, getMany, getManyReference and getOne', async () => {
    const list = await provider.getList(path, { pagination: firstFive, sort: byId, filter: {} });
    expect(list.data.length).toBe(Math.min(5, list.total ?? -1));
    const ids = idsOf(list.data);
    expect(ids).toEqual(rising(ids));

    const many = await provider.getMany(path, { ids: [...ids, nobody] });
    expect(rising(idsOf(many.data))).toEqual(rising(ids));

    const author = (list.data[0]?.author as { id: number } | null | undefined)?.id ?? nobody;
    const written = await provider.getManyReference(path, {
      target: 'author',
      id: author,
      pagination: firstFive,
      sort: byId,
      filter: {},
    });
    expect(written.total).toBeGreaterThanOrEqual(written.data.length);
    for (const record of written.data) expect(record.author).toMatchObject({ id: author });

    for (const id of ids.slice(0, 1))
      expect((await provider.getOne(path, { id })).data).toMatchObject({ id });
  });
});

const writable = declarations.filter((each) => !each.writtenBy && !each.createdBy);

describe.each(writable.map((each) => [each.name, each] as const))('%s', (name, declaration) => {
  const { path } = declaration;
  const closedTo = async (id: number): Promise<readonly string[]> =>
    (await api.database.records.lifecycle(systemActor, name, id)).closed;

  it('answers create, update, updateMany, delete and deleteMany', async () => {
    const { data: first } = await provider.create(path, { data: await samples.required(declaration) });
    const { data: read } = await provider.getOne(path, { id: first.id });
    expect(read.id).toBe(first.id);

    // React-admin sends back the whole record that it has read.
    const { data: changed } = await provider.update(path, {
      id: read.id,
      data: { ...read, additional: {} },
      previousData: read,
    });
    expect(changed).toMatchObject({ id: read.id, presentation: read.presentation });
    const stale = { id: read.id, data: read, previousData: read };
    expect(await refusalOf(provider.update(path, stale))).toMatchObject({ status: 409 });

    const second = await samples.make(declaration);
    const ids = [first.id, second.id];
    expect((await provider.updateMany(path, { ids, data: { additional: {} } })).data).toEqual(ids);

    if ((await closedTo(first.id)).includes('delete'))
      return expect(await refusalOf(provider.delete(path, { id: first.id }))).toMatchObject({ status: 409 });
    const third = await samples.make(declaration);
    expect((await provider.delete(path, { id: first.id, previousData: changed })).data.id).toBe(first.id);
    const rest = [second.id, third.id];
    expect((await provider.deleteMany(path, { ids: rest })).data).toEqual(rest);
    expect((await provider.getMany(path, { ids: [...ids, ...rest] })).data).toEqual([]);
  });
});

describe('pages of a list', () => {
  const names = Array.from({ length: 21 }, (_, index) => `PAGE ${String(index).padStart(2, '0')}`);
  const filter = { name: { like: 'PAGE' } };
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    for (const name of names) ids.push((await provider.create('vehicles', { data: { name } })).data.id);
  });

  it.each([
    [{ page: 1, perPage: 4 }, 'ASC', names.slice(0, 4)],
    [{ page: 3, perPage: 10 }, 'ASC', names.slice(20)],
    [{ page: 1, perPage: 2 }, 'DESC', ['PAGE 20', 'PAGE 19']],
    [{ page: 9, perPage: 10 }, 'ASC', []],
  ] as const)('getList answers %j sorted %s, and the number of all', async (pagination, order, expected) => {
    const sort = { field: 'name', order };
    const { data, total } = await provider.getList('vehicles', { pagination, sort, filter });
    expect(data.map(({ name }) => name)).toEqual(expected);
    expect(total).toBe(21);
  });

  it('getList finds by the words of `q`', async () => {
    const { data } = await provider.getList('vehicles', {
      pagination: firstFive,
      sort: byId,
      filter: { q: 'PAGE 07' },
    });
    expect(data.map(({ name }) => name)).toEqual(['PAGE 07']);
  });

  it('getMany answers more records than a page of the specification’s list has', async () => {
    const { data } = await provider.getMany('vehicles', { ids });
    expect(rising(idsOf(data))).toEqual(rising(ids));
  });

  it('getMany answers none for no ids, and none for ids that nothing has', async () => {
    expect((await provider.getMany('vehicles', { ids: [] })).data).toEqual([]);
    expect((await provider.getMany('vehicles', { ids: [nobody] })).data).toEqual([]);
  });

  it('getMany refuses more ids than a list has rows', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => index + 1);
    const refused = await refusalOf(provider.getMany('vehicles', { ids: many }));
    expect(refused).toMatchObject({ status: 400, body: { code: 'query_invalid' } });
  });

  it.each([
    ['another field', { filter: { id: [1], name: 'x' } }],
    ['a limit', { filter: { id: [1] }, limit: 5 }],
    ['a page', { filter: { id: [1] }, page: 1 }],
    ['a sort', { filter: { id: [1] }, sort: 'id' }],
    ['one id and no list', { filter: { id: 1 } }],
  ])('ids with %s are asked in the specification’s dialect', async (_case, query) => {
    expect(await admin.get('/vehicles', query)).toMatchObject({
      status: 200,
      body: { rows: expect.any(Array), count: expect.any(Number) },
    });
  });
});

describe('refusals', () => {
  it('a record that the reader may not see is missing from getMany, and 404 for getOne', async () => {
    const { data: foreign } = await provider.create('disposition', { data: {} });
    const forwarder = providerOf(await api.signedIn('forwarder'));
    expect((await forwarder.getMany('disposition', { ids: [foreign.id] })).data).toEqual([]);
    const refused = await refusalOf(forwarder.getOne('disposition', { id: foreign.id }));
    expect(refused).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
  });

  it('an object that the reader may not see is 403, in words', async () => {
    const forwarder = providerOf(await api.signedIn('forwarder'));
    const params = { pagination: firstFive, sort: byId, filter: {} };
    for (const call of [
      () => forwarder.getList('users', params),
      () => forwarder.getMany('users', { ids: [1] }),
      () => forwarder.create('users', { data: {} }),
      () => forwarder.update('users', { id: 1, data: {}, previousData: { id: 1 } }),
    ]) {
      const refused = await refusalOf(call());
      expect(refused).toMatchObject({ status: 403, body: { code: 'no_access' } });
      expect(refused.message).toBe((refused.body as { detail: string }).detail);
    }
  });

  it('a wrong value is refused with its field and a sentence that fetchJson shows', async () => {
    const refused = await refusalOf(provider.create('vehicles', { data: {} }));
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field: 'name', code: 'required' }] },
    });
    expect(refused.message).toMatch(/ /);
  });

  it('a caller who is not signed in is refused as such', async () => {
    const stranger = providerOf(api.visitor());
    expect(await refusalOf(stranger.getMany('vehicles', { ids: [1] }))).toMatchObject({ status: 401 });
  });
});
