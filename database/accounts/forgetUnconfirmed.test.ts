import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { forgetUnconfirmed } from './forgetUnconfirmed.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const created = async (object: string, input: Record<string, unknown>): Promise<number> =>
  (await database.records.create(systemActor, object, input)).id;

const registered = async (login: string, days: number, emailConfirmed = false) => {
  const counterparty = await created('counterparty', { name: login });
  const user = await created('user', {
    login,
    name: login,
    email: `${login}@example.pl`,
    emailConfirmed,
    externalUser: true,
    counterparty,
  });
  await created('registration', { user, firmName: login, counterparty });
  await sql`update "user" set created_at = now() - make_interval(days => ${days}) where id = ${user}`.execute(
    database.sql,
  );
  return { user, counterparty };
};
const logins = async (): Promise<string[]> => {
  const { rows } = await sql<{ login: string }>`
    select login from "user" where external_user order by login`.execute(database.sql);
  return rows.map(({ login }) => login);
};
const firms = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from counterparty order by name`.execute(
    database.sql,
  );
  return rows.map(({ name }) => name);
};

it('an account that nobody has confirmed for a month is free again, with its firm unless that is used or changed', async () => {
  await registered('confirmed', 31, true);
  await registered('recent', 29);
  const { user } = await registered('forgotten', 31);
  await created('accessLog', {
    action: 'SignInFailed',
    date: new Date().toISOString(),
    user,
    login: 'forgotten',
  });
  const { counterparty: used } = await registered('used', 31);
  await created('user', { login: 'staff', name: 'S', email: 'staff@example.pl', counterparty: used });
  const { user: named } = await registered('named', 31);
  await created('employee', { name: 'Named', user: named });
  await Promise.all([forgetUnconfirmed(database), forgetUnconfirmed(database)]);
  expect(await logins()).toEqual(['confirmed', 'named', 'recent']);
  expect(await firms()).toEqual(['confirmed', 'named', 'recent', 'used']);
  expect(
    (await sql`select user_id, login from access_log`.execute(database.sql)).rows,
    'what was tried stays written down',
  ).toEqual([{ user_id: null, login: 'forgotten' }]);
});
