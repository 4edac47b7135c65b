import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

interface Row {
  readonly id: number;
  readonly updatedAt: string;
  readonly markedToDelete: boolean;
}

const sent = (key: string, method: string, path: string, body?: object, by = admin): Promise<Answer> =>
  by.send(method, path, body, { 'idempotency-key': key });
const rowOf = ({ body }: Answer): Row => body as Row;
const named = async (name: string): Promise<number> =>
  ((await admin.get('/vehicles', { filter: { name } })).body as { count: number }).count;
const newVehicle = async (name: string): Promise<Row> => rowOf(await admin.post('/vehicles', { name }));

describe('a write that is sent again under its own id, because its answer was lost', () => {
  it('makes one record and answers with it both times', async () => {
    const answers = [
      await sent('make-1', 'POST', '/vehicles', { name: 'ONCE 1' }),
      await sent('make-1', 'POST', '/vehicles', { name: 'ONCE 1' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(rowOf(answers[1] as Answer)).toEqual(rowOf(answers[0] as Answer));
    expect(await named('ONCE 1')).toBe(1);
  });

  it('makes one record also when both arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sent('make-2', 'POST', '/vehicles', { name: 'ONCE 2' })),
    );
    expect(new Set(answers.map((answer) => rowOf(answer).id)).size).toBe(1);
    expect(await named('ONCE 2')).toBe(1);
  });

  it('takes one number of its documents', async () => {
    const make = () => sent('make-3', 'POST', '/disposition', {});
    const [first, again] = [await make(), await make()];
    const next = await admin.post('/disposition', {});
    const numberOf = ({ body }: Answer) => (body as { number: number }).number;
    expect([numberOf(again), numberOf(next)]).toEqual([numberOf(first), numberOf(first) + 1]);
  });

  it('is no conflict with itself', async () => {
    const { id, updatedAt } = await newVehicle('ONCE 4');
    const change = () => sent('change-4', 'PUT', `/vehicles/${id}`, { updatedAt, code: 'a' });
    expect((await change()).status).toBe(200);
    expect(await change()).toMatchObject({ status: 200, body: { id, code: 'a' } });
  });

  it('does not take its own mark back', async () => {
    const { id } = await newVehicle('ONCE 5');
    const turnOver = () => sent('mark-5', 'POST', '/vehicles/change_deletion_mark', { id });
    expect([rowOf(await turnOver()), rowOf(await turnOver())].map((row) => row.markedToDelete)).toEqual([
      true,
      true,
    ]);
  });

  it('confirms a document once, and removes a record once', async () => {
    const { id } = rowOf(await admin.post('/disposition', {}));
    const confirm = () => sent('confirm-6', 'PUT', `/disposition/confirm/${id}`);
    expect([await confirm(), await confirm()].map(({ status }) => status)).toEqual([200, 200]);

    const vehicle = await newVehicle('ONCE 6');
    const remove = () => sent('remove-6', 'DELETE', `/vehicles/${vehicle.id}`);
    expect([await remove(), await remove()]).toMatchObject([
      { status: 200, body: { id: vehicle.id } },
      { status: 200, body: { id: vehicle.id } },
    ]);
  });

  it('sends one SMS', async () => {
    const text = () =>
      sent('text-7', 'POST', '/outgoing_sms/send_sms', { smsBody: 'ONCE 7', phoneNumber: '600700800' });
    const answers = [await text(), await text()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const messages = await admin.get('/outgoing_sms', { filter: { body: { like: 'ONCE 7' } } });
    expect(messages.body).toMatchObject({ count: 1 });
  });

  it('gives one new ticket', async () => {
    const { id: dispositionId } = rowOf(await admin.post('/disposition', {}));
    const reset = () => sent('reset-7', 'PUT', '/dispositions/reset_driver_ticket', { dispositionId });
    const answers = [await reset(), await reset()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
  });

  it('may be mended and sent again after it was refused', async () => {
    expect((await sent('make-8', 'POST', '/vehicles', { name: '' })).status).toBe(422);
    expect((await sent('make-8', 'POST', '/vehicles', { name: 'ONCE 8' })).status).toBe(201);
  });
});

describe('the id of a write', () => {
  it('is each caller’s own: another’s same id is another write', async () => {
    const operator = await api.signedIn('operator');
    const mine = await sent('shared', 'POST', '/vehicles', { name: 'ONCE 9' });
    const theirs = await sent('shared', 'POST', '/vehicles', { name: 'ONCE 9' }, operator);
    expect(rowOf(theirs).id).not.toBe(rowOf(mine).id);
  });

  it.each([
    ['another body', '/vehicles', { name: 'ONCE 11' }],
    ['another call', '/drivers', { name: 'ONCE another-call' }],
  ])('is refused for %s, and nothing is written', async (different, path, body) => {
    const key = different.replace(' ', '-');
    await sent(key, 'POST', '/vehicles', { name: `ONCE ${key}` });
    expect(await sent(key, 'POST', path, body)).toMatchObject({
      status: 422,
      body: { code: 'request_id_taken' },
    });
    expect(await named('ONCE 11')).toBe(0);
  });

  it('the id of a write that is none is refused by name', async () => {
    expect(await sent('a b', 'POST', '/vehicles', { name: 'ONCE 12' })).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter: 'Idempotency-Key' } },
    });
    expect(await named('ONCE 12')).toBe(0);
  });
});
