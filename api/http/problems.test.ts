import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tools/testing/eventually.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import type { Problem } from './problems.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());

describe('a refusal', () => {
  it('is a problem document with a stable code, its parameters and a sentence for people', async () => {
    const { status, headers, body } = await operator.get('/disposition/999999', { lang: 'en' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toEqual({
      type: 'urn:keja:error:record_not_found',
      title: 'record not found',
      status: 404,
      code: 'record_not_found',
      detail: expect.stringMatching(/\w/),
      message: (body as { detail: string }).detail,
      instance: '/api/disposition/999999',
      params: { object: 'disposition', id: 999_999 },
    });
  });

  it.each([
    ['the address asks for', '?lang=en', {}, 'en'],
    ['a header asks for', '', { 'x-language': 'en' }, 'en'],
    ['the user has', '', { 'accept-language': 'en' }, 'pl'],
  ])('speaks the language that %s', async (_case, query, headers, language) => {
    const sentences = { pl: await detailOf('?lang=pl'), en: await detailOf('?lang=en') };
    expect(sentences.pl).not.toBe(sentences.en);
    expect(await detailOf(query, headers)).toBe(sentences[language as 'pl' | 'en']);
  });

  it('speaks the browser’s language to who has not signed in', async () => {
    const english = await api
      .visitor()
      .send('GET', '/disposition', undefined, { 'accept-language': 'en-GB,en;q=0.9' });
    const polish = await api.visitor().send('GET', '/disposition', undefined, { 'accept-language': 'xx' });
    expect((english.body as Problem).detail).not.toBe((polish.body as Problem).detail);
  });

  const detailOf = async (query: string, headers: Record<string, string> = {}): Promise<string> =>
    ((await operator.send('GET', `/disposition/999999${query}`, undefined, headers)).body as Problem).detail;
});

it.each([
  ['pl', 'Odczyt trwał zbyt długo i został przerwany'],
  ['en', 'Reading took too long and was stopped'],
])(
  'a list whose statement Postgres stopped says so in the language of its reader: %s',
  async (lang, sentence) => {
    const { sql: db } = api.database;
    const answer = await api.database.transaction(async (tx) => {
      await sql`lock table vehicle in access exclusive mode`.execute(tx.sql);
      const asked = operator.get('/vehicles', { lang });
      await eventually(async () => expect(await waitingForLocks(db)).toBe(1));
      // Its limit of time stops a statement with the same code.
      await sql`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return asked;
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'query_too_slow', detail: expect.stringContaining(sentence) },
    });
  },
);

describe('what was asked for', () => {
  it.each([
    ['GET', '/nothing/here'],
    ['POST', '/nothing'],
    ['PATCH', '/disposition/1'],
    ['DELETE', '/disposition'],
  ])('%s %s is no call: route_not_found, with its path', async (method, path) => {
    expect(await operator.send(method, path)).toMatchObject({
      status: 404,
      body: { code: 'route_not_found', params: { path: `/api${path}` } },
    });
  });

  it.each([['abc'], ['0'], ['-1'], ['1.5'], ['99999999999999']])(
    'a record by the id %s is not found',
    async (id) => {
      expect(await operator.get(`/disposition/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'record_not_found' },
      });
    },
  );

  it('a request without a session is answered by not_signed_in', async () => {
    expect(await api.visitor().get('/disposition')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });

  it('an address that cannot be decoded is refused as body_invalid, and is no fault of the server', async () => {
    expect((await operator.get('/disposition/%E0%A4%A')).status).toBe(400);
  });
});

describe('a body', () => {
  it.each([
    ['broken JSON', '{"name": '],
    ['a list', '[]'],
    ['a text', '"vehicle"'],
    ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1_100_000) })],
  ])('a body of %s is refused as body_invalid', async (_case, body) => {
    expect(await operator.post('/vehicles', body)).toMatchObject({
      status: 400,
      body: { code: 'body_invalid' },
    });
  });

  it('a body in an encoding we do not read is refused as body_invalid', async () => {
    const answer = await operator.send('POST', '/vehicles', '{}', {
      'content-type': 'application/json; charset=klingon',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'body_invalid' } });
  });

  it('a body with faults in fields names each, with its sentence', async () => {
    const { status, body } = await operator.post('/vehicles', { name: '', wings: 2 });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'name', code: 'required', message: expect.stringMatching(/\w/) },
        { field: 'wings', code: 'unknown_field', message: expect.stringMatching(/\w/) },
      ],
    });
  });
});

describe('an id that no record can have', () => {
  it.each([
    ['/dispositions/99999999999/journey', 'id'],
    ['/weights/newest?scaleId=99999999999', 'scaleId'],
    ['/disposition_first_weighting?weighingStationId=0x1', 'weighingStationId'],
    ['/disposition_number_of_weighted?dispositionId=1e1', 'dispositionId'],
    ['/get_number_of_weighted/99999999999', 'dispositionId'],
    ['/cars_qeue_dispositions_list?orderId=-1', 'orderId'],
    ['/driver_tickets/disposition/1.5', 'dispositionId'],
  ])('an id that no record can have in %s is query_invalid', async (path, parameter) => {
    expect(await operator.get(path)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter } },
    });
  });

  it('an id that no record can have in a body is refused at its field', async () => {
    const dispositionId = 99_999_999_999;
    expect(await operator.post('/dispositions/send_start_sms', { dispositionId })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'dispositionId', code: 'invalid_value' }] },
    });
  });
});

describe('the body of a call written by hand', () => {
  it.each([
    [
      'nothing',
      undefined,
      [
        { field: 'smsBody', code: 'required' },
        { field: 'phoneNumber', code: 'required' },
      ],
    ],
    ['wrong types', { smsBody: 1, phoneNumber: '600700800' }, [{ field: 'smsBody', code: 'invalid_type' }]],
    [
      'a field nobody knows',
      { smsBody: 'a', phoneNumber: '600700800', loud: true },
      [{ field: 'loud', code: 'unknown_field' }],
    ],
    [
      'too much',
      { smsBody: 'a'.repeat(1001), phoneNumber: '600700800' },
      [{ field: 'smsBody', code: 'too_long', params: { maxLength: 1000 } }],
    ],
    ['nonsense', { smsBody: 'a', phoneNumber: 'home' }, [{ field: 'phoneNumber', code: 'invalid_value' }]],
  ])('a body with %s is refused field by field', async (_case, body, errors) => {
    expect(await operator.send('POST', '/outgoing_sms/send_sms', body)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors },
    });
  });

  it('a body that is no object is refused as body_invalid', async () => {
    expect(await operator.post('/outgoing_sms/send_sms', '[1]')).toMatchObject({
      status: 400,
      body: { code: 'body_invalid' },
    });
  });
});
