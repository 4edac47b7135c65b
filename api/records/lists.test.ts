import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let ids: number[];
const names = Array.from({ length: 21 }, (_, index) => `LIST ${String(index).padStart(2, '0')}`);
const ours = { name: { like: 'LIST' } };

beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  ids = [];
  for (const name of names)
    ids.push(((await operator.post('/vehicles', { name })).body as { id: number }).id);
});
afterAll(() => api?.close());

type Page = { rows: { id: number; name: string }[]; count: number; next?: string };
const page = async (query: Record<string, string | number | object>): Promise<Page> =>
  (await operator.get('/vehicles', query)).body as Page;

describe('the specification’s dialect', () => {
  it('gives fifteen rows where nothing else is asked for, and the count of all', async () => {
    const { rows, count } = await page({ filter: ours });
    expect(rows.map((row) => row.name)).toEqual(names.slice(0, 15));
    expect(count).toBe(21);
  });

  it.each([
    [{ sort: 'name', desc: 'true', limit: 2 }, ['LIST 20', 'LIST 19']],
    [{ sort: 'name', limit: 2, page: 3 }, ['LIST 04', 'LIST 05']],
    [{ sort: '["name","DESC"]', limit: 1 }, ['LIST 20']],
    [{ sort: 'name', limit: 4, page: 6 }, ['LIST 20']],
    [{ sort: 'name', limit: 4, page: 7 }, []],
  ])('%j gives %j', async (query, expected) => {
    expect((await page({ ...query, filter: ours })).rows.map((row) => row.name)).toEqual(expected);
  });

  it('reads on behind the last row, to the end and no further', async () => {
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const { rows, next: following } = await page({
        filter: ours,
        sort: 'name',
        desc: 'true',
        limit: 8,
        ...(next ? { after: next } : {}),
      });
      seen.push(...rows.map((row) => row.name));
      next = following;
    } while (next && seen.length < 100);
    expect(seen).toEqual(names.toReversed());
  });
});

describe('simple-rest’s dialect', () => {
  it.each([
    [[0, 4], names.slice(0, 5), 'vehicles 0-4/21'],
    [[18, 27], names.slice(18), 'vehicles 18-20/21'],
    [[30, 39], [], 'vehicles 30-30/21'],
  ])('range %j gives those rows and %j says which', async (range, expected, contentRange) => {
    const { body, headers } = await operator.get('/vehicles', { range, sort: ['name', 'ASC'], filter: ours });
    expect((body as { name: string }[]).map((row) => row.name)).toEqual(expected);
    expect(headers.get('content-range')).toBe(contentRange);
  });

  it('getMany asks for ids by a filter', async () => {
    const wanted = [ids[3], ids[7]];
    const { body } = await operator.get('/vehicles', {
      filter: { id: wanted },
      range: [0, 99],
      sort: ['id', 'ASC'],
    });
    expect((body as { id: number }[]).map((row) => row.id)).toEqual(wanted);
  });
});

it('a reference shows of its record what its declaration says, in lists and alone', async () => {
  const scheme = (
    await operator.post('/scheme_of_cargo', { name: 'Without scales', disableControlOnScales: true })
  ).body as { id: number };
  const truck = (await operator.post('/disposition', { schemeOfCargo: scheme.id })).body as { id: number };
  const schemeOfCargo = { id: scheme.id, presentation: 'Without scales', disableControlOnScales: true };
  expect(truck).toMatchObject({ schemeOfCargo });
  expect((await operator.get('/disposition', { filter: { id: truck.id } })).body).toMatchObject({
    rows: [{ schemeOfCargo }],
  });
  const sentBack = await operator.put(`/disposition/${truck.id}`, { ...truck, comment: 'sent back' });
  expect(sentBack).toMatchObject({ status: 200, body: { schemeOfCargo, comment: 'sent back' } });
});

describe('a question that cannot be answered is 400 and says what is wrong', () => {
  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, 'limit'],
    [{ limit: 'many' }, 'limit'],
    [{ page: 0 }, 'page'],
    [{ filter: '{' }, 'filter'],
    [{ range: '[5,1]' }, 'range'],
    [{ range: '[0,5000]' }, 'range'],
    [{ range: 'all' }, 'range'],
    [{ sort: '["name"]' }, 'sort'],
    [{ sort: 'additional' }, 'sort'],
    [{ desc: 'perhaps' }, 'desc'],
    [{ after: 'nonsense' }, 'after'],
  ])('%j: query_invalid', async (query, parameter) => {
    expect(await operator.get('/vehicles', query)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter } },
    });
  });

  it('a parameter that is given twice: query_invalid', async () => {
    expect(await operator.get('/vehicles?limit=1&limit=2')).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter: 'limit' } },
    });
  });

  it.each([
    ['an unknown field', { wings: 2 }, 'filter_field_unknown', { field: 'wings', object: 'disposition' }],
    [
      'an unknown field behind a reference',
      { 'vehicle.wings': 2 },
      'filter_field_unknown',
      { field: 'vehicle.wings' },
    ],
    [
      'a field of something that is no reference',
      { 'comment.name': 'x' },
      'filter_field_unknown',
      { field: 'comment.name' },
    ],
    [
      'a path five deep',
      { 'order.customer.country.author.name': 'x' },
      'filter_too_deep',
      { field: 'order.customer.country.author.name', max: 4 },
    ],
    [
      'an unknown operator',
      { number: { near: 3 } },
      'filter_operator_unknown',
      { field: 'number', operator: 'near' },
    ],
    [
      'an operator of another type',
      { closed: { gt: true } },
      'filter_operator_not_for_type',
      { field: 'closed' },
    ],
    ['a value of another type', { number: { gt: 'seven' } }, 'filter_value_invalid', { field: 'number' }],
    [
      'a value that is in no enumeration',
      { carsQueueStatus: 'Flying' },
      'filter_value_invalid',
      { field: 'carsQueueStatus' },
    ],
    ['a list that is none', [1], 'filter_invalid', {}],
    ['SQL', { "id'; drop table vehicle; --": 1 }, 'filter_field_unknown', {}],
  ])('%s', async (_case, filter, code, params) => {
    const answer = await operator.get('/disposition', { filter });
    expect(answer).toMatchObject({ status: 400, body: { code, params } });
  });

  it('a path four deep is answered', async () => {
    expect(
      (await operator.get('/disposition', { filter: { 'order.customer.country.name': 'Polska' } })).status,
    ).toBe(200);
  });

  it.each([['password'], ['author.password']])('what is secret cannot be asked about: %s', async (field) => {
    const answer = await operator.get('/users', { filter: { [field]: { like: '$argon' } } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'filter_field_unknown' } });
  });
});
