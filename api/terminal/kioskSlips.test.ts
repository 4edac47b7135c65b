import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let driver: Visitor;
let otherDriver: Visitor;
let operator: Visitor;
/** The ids of two slips of the driver: of the first, the PDF was made. */
let made: number;
let queued: number;

/** A driver who has confirmed the ticket of a new truck at the kiosk. */
const confirmedDriver = async (plate: string): Promise<Visitor> => {
  const { records, sql, secrets } = api.database;
  const vehicle = await records.create(systemActor, 'vehicle', { name: plate });
  const truck = await records.create(systemActor, 'disposition', {
    vehicle: vehicle.id,
    driverPhoneNumber: '+48600700123',
  });
  const kiosk = api.visitor();
  const ticket = truck.driverTicket;
  await kiosk.post('/kiosk/code', { ticket });
  const { sealed_code } = await sql
    .selectFrom('kiosk_code')
    .select('sealed_code')
    .where('disposition_id', '=', truck.id)
    .executeTakeFirstOrThrow();
  const code = secrets.open(sealed_code);
  expect(await kiosk.post('/kiosk/confirm', { ticket, code })).toMatchObject({ status: 200 });
  return kiosk;
};
const printTicket = async (): Promise<number> => {
  const { status, body } = await driver.post('/kiosk/slips', { kind: 'ticket', language: 'pl' });
  expect(status).toBe(200);
  return (body as { id: number }).id;
};

beforeAll(async () => {
  api = await startTestApi();
  driver = await confirmedDriver('GDA 71001');
  otherDriver = await confirmedDriver('GDA 71002');
  operator = await api.signedIn('operator');
  [made, queued] = [await printTicket(), await printTicket()];
  await api.database.sql
    .insertInto('slip_pdf')
    .values({ print_id: made, content: Buffer.from('%PDF-1.7') })
    .execute();
});
afterAll(() => api?.close());

it('the PDF of a slip is answered as a PDF to the driver who printed it, to be shown in a frame', async () => {
  const { status, headers, body } = await driver.get(`/kiosk/slips/${made}/pdf`);
  expect({ status, body }).toEqual({ status: 200, body: '%PDF-1.7' });
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('inline; filename="keja.pdf"');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each<[who: string, visitor: () => Visitor, slip: () => unknown, status: number, code: string]>([
  ['somebody without a session of the kiosk', () => api.visitor(), () => made, 401, 'not_signed_in'],
  ['staff without a session of the kiosk', () => operator, () => made, 401, 'not_signed_in'],
  ['the driver of another truck', () => otherDriver, () => made, 404, 'record_not_found'],
  ['a driver who asks for a slip that is none', () => driver, () => 999_999, 404, 'record_not_found'],
  ['a driver whose PDF is not made yet', () => driver, () => queued, 404, 'record_not_found'],
  ['a driver who asks by a word', () => driver, () => 'abc', 400, 'query_invalid'],
  ['a driver who asks by a number too large', () => driver, () => '99999999999', 400, 'query_invalid'],
])('the PDF of a slip is not given to %s', async (_who, visitor, slip, status, code) => {
  expect(await visitor().get(`/kiosk/slips/${String(slip())}/pdf`)).toMatchObject({ status, body: { code } });
});
