import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import { smsReceiptPath } from '#workflows/terminal/sendSms.messages.ts';

let api: TestApi;
let operator: Visitor;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  id = ((await operator.post('/disposition', {})).body as { id: number }).id;
});
afterAll(() => api?.close());

/** The address to which the gateway reports. The fields of a report are those of SMSAPI; status 404 means delivered. */
const receiptPath = () => smsReceiptPath(api.database.secrets);

describe('while Temporal is away', () => {
  it.each([
    ['a move', 'POST', () => `/dispositions/${id}/moves/arrive`, {}],
    ['a start SMS', 'POST', () => '/dispositions/send_start_sms', () => ({ dispositionId: id })],
    ['a weighing', 'POST', () => `/dispositions/${id}/weighings`, { captureId: 'x', scaleId: 1 }],
    ['a change of the queue', 'POST', () => '/queues/1/hold', () => ({ dispositionId: id, comment: 'stop' })],
    ['a delivery report', 'POST', () => receiptPath(), { MsgId: 'a', status: '404', idx: 'sms-1-1' }],
  ])('%s is asked to come again', async (_case, method, path, body) => {
    const {
      status,
      headers,
      body: problem,
    } = await operator.send(method, path(), typeof body === 'function' ? body() : body);
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(problem).toMatchObject({ code: 'temporal_unavailable' });
  });

  it('records are made and read', async () => {
    expect((await operator.post('/disposition', { comment: 'still working' })).status).toBe(201);
    expect((await operator.get('/disposition')).status).toBe(200);
  });

  it('the board is shown without places', async () => {
    const { status, body } = await operator.get('/cars_qeue_dispositions_list');
    expect(status).toBe(200);
    const { rows, boards } = body as { rows: { place: unknown }[]; boards: unknown[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set([null]));
    expect(boards).toEqual([]);
  });

  it('nobody claims to know whether a journey has begun', async () => {
    expect((await operator.get(`/dispositions/${id}/journey`)).body).toMatchObject({
      begun: null,
      workflowId: `journey-${id}`,
    });
  });

  it('a free SMS is accepted and cut to 160 characters: it goes out once its workflow can be started', async () => {
    const answer = await operator.post('/outgoing_sms/send_sms', {
      smsBody: 'x'.repeat(200),
      phoneNumber: '+48600100200',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 200, data: { result: true } } });
    const { rows } = (await operator.get('/outgoing_sms')).body as {
      rows: { body: string; status: string }[];
    };
    expect(rows[0]).toMatchObject({ body: 'x'.repeat(160), status: 'queued' });
    expect(
      await api.database.sql.selectFrom('outbox').selectAll().where('kind', '=', 'sendSms').execute(),
    ).toHaveLength(1);
  });
});

describe('the weighing lists', () => {
  it('are empty unless a scale or a station is given', async () => {
    for (const path of ['/disposition_first_weighting', '/disposition_second_weighting']) {
      expect((await operator.get(path)).body).toEqual({ rows: [], count: 0 });
    }
  });

  it('show road trucks only on the terminal, unless their scheme takes the scale’s control away', async () => {
    const station = (
      (await operator.get('/weighing_stations', { filter: { code: 'ST2' } })).body as {
        rows: { id: number }[];
      }
    ).rows[0]?.id as number;
    const scheme = (
      (await operator.post('/scheme_of_cargo', { name: 'Bez kontroli', disableControlOnScales: true }))
        .body as { id: number }
    ).id;
    const strict = (
      (await operator.post('/disposition', { weighingStation: station })).body as { id: number }
    ).id;
    const free = (
      (await operator.post('/disposition', { weighingStation: station, schemeOfCargo: scheme })).body as {
        id: number;
      }
    ).id;
    const { rows } = (await operator.get('/disposition_first_weighting', { weighingStationId: station }))
      .body as { rows: { id: number }[] };
    expect(rows.map((row) => row.id)).toContain(free);
    expect(rows.map((row) => row.id)).not.toContain(strict);
  });
});

describe('a delivery report', () => {
  it.each([
    ['about a message we do not know', 'POST', '', { MsgId: 'a,b', status: '404,404', idx: 'foreign,' }],
    ['sent as a form’s query', 'GET', '?MsgId=a&status=404&idx=', undefined],
  ])('%s is taken with a plain OK, so that it does not come again', async (_case, method, query, body) => {
    const {
      status,
      headers,
      body: text,
    } = await api.visitor().send(method, `${receiptPath()}${query}`, body);
    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['made up', '/sms/receipt/made-up'],
    ['of another use', () => `/sms/receipt/${api.database.secrets.proofOf('something else')}`],
  ])(
    'a delivery report under an address %s is refused: who has not sent the message knows nothing of it',
    async (_case, path) => {
      const report = { MsgId: 'a', status: '405', idx: 'sms-1-1' };
      const forged = await api.visitor().post(typeof path === 'string' ? path : path(), report);
      expect(forged).toMatchObject({ status: 403, body: { code: 'no_access' } });
    },
  );

  it('a delivery report of more messages than any gateway reports at once is refused', async () => {
    const report = { MsgId: 'a,'.repeat(1000), status: '404', idx: 'sms-1-1' };
    expect((await api.visitor().post(receiptPath(), report)).status).toBe(422);
  });
});
