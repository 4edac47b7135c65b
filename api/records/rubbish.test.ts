import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const made = async (path: string, body: object): Promise<AnyRecord> =>
  (await operator.post(path, body)).body as AnyRecord;

describe('a list asked for with rubbish', () => {
  it.each(['constructor', 'toString', '__proto__', 'vehicle.constructor', 'hasOwnProperty'])(
    'a filter by %s, which every JavaScript object has, is a filter by an unknown field',
    async (field) => {
      expect(await operator.get('/disposition', { filter: `{"${field}":1}` })).toMatchObject({
        status: 400,
        body: { code: 'filter_field_unknown', params: { field } },
      });
    },
  );

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'where filters have other names, a filter by %s is one by an unknown field too',
    async (field) => {
      expect(await operator.get('/ship_unloading', { filter: `{"${field}":1}` })).toMatchObject({
        status: 400,
        body: { code: 'filter_field_unknown', params: { field } },
      });
    },
  );

  it.each([
    ['an empty text for a number', { id: '' }],
    ['a yes for a number', { id: true }],
    ['nothing in a list', { id: [null] }],
    ['a yes for a reference', { vehicle: true }],
    ['a year that is none', { date: '0000-01-01' }],
    ['a moment in a year that is none', { date: '0000-01-01T00:00:00Z' }],
    ['a moment after the last year', { date: '9999-12-31T23:00:00-05:00' }],
    ['a day that is none', { date: '2026-02-31' }],
    ['a period in one word', { period: 'yesterday' }],
    ['a period that is a number', { period: 5 }],
    ['a period without a name for its ends', { period: { since: '2026-11-01' } }],
  ])('%s is filter_value_invalid', async (_case, filter) => {
    expect(await operator.get('/disposition', { filter })).toMatchObject({
      status: 400,
      body: { code: 'filter_value_invalid' },
    });
  });

  it.each([
    ['a filter with a character of code 0', { filter: '{"numberStr":"\\u0000"}' }, 'filter'],
    ['a search for a character of code 0', { filter: '{"searchStr":"a\\u0000"}' }, 'filter'],
    ['a filter nested without end', { filter: `{"and":${nested(500)}}` }, 'filter'],
    ['a sort by a character of code 0', { sort: 'name\0' }, 'sort'],
    ['a cursor of another type', { sort: 'date', after: cursor('noon', 1) }, 'after'],
    ['a cursor of no number', { sort: 'netto', after: cursor('much', 1) }, 'after'],
    ['a cursor behind the largest id', { sort: 'netto', after: cursor('1.000', 1e20) }, 'after'],
    ['a cursor of a character of code 0', { sort: 'numberStr', after: cursor('\0', 1) }, 'after'],
    ['a cursor of one value too few', { after: cursor(1) }, 'after'],
  ])('%s is query_invalid', async (_case, query, parameter) => {
    expect(await operator.get('/disposition', query)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter } },
    });
  });

  it.each(['%\\', 'GD%\\', '\\', '100%\\\\\\'])('the pattern %s finds what it finds', async (iLike) => {
    expect((await operator.get('/vehicles', { filter: { name: { iLike } } })).status).toBe(200);
  });

  it('parameters that are there and empty ask for nothing', async () => {
    const { body } = await operator.get('/vehicles?sort=&filter=&limit=&page=1');
    expect(body).toMatchObject({ rows: expect.any(Array), count: expect.any(Number) });
  });

  it('a record that was picked stands for its id', async () => {
    const { id } = await made('/vehicles', { name: 'PICKED' });
    await made('/disposition', { vehicle: id });
    const picked = await operator.get('/disposition', {
      filter: { vehicle: { id, presentation: 'PICKED' } },
    });
    expect(picked.body).toMatchObject({ count: 1, rows: [{ vehicleId: id }] });
  });

  it.each(['0x1', '1e0', ' 1', '%201', '+1', '01'])('a record by the id "%s" is not found', async (id) => {
    expect((await operator.get(`/vehicles/${id}`)).status).toBe(404);
  });
});

describe('a record written with rubbish', () => {
  it('a character of code 0 is refused at its field', async () => {
    expect(await operator.post('/vehicles', '{"name":"a\\u0000b","code":"X"}')).toMatchObject({
      status: 400,
      body: { code: 'body_invalid', errors: [{ field: 'name', code: 'text_misleading' }] },
    });
  });

  it.each([
    ['a text with a character of code 0', '{"name":"a\\u0000b"}'],
    ['a name with a character of code 0', '{"name":"X1","additional":{"\\u0000":1}}'],
    ['half a character', '{"name":"X1","additional":"\\ud800"}'],
    ['a body nested without end', `{"name":"X2","additional":${nested(100_000)}}`],
  ])('%s is body_invalid, and nothing is written', async (_case, body) => {
    expect(await operator.post('/vehicles', body)).toMatchObject({
      status: 400,
      body: { code: 'body_invalid' },
    });
    expect((await operator.get('/vehicles', { filter: { name: ['X1', 'X2'] } })).body).toMatchObject({
      count: 0,
    });
  });

  it.each([
    ['/vehicles', { name: '   ' }, { field: 'name', code: 'required' }],
    ['/vehicles', { name: 'X3', tare: '-5' }, { field: 'tare', code: 'invalid_value', params: { min: '0' } }],
    ['/delivery_order', { quantity: '-0.001' }, { field: 'quantity', code: 'invalid_value' }],
    ['/disposition', { date: '0000-01-01T00:00:00Z' }, { field: 'date', code: 'invalid_value' }],
    [
      '/disposition',
      { numberOfWeighing: 59_012_344 },
      { field: 'numberOfWeighing', code: 'invalid_value', params: { max: 99 } },
    ],
    ['/delivery_order', { validFrom: '0000-01-01' }, { field: 'validFrom', code: 'invalid_value' }],
  ])('%s %j is refused at its field', async (path, body, error) => {
    expect(await operator.post(path, body)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [error] },
    });
  });

  it.each([
    ['in no language of ours', { xx: 'Status' }, 'lang'],
    ['that are a number', { pl: 5 }, 'lang.pl'],
    ['that are no words by language', 'Status', 'lang'],
  ])('words %s are refused at their field', async (_case, lang, field) => {
    expect(await admin.post('/cr_status', { name: 'X5', lang })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'invalid_type', message: expect.stringMatching(/\w/) }] },
    });
  });

  it.each(['text/plain', 'application/xml', 'application/octet-stream'])(
    'a body of %s is refused: it would be taken for an empty one',
    async (type) => {
      const answer = await operator.send('POST', '/vehicles', '{"name":"X6"}', { 'content-type': type });
      expect(answer).toMatchObject({ status: 415, body: { code: 'body_type_refused' } });
    },
  );

  it.each([1e20, 1.5, -1, 'seven'])('a row with the id %s is a new row', async (id) => {
    const recipients = [{ id, phoneNumber: '+48600100200' }];
    expect(await operator.post('/outgoing_sms', { body: 'x', recipients })).toMatchObject({
      status: 201,
      body: { recipients: [{ rowNumber: 1, phoneNumber: '+48600100200' }] },
    });
  });

  it('a password of six characters is too short, one of seven is not', async () => {
    const user = { name: 'New', login: 'new', email: 'new@keja.example' };
    expect(await admin.post('/users', { ...user, password: '123456' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password', code: 'too_short', params: { minLength: 7 } }] },
    });
    expect(await admin.post('/users', { ...user, password: 'zaq-7kl' })).toMatchObject({
      status: 201,
      body: { uuid: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  });
});

describe('what only the server sets', () => {
  it.each([
    ['/vehicles', { name: 'X4', id: 12_345 }, 'id'],
    ['/vehicles', { name: 'X4', markedToDelete: true }, 'markedToDelete'],
    ['/disposition', { carsQueueStatus: 'TerminalExit' }, 'carsQueueStatus'],
    ['/disposition', { driverTicket: 'MINE' }, 'driverTicket'],
    [
      '/outgoing_sms',
      { body: 'x', recipients: [{ phoneNumber: '+48600100200', sent: true }] },
      'recipients[0].sent',
    ],
  ])('%s %j is refused by name in a new record', async (path, body, field) => {
    expect(await operator.post(path, body)).toMatchObject({
      status: 422,
      body: { errors: [{ field, code: 'read_only_field' }] },
    });
  });

  it('is no offence where a blank form holds it: nothing, by the type of each field', async () => {
    const blank = {
      id: 0,
      number: 0,
      numberStr: '',
      createdAt: null,
      markedToDelete: false,
      carsQueueStatus: null,
      numberOfWeighted: 0,
      netto: '0.00',
      isNew: true,
    };
    expect(await operator.post('/disposition', blank)).toMatchObject({ status: 201, body: { netto: null } });
  });

  it('stays in a row that is sent back, and is refused when it is changed', async () => {
    const message = await made('/outgoing_sms', { body: 'x', recipients: [{ phoneNumber: '+48600100200' }] });
    const [row] = message.recipients as object[];
    const path = `/outgoing_sms/${message.id}`;
    expect((await operator.put(path, { recipients: [{ ...row }] })).status).toBe(200);
    expect(await operator.put(path, { recipients: [{ ...row, sent: true }] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'recipients[0].sent' }] },
    });
  });
});

describe('a document', () => {
  it('keeps the prefix its number was counted under, and is never without a date', async () => {
    const { id, prefix, numberStr } = await made('/disposition', { prefix: 'ZŁ' });
    expect(numberStr).toBe('ZŁ-000001');
    expect(await operator.put(`/disposition/${id}`, { prefix: 'D', date: null })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'date', code: 'required' },
          { field: 'prefix', code: 'read_only_field' },
        ],
      },
    });
    expect(await operator.put(`/disposition/${id}`, { prefix, comment: 'same' })).toMatchObject({
      status: 200,
    });
    expect(await operator.put(`/disposition/${id}`, { prefix: '' })).toMatchObject({
      body: { prefix, numberStr },
    });
  });
});

it('a sign-in with a character of code 0 is body_invalid', async () => {
  expect(await api.visitor().post('/auth/login', { email: 'admin\0', password: 'x' })).toMatchObject({
    status: 400,
    body: { code: 'body_invalid' },
  });
});
