import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsWithin, type TermObject } from '#database/service/requestTerm.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { answerSettings } from '#domain/service/requestTerm.rules.ts';
import type { RequestTermActivities } from '#workflows/service/requestTerm.activities.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { requestTermActivities } from './requestTerm.activities.ts';

let terminal: TestTerminal;
let activities: RequestTermActivities;
let ola: number;
let boss: number;
let by: Actor;
let customerId: number;

beforeAll(async () => {
  terminal = await createTestTerminal();
  activities = requestTermActivities(terminal.dependencies);
  [ola, boss] = [await personOf('ola'), await personOf('szef')];
  by = { ...systemActor, system: false, fullRights: true, userId: ola };
  customerId = await make('counterparty', { name: 'Klient terminów', isCustomer: true });
  const [worker, leader] = [await employeeOf(ola), await employeeOf(boss)];
  await make('department', { name: 'Obsługa', leaderId: leader, employees: [{ employeeId: worker }] });
});
afterAll(() => terminal.close());

const make = async (object: string, input: RecordInput): Promise<number> =>
  (await terminal.database.records.create(systemActor, object, input)).id;
const personOf = (login: string) => make('user', { login, name: login, email: `${login}@terminal.example` });
const employeeOf = (userId: number) => make('employee', { name: `Pracownik ${userId}`, userId });
const statusOf = async (object: TermObject, name: string) =>
  (await terminal.database.records.predefined(systemActor, `${object}Status`, name)).id;
const read = (id: number, object: TermObject = 'customerRequest'): Promise<AnyRecord> =>
  terminal.database.records.get(systemActor, object, id);
const change = (id: number, input: RecordInput, object: TermObject = 'customerRequest') =>
  terminal.database.records.update(by, object, id, input);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const written = (input: RecordInput, object: TermObject = 'customerRequest') =>
  make(object, { customerId, reference: 'Pytanie o termin', executorId: ola, ...input });
const setEscalationTo = async (value: string): Promise<number> => {
  const [item] = await terminal.rows<{ id: number }>(
    sql`select id from app_setting_item where name = ${answerSettings.escalateTo}`,
  );
  return make('appSetting', { settingId: item?.id, value });
};
const noticesOf = async (user: number, id: number, object: TermObject = 'customerRequest') =>
  terminal.rows(
    sql<{ title: string }>`select title from notification where user_id = ${user} and object_id = ${id}
      and object_name = ${object} order by id`,
  );
const signalsOf = async (id: number, object: TermObject): Promise<number> =>
  (
    await terminal.rows(
      sql`select id from outbox where kind = 'requestTerm' and payload->>'id' = ${String(id)}
    and payload->>'object' = ${object}`,
    )
  ).length;
/** Gives every notice of a record, each step twice, as if all its time had passed. */
const giveAll = async (id: number, object: TermObject = 'customerRequest'): Promise<void> => {
  for (
    let next = await activities.readTerm({ object, id });
    next.noticeAt;
    next = await activities.readTerm({ object, id })
  ) {
    const step = { object, id, due: next.noticeAt };
    await Promise.all([activities.giveTermNotices(step), activities.giveTermNotices(step)]);
    await activities.giveTermNotices(step);
  }
};

describe.each(['customerRequest', 'interaction'] as const)('the term of a %s', (object) => {
  it('is reported to the executor before and after it, then to who leads them, each once', async () => {
    const status = await statusOf(object, 'answered');
    const id = await written({ executionTerm: inDays(20), statusId: status }, object);
    expect(await read(id, object)).toMatchObject({ noticeAt: expect.any(String) as string });
    await giveAll(id, object);
    expect(await noticesOf(ola, id, object)).toHaveLength(2);
    expect(await noticesOf(boss, id, object)).toHaveLength(1);
    expect(await read(id, object)).toMatchObject({ noticeAt: null });
  });

  it('a term that nobody answers is reported to the executor, then to their leader', async () => {
    const id = await written({}, object);
    await giveAll(id, object);
    expect(await noticesOf(ola, id, object)).toHaveLength(1);
    expect(await noticesOf(boss, id, object)).toHaveLength(1);
  });

  it('is not reported once the record is closed, nor by a step with a moment from before', async () => {
    const id = await written({ executionTerm: inDays(20) }, object);
    const { noticeAt } = await activities.readTerm({ object, id });
    await change(id, { statusId: await statusOf(object, 'closed') }, object);
    expect(await read(id, object)).toMatchObject({ noticeAt: null });
    await activities.giveTermNotices({ object, id, due: String(noticeAt) });
    expect(await noticesOf(ola, id, object)).toEqual([]);
  });

  it('waits while the record waits for the customer, and signals its workflow about each change of it', async () => {
    const id = await written({ executionTerm: inDays(20) }, object);
    expect(await signalsOf(id, object)).toBe(1);
    await change(id, { reference: 'Inaczej' }, object);
    expect(await signalsOf(id, object)).toBe(1);
    await change(id, { waitsForCustomer: true }, object);
    expect(await read(id, object)).toMatchObject({ noticeAt: null, pausedAt: expect.any(String) as string });
    await change(id, { waitsForCustomer: false }, object);
    expect(await read(id, object)).toMatchObject({ pausedAt: null, executionTerm: inDays(20) });
    expect(await signalsOf(id, object)).toBe(3);
  });
});

it('a term of somebody whose account is closed is reported to the administrators', async () => {
  const closed = { login: 'dawny', name: 'dawny', email: 'dawny@terminal.example', isActive: false };
  const chief = { login: 'naczelny', name: 'naczelny', email: 'naczelny@terminal.example', fullRights: true };
  const chiefId = await make('user', chief);
  const id = await written({ executorId: await make('user', closed) });
  await giveAll(id);
  expect(await noticesOf(chiefId, id)).toHaveLength(2);
});

it('a request that nobody answers is reported to the leader if the manager in charge has a closed account', async () => {
  const closed = { login: 'odeszly', name: 'odeszly', email: 'odeszly@terminal.example', isActive: false };
  const managerId = await make('user', closed);
  const own = await setEscalationTo('manager');
  const id = await written({ managerId });
  await giveAll(id);
  await terminal.database.records.changeDeletionMark(systemActor, 'appSetting', own, true);
  expect(await noticesOf(boss, id)).toHaveLength(1);
});

it('an answer that came by itself ends the notice of an unanswered request', async () => {
  const id = await written({});
  await sql`update customer_request set first_answer_at = now() where id = ${id}`.execute(
    terminal.database.sql,
  );
  await giveAll(id);
  expect(await noticesOf(ola, id)).toEqual([]);
});

it('a term that comes soon or should have come is found for the reconciler, others are not', async () => {
  const [soon, later] = [await written({}), await written({ executionTerm: inDays(30) })];
  await sql`update customer_request set notice_at = now() where id = ${soon}`.execute(terminal.database.sql);
  const withinMinutes = 12;
  const found = (await termsWithin(terminal.database.sql, withinMinutes)).map(({ id }) => id);
  expect(found).toContain(soon);
  expect(found).not.toContain(later);
});
