import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());

const path = '/outgoing_sms/send_sms_template_auth_code';
const newTruck = async (body: object): Promise<{ id: number; driverTicket: string }> =>
  (await operator.post('/disposition', body)).body as { id: number; driverTicket: string };

it('a code that staff send for a driver on the phone opens the kiosk, and is told to nobody but the driver', async () => {
  const { id, driverTicket } = await newTruck({ driverPhoneNumber: '+48600700123' });
  const sent = await operator.post(path, { dataSms: { dispositionId: id, language: 'en' } });
  expect(sent).toMatchObject({ status: 200, body: { status: 200, data: { result: true } } });
  const { rows } = (await operator.get('/outgoing_sms', { filter: { disposition: id } })).body as {
    rows: { body: string; template: string }[];
  };
  expect(rows).toMatchObject([
    { template: 'authCode', body: expect.stringMatching(/^Your confirmation code: \*{6}\./) },
  ]);
  const { rows: codes } = await sql<{ sealed: string }>`
    select sealed_code as sealed from kiosk_code where disposition_id = ${id}`.execute(api.database.sql);
  const code = api.database.secrets.open(String(codes[0]?.sealed));
  expect(JSON.stringify(sent.body)).not.toContain(code);
  expect(await api.visitor().post('/kiosk/confirm', { ticket: driverTicket, code })).toMatchObject({
    status: 200,
    body: { ticket: driverTicket },
  });
});

it('no code is sent to a driver whose number nobody knows, nor for a truck that is not there', async () => {
  const { id } = await newTruck({});
  expect(await operator.post(path, { dataSms: { dispositionId: id } })).toMatchObject({
    status: 409,
    body: { code: 'phone_missing' },
  });
  expect(await operator.post(path, { dataSms: { dispositionId: 999_999 } })).toMatchObject({
    status: 404,
    body: { code: 'record_not_found' },
  });
  expect(await operator.post(path, {})).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'dataSms', code: 'required' }] },
  });
});

it.each(['sales', 'forwarder'] as const)('%s may not send a code to a driver', async (login) => {
  const visitor = await api.signedIn(login);
  expect(await visitor.post(path, { dataSms: { dispositionId: 1 } })).toMatchObject({
    status: 403,
    body: { code: 'no_access' },
  });
});
