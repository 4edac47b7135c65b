import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { changedMessages } from './changedMail.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

const create = (object: string, input: Record<string, unknown>) =>
  database.records.createOnly(systemActor, object, input);

it('each changed message is given once, also if no change before it can be taken to the server', async () => {
  const emailAccount = await create('emailAccount', { name: 'Biuro', user: 'biuro@keja.example' });
  const ids: number[] = [];
  for (const name of ['Archiwum', 'INBOX']) {
    const folder = await create('mailbox', { name, emailAccount });
    for (const uid of ['1', '2', '3']) {
      const place = { mailbox: folder, serverMailbox: folder, uid, uidValidity: '1' };
      const date = '2026-11-02T08:00:00.000Z';
      ids.push(
        await create('incomingEmail', { emailAccount, date, ...place, seen: true, serverBehind: true }),
      );
    }
  }
  const portions: number[][] = [];
  for await (const messages of changedMessages(database.sql, emailAccount, 2))
    portions.push(messages.map(({ id }) => id));
  expect(portions.flat()).toEqual(ids);
  expect(portions.map(({ length }) => length)).toEqual([2, 2, 2]);
});
