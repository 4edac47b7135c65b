import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
let truck: { id: number; driverTicket: string };
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());
beforeEach(async () => {
  truck = (await operator.post('/disposition', { comment: 'ticket' })).body as typeof truck;
});

const write = (body: object) => operator.put('/dispositions/write_driver_tickets', body);

/** Makes these calls at the same moment: the truck's row is locked until all of them wait for it. */
const allAtOnce = async (calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> => {
  const begun = await api.database.transaction(async (tx) => {
    await sql`select 1 from disposition where id = ${truck.id} for update`.execute(tx.sql);
    const answers = calls.map((call) => call());
    await expect.poll(() => waitingForLocks(api.database.sql)).toBe(calls.length);
    // In an object, because the transaction would wait for a promise, and the answers wait for the transaction.
    return { answers: Promise.all(answers) };
  });
  return begun.answers;
};

describe('tickets', () => {
  it('are told to staff and to nobody from outside', async () => {
    const path = `/driver_tickets/disposition/${truck.id}`;
    expect((await operator.get(path)).body).toEqual({
      dispositionId: truck.id,
      numberStr: expect.stringMatching(/^D/),
      driverTicket: truck.driverTicket,
      entryTicket: null,
      barCode: truck.driverTicket,
    });
    expect(await (await api.signedIn('forwarder')).get(path)).toMatchObject({
      status: 403,
      body: { code: 'no_access' },
    });
  });

  it('are found by the barcode of their station, which a new ticket bears too', async () => {
    const station = await operator.post('/weighing_stations', {
      name: 'Brama 7',
      code: 'B7',
      barCodePrefix: '77',
    });
    const { id } = station.body as { id: number };
    truck = (await operator.post('/disposition', { weighingStation: id })).body as typeof truck;
    const found = (ticket: string) => operator.get('/disposition_by_ticket', { ticket });
    expect((await found(`77${truck.driverTicket}`)).body).toMatchObject({ id: truck.id });
    const renewed = await operator.put('/dispositions/reset_driver_ticket', { dispositionId: truck.id });
    const { driverTicket, barCode } = renewed.body as { driverTicket: string; barCode: string };
    expect(barCode).toBe(`77${driverTicket}`);
    expect((await found(`77${truck.driverTicket}`)).status).toBe(404);
    expect((await found(barCode.toLowerCase())).body).toMatchObject({ id: truck.id });
  });

  it('are written once: the same again is no fault, another is', async () => {
    expect(await write({ dispositionId: truck.id, entryTicket: 'e-1' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'entryTicket' }] },
    });
    expect(await write({ dispositionId: truck.id, entryTicket: 'e1' })).toMatchObject({
      status: 200,
      body: { entryTicket: 'E1' },
    });
    expect((await write({ dispositionId: truck.id, entryTicket: 'E1' })).status).toBe(200);
    expect(await write({ dispositionId: truck.id, entryTicket: 'E2' })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field: 'entryTicket', code: 'read_only_field' }] },
    });
  });

  it('are written by one of those who write at the same moment; the others are told', async () => {
    const wanted = ['A1', 'A2', 'A3', 'A4'];
    const answers = await allAtOnce(
      wanted.map((entryTicket) => () => write({ dispositionId: truck.id, entryTicket })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
    const told = answers.find(({ status }) => status === 200)?.body as { entryTicket: string };
    expect((await operator.get(`/driver_tickets/disposition/${truck.id}`)).body).toMatchObject(told);
  });

  it('a driver’s ticket is replaced by a new one, and the old one is not valid any more', async () => {
    const { body } = await operator.put('/dispositions/reset_driver_ticket', { dispositionId: truck.id });
    const { driverTicket } = body as { driverTicket: string };
    expect(driverTicket).not.toBe(truck.driverTicket);
    expect(await operator.get('/disposition_by_ticket', { ticket: truck.driverTicket })).toMatchObject({
      status: 404,
      body: { code: 'ticket_not_found' },
    });
    expect(
      await operator.get('/disposition_by_ticket', { ticket: ` ${driverTicket.toLowerCase()} ` }),
    ).toMatchObject({ body: { id: truck.id } });
  });

  it('tickets of a truck that has left stay as they are', async () => {
    await api.database.records.update(systemActor, 'disposition', truck.id, {
      carsQueueStatus: 'TerminalExit',
    });
    expect(
      await operator.put('/dispositions/reset_driver_ticket', { dispositionId: truck.id }),
    ).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition', params: { carsQueueStatus: 'TerminalExit' } },
    });
  });
});
