import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Database } from '#database/connect.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { notifyOfOrder } from './notifyOfOrder.ts';
import { orderContact } from './orderContact.ts';
import type { OrderRow } from './orderRow.ts';

let database: Database;
const ids = { boss: 0, clerk: 0, gone: 0, stranger: 0 };

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  ids.boss = await person('boss', { fullRights: true });
  ids.clerk = await person('clerk');
  ids.gone = await person('gone', { isActive: false });
  ids.stranger = await person('stranger', { externalUser: true });
});
afterAll(() => database?.close());

const person = async (login: string, more: RecordInput = {}): Promise<number> => {
  const user = { login, name: login, email: `${login}@terminal.example`, ...more };
  return (await database.records.create(systemActor, 'user', user)).id;
};

type Who = keyof typeof ids | null;
const idOf = (who: Who): number | null => (who === null ? null : ids[who]);

it.each<[manager: Who, author: Who, contact: Who]>([
  ['boss', 'clerk', 'boss'],
  [null, 'clerk', 'clerk'],
  ['gone', 'clerk', 'clerk'],
  ['stranger', 'clerk', 'clerk'],
  ['gone', 'stranger', null],
  [null, null, null],
])('the contact for an order of the manager %s and the author %s is %s', async (manager, author, contact) => {
  const found = await orderContact(database.sql, { managerId: idOf(manager), authorId: idOf(author) });
  expect(found?.name ?? null).toBe(contact);
});

it('the administrators are notified of an order whose manager and author have left', async () => {
  const order = { id: 1, numberStr: 'ZS-1', customer: 'Odbiorca', validTo: null } as OrderRow;
  const left = { ...order, managerId: ids.gone, authorId: ids.gone };
  await database.transaction((tx) => notifyOfOrder(tx, left, 'offerAccepted'));
  const { rows } = await sql<{ user_id: number }>`
    select user_id from notification where object_name = 'salesOrder' and object_id = 1`.execute(
    database.sql,
  );
  expect(rows.map((row) => row.user_id)).toContain(ids.boss);
});
