import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { connect, type Database } from '../connect.ts';
import { prepareReader, readerUrl } from '../reader/readerRole.ts';
import { rawQuery } from '../reader/rawQuery.ts';
import { freshDatabase } from '../testing/database.ts';

let database: Database;
let url: string;
let owner: Actor;
let colleague: Actor;
let administrator: Actor;
/** One personal account, and one for everybody; each with a folder and a message that has a file. */
const mail = { personal: { mailbox: 0, message: 0, file: 0 }, general: { mailbox: 0, message: 0, file: 0 } };

const create = (object: string, input: Record<string, unknown>) =>
  database.records.createOnly(systemActor, object, input);

const person = async (login: string, some: Partial<Actor> = {}): Promise<Actor> => {
  const userId = await create('user', {
    login,
    name: login,
    email: `${login}@keja.example`,
    password: 'Wlasciwe-Haslo-9',
  });
  const { system: _none, ...anybody } = systemActor;
  return { ...anybody, userId, login, name: login, fullRights: false, roles: ['sales'], ...some };
};

const fill = async (isGeneral: boolean) => {
  const users = [{ user: owner.userId }];
  const emailAccount = await create('emailAccount', {
    name: `${isGeneral}`,
    user: 'x@keja.example',
    isGeneral,
    users,
  });
  const mailbox = await create('mailbox', { name: 'INBOX', emailAccount });
  const subject = isGeneral ? 'Oferta' : 'Prywatne';
  const message = await create('incomingEmail', {
    emailAccount,
    mailbox,
    date: new Date().toISOString(),
    subject,
  });
  const about = { name: 'list.pdf', size: 0, objectName: 'incomingEmail', objectId: message };
  const file = await create('file', about);
  await create('incomingEmailAttachment', { incomingEmail: message, filename: 'list.pdf', file });
  return { mailbox, message, file };
};

beforeAll(async () => {
  const fresh = await freshDatabase();
  url = fresh.url;
  database = await connect(url, { secretKey: fresh.secretKey });
  owner = await person('wlasciciel');
  colleague = await person('kolega');
  administrator = await person('administrator', { fullRights: true });
  mail.personal = await fill(false);
  mail.general = await fill(true);
});
afterAll(() => database?.close());

const listed = async (actor: Actor, object: string) => {
  const query = { filter: { kind: 'all', of: [] }, sort: [], limit: 50, offset: 0 } as const;
  return (await database.records.list(actor, object, query)).rows.map(({ id }) => id);
};

describe('mail of a personal account', () => {
  const objects = [
    ['mailbox', 'mailbox'],
    ['incomingEmail', 'message'],
    ['file', 'file'],
  ] as const;

  it.each(objects)(
    'mail of a personal account as %s is read by its users, and by nobody else whatever their rights',
    async (object, of) => {
      expect(await listed(owner, object)).toEqual(
        expect.arrayContaining([mail.personal[of], mail.general[of]]),
      );
      for (const actor of [colleague, administrator]) {
        const seen = await listed(actor, object);
        expect(seen).toContain(mail.general[of]);
        expect(seen).not.toContain(mail.personal[of]);
        await expect(database.records.get(actor, object, mail.personal[of])).rejects.toThrow(
          'record_not_found',
        );
      }
      expect(
        await database.records.seenBy([owner, colleague, administrator], object, mail.personal[of]),
      ).toEqual([true, false, false]);
    },
  );

  it('has attachments and links that follow the message', async () => {
    expect(await listed(owner, 'incomingEmailAttachment')).toHaveLength(2);
    for (const actor of [colleague, administrator])
      expect(await listed(actor, 'incomingEmailAttachment')).toHaveLength(1);
  });

  it('is neither changed nor marked by others', async () => {
    for (const actor of [colleague, administrator]) {
      const change = database.records.update(actor, 'incomingEmail', mail.personal.message, { seen: true });
      await expect(change).rejects.toThrow('record_not_found');
      const mark = database.records.changeDeletionMark(actor, 'incomingEmail', mail.personal.message, true);
      await expect(mark).rejects.toThrow('record_not_found');
      const removal = database.records.remove(actor, 'incomingEmail', mail.personal.message);
      await expect(removal).rejects.toThrow(/record_not_found|no_access/);
    }
    expect(
      await database.records.update(owner, 'incomingEmail', mail.personal.message, { seen: true }),
    ).toMatchObject({ seen: true, serverBehind: true });
  });

  it('is out of reach of raw queries, and leaves no versions for full rights to read', async () => {
    expect(await prepareReader(database.sql, url, database.registry, database.secrets)).toBe(true);
    const query = rawQuery(readerUrl(url, database.secrets), 'select subject from incoming_email');
    await expect(query).rejects.toThrow('raw_query_refused');
    await create('objectVersioningSetting', { objectType: 'incomingEmail' });
    await database.records.update(owner, 'incomingEmail', mail.personal.message, { flagged: true });
    const { rows } = await sql`select 1 from object_version where object_type = 'incomingEmail'`.execute(
      database.sql,
    );
    expect(rows).toEqual([]);
  });

  it('is opened to others by its users, and by an administrator only when none of them is active', async () => {
    const account = await create('emailAccount', {
      name: 'Osobiste',
      user: 'y@keja.example',
      users: [{ user: colleague.userId }],
    });
    const open = (actor: Actor, input: Record<string, unknown>) =>
      database.records.update(actor, 'emailAccount', account, input);
    const alsoAdministrator = { users: [{ user: colleague.userId }, { user: administrator.userId }] };
    for (const input of [alsoAdministrator, { users: [] }, { isGeneral: true }])
      await expect(open(administrator, input)).rejects.toMatchObject({
        errors: [{ code: 'mail_account_of_others' }],
      });
    expect(await open(administrator, { name: 'Handel' })).toMatchObject({ name: 'Handel' });

    await database.records.update(systemActor, 'user', colleague.userId ?? 0, { isActive: false });
    expect((await open(administrator, alsoAdministrator)).users).toHaveLength(2);
    await database.records.update(systemActor, 'user', colleague.userId ?? 0, { isActive: true });
    expect(await open(administrator, { isGeneral: true })).toMatchObject({ isGeneral: true });
  });
});
