import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
});
afterAll(() => api?.close());

const at = '/dispositions/cars_queue';
const [morning, noon] = ['2026-11-22T08:00:00.000Z', '2026-11-22T12:00:00.000Z'];
const newTruck = async (body: object = {}): Promise<number> =>
  ((await operator.post('/disposition', body)).body as { id: number }).id;
const arrivalOf = async (id: number): Promise<unknown> =>
  ((await operator.get(`/disposition/${id}`)).body as { arrivalDate: unknown }).arrivalDate;

describe('the arrival of a driver', () => {
  it('is said, changed and taken back', async () => {
    const dispositionId = await newTruck();
    for (const arrivalDate of [morning, noon, null]) {
      const { body } = await operator.post(`${at}/set-arrival-date-driver`, { dispositionId, arrivalDate });
      expect(body).toEqual({ dispositionId, arrivalDate });
      expect(await arrivalOf(dispositionId)).toBe(arrivalDate);
    }
  });

  it('is filled in for several where nothing was said, and stays where something was', async () => {
    const [silent, said] = [await newTruck(), await newTruck({ arrivalDate: morning })];
    expect(
      (
        await operator.post(`${at}/fill-arrival-date-driver`, {
          dispositionIds: [silent, said, silent],
          arrivalDate: '2026-11-22T13:00:00+01:00',
        })
      ).body,
    ).toEqual({ filled: [silent] });
    expect([await arrivalOf(silent), await arrivalOf(said)]).toEqual([noon, morning]);
  });

  it('is not filled in where somebody else says it at the same moment', async () => {
    const id = await newTruck();
    let filling: Promise<unknown> = Promise.resolve();
    await api.database.transaction(async ({ records }) => {
      await records.update(systemActor, 'disposition', id, { arrivalDate: morning });
      filling = operator.post(`${at}/fill-arrival-date-driver`, { dispositionIds: [id], arrivalDate: noon });
      await expect.poll(() => waitingForLocks(api.database.sql)).toBe(1);
    });
    expect(await filling).toMatchObject({ status: 200, body: { filled: [] } });
    expect(await arrivalOf(id)).toBe(morning);
  });

  it('is filled in for all of them or for none', async () => {
    const known = await newTruck();
    const body = { dispositionIds: [known, 999_999], arrivalDate: noon };
    expect(await operator.post(`${at}/fill-arrival-date-driver`, body)).toMatchObject({
      status: 404,
      body: { code: 'record_not_found' },
    });
    expect(await arrivalOf(known)).toBeNull();
  });

  it.each([
    ['set', { dispositionId: 1, arrivalDate: 'tomorrow' }, 'arrivalDate'],
    ['set', { dispositionId: 99_999_999_999, arrivalDate: noon }, 'dispositionId'],
    ['fill', { dispositionIds: [], arrivalDate: noon }, 'dispositionIds'],
    ['fill', { dispositionIds: ['x'], arrivalDate: noon }, 'dispositionIds.0'],
  ])('%s with %j is refused at its field', async (call, body, field) => {
    expect(await operator.post(`${at}/${call}-arrival-date-driver`, body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    });
  });
});
