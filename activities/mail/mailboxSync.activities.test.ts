import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeMessages, type ReadMessage } from '#database/mail/incomingMail.ts';
import { leftFile } from '#database/mail/leftFiles.ts';
import { restartFolder } from '#database/mail/mailFolders.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startFaultyLine } from '#tools/peers/faults.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { bringFile } from './imap/bringFile.ts';
import { imapOpener } from './imap/openImap.ts';
import { mailboxSyncActivities } from './mailboxSync.activities.ts';
import { letter } from './testing/letter.ts';
import { mailServerOf } from './testing/mailServer.ts';

let terminal: TestTerminal;
let server: ReturnType<typeof mailServerOf<Dovecot>>;

beforeAll(async () => {
  terminal = await createTestTerminal();
  server = mailServerOf(terminal, await startDovecot());
});
afterAll(async () => {
  await server?.stop();
  await terminal?.close();
});

const inOrder = (one: string, other: string): number => one.localeCompare(other, 'pl');
const owner = { ...systemActor, system: false, userId: null };
/** As a person who uses every account. */
const change = async (id: number | undefined, input: RecordInput) => {
  await terminal.rows(sql`update email_account set is_general = true`);
  return terminal.database.records.update(owner, 'incomingEmail', id ?? 0, input);
};
const flagsIn = (user: string, path: string): Promise<string[][]> =>
  server.asProgram(user, async (client) => {
    const { exists } = await client.mailboxOpen(path);
    const messages = exists === 0 ? [] : await client.fetchAll('1:*', { flags: true });
    return messages.map(({ flags }) => [...(flags ?? [])].toSorted(inOrder));
  });
const subjects = async (id: number) =>
  (await server.held(id)).map(({ subject }) => subject ?? '').toSorted(inOrder);

describe('a pass over a mailbox', () => {
  it('makes the folders in their order and stores each message with its attachments, once', async () => {
    const { id, user } = await server.account();
    const withFile = [
      'From: Jan <jan@firma.example>',
      'To: sales@keja.example',
      'Subject: =?utf-8?B?WmHDs8WCxIc=?=',
      'Message-ID: <z@firma.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=iso-8859-2',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p>Prosz=EA o ofert=EA</p>',
      '--x',
      'Content-Type: application/pdf; name="oferta.pdf"',
      'Content-Disposition: attachment; filename="oferta.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.7').toString('base64'),
      '--x--',
      '',
    ].join('\r\n');
    await server.asProgram(user, async (client) => {
      await client.append('INBOX', withFile, ['\\Seen']);
      await client.append('INBOX', letter('Drugi'));
      await client.mailboxCreate('Kontrahenci/Węgiel');
      await client.append('Kontrahenci/Węgiel', letter('Trzeci'), ['\\Flagged']);
    });
    // `tells`: this server tells of new mail by itself (IDLE).
    for (let times = 0; times < 2; times += 1)
      expect(await server.read(id)).toEqual({ more: false, tells: true });
    expect(await server.held(id)).toMatchObject([
      { subject: 'Zaółć', folder: 'INBOX', seen: true, flagged: false, failure: null },
      { subject: 'Drugi', folder: 'INBOX', seen: false },
      { subject: 'Trzeci', folder: 'Kontrahenci/Węgiel', flagged: true },
    ]);
    expect((await server.folders(id)).map(({ name, sort, held }) => [name, sort, held])).toEqual([
      ['INBOX', 1, 2],
      ['Drafts', 2, 0],
      ['Sent', 3, 0],
      ['Junk', 4, 0],
      ['Trash', 5, 0],
      ['Kontrahenci/Węgiel', 99, 1],
    ]);
    const [first] = await server.held(id);
    expect(await terminal.database.records.get(systemActor, 'incomingEmail', first?.id ?? 0)).toMatchObject({
      from: 'jan@firma.example',
      fromName: 'Jan',
      body: expect.stringContaining('Proszę o ofertę'),
      bodyType: 'html',
      hasAttachments: true,
    });
    const file = sql`select name, type, size from file where object_name = 'incomingEmail' and object_id = ${first?.id}`;
    expect(await terminal.rows(file)).toEqual([{ name: 'oferta.pdf', type: 'application/pdf', size: 8 }]);
  });

  it('keeps the names of folders character by character, and reads them all', async () => {
    const { id, user } = await server.account();
    const paths = ['Faktury  2024', 'A\u00A0B', 'Za\u0301lezne', 'a\u202Eb'];
    await server.asProgram(user, async (client) => {
      for (const path of paths) {
        await client.mailboxCreate(path);
        await client.append(path, letter(path));
      }
    });
    for (let times = 0; times < 2; times += 1) await server.read(id);
    // 99 is the place of every folder without a special use (`folderPlace`).
    const others = (await server.folders(id)).filter(({ sort }) => sort === 99);
    expect(others.map(({ name }) => name).toSorted()).toEqual(paths.toSorted());
    expect(others.map(({ held }) => held)).toEqual([1, 1, 1, 1]);
    const titles = sql<{
      title: string;
    }>`select title from mailbox where email_account_id = ${id} and sort = 99`;
    expect((await terminal.rows(titles)).map(({ title }) => title).toSorted()).toEqual(
      ['A B', 'Faktury 2024', 'Zálezne', 'a b'].toSorted(),
    );
  });

  it('stores what cannot be read with the reason and its source, and goes on behind it', async () => {
    const { id, user } = await server.account();
    const parts = Array.from(
      { length: 150 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
    );
    const endless = `Subject: Bez dna\r\nMIME-Version: 1.0\r\n${parts.join('\r\n')}\r\n\r\n`;
    await server.asProgram(user, async (client) => {
      await client.append('INBOX', endless);
      await client.append('INBOX', 'To jest\r\nrubbish \0\xff without a head');
      await client.append('INBOX', letter('Za nimi'));
    });
    await server.read(id, { prove: true });
    const held = await server.held(id);
    expect(held).toMatchObject([
      { subject: 'Bez dna', failure: expect.stringMatching(/nest/i) },
      {},
      { subject: 'Za nimi' },
    ]);
    const source = await terminal.rows(
      sql`select f.size from file f where f.object_name = 'incomingEmail' and f.object_id = ${held[0]?.id}`,
    );
    expect(source).toEqual([{ size: endless.length }]);
    expect((await server.folders(id))[0]).toMatchObject({ held: 3, onServer: 3, proved: true });
  });

  it('stores texts that become longer when they are cleaned, and files whose names nobody can see', async () => {
    const { id, user } = await server.account();
    const long = '\uFB2C'.repeat(400);
    const invisible = [
      'From: Jan <jan@firma.example>',
      'Subject: Bez nazwy',
      'MIME-Version: 1.0',
      'Content-Type: application/pdf; name="\u200B"',
      'Content-Disposition: attachment; filename="\u200B"',
      '',
      '%PDF-1.7',
      '',
    ].join('\r\n');
    await server.asProgram(user, async (client) => {
      await client.append('INBOX', letter(long));
      await client.append('INBOX', letter('Od kogo').replace('Jan Kowalski', long));
      await client.append('INBOX', invisible);
      await client.append('INBOX', letter('Za nimi'));
    });
    await server.read(id);
    const held = await server.held(id);
    expect(held.map(({ failure }) => failure)).toEqual([null, null, null, null]);
    expect(held[0]?.subject).toHaveLength(1000);
    const sender = sql<{
      name: string;
    }>`select from_name as name from incoming_email where id = ${held[1]?.id}`;
    expect((await terminal.rows(sender))[0]?.name).toHaveLength(255);
    const files = sql`select f.name from file f where f.object_name = 'incomingEmail' and f.object_id = ${held[2]?.id}`;
    expect(await terminal.rows(files)).toEqual([{ name: 'application-pdf-1.pdf' }]);
  });

  it('keeps a message that its record refuses with the reason, and stores those behind it', async () => {
    const { id } = await server.account();
    await server.read(id);
    const [inbox] = await terminal.rows(sql<{ id: number; uidValidity: string }>`
      select id, uid_validity::text as "uidValidity" from mailbox where email_account_id = ${id} and name = 'INBOX'`);
    const message = (uid: number, subject: string): ReadMessage => ({
      head: { uid, identity: String(uid), seen: false, flagged: false, keywords: [] },
      fields: {
        date: '2026-11-02T08:15:00.000Z',
        size: 120,
        from: 'jan@firma.example',
        subject,
        body: 'Treść',
      },
      parts: [],
    });
    const folder = { id: inbox?.id ?? 0, uidValidity: inbox?.uidValidity ?? '', sort: 1, accountId: id };
    for (let times = 0; times < 2; times += 1)
      await terminal.database.transaction((tx) =>
        storeMessages(tx, folder, [message(7, 'x'.repeat(1001)), message(8, 'Za nim')]),
      );
    const held = await server.held(id);
    expect(held).toMatchObject([
      { uid: '7', subject: null, failure: 'validation_failed, subject too_long' },
      { uid: '8', subject: 'Za nim', failure: null },
    ]);
    expect(await terminal.database.records.get(systemActor, 'incomingEmail', held[0]?.id ?? 0)).toMatchObject(
      { from: 'jan@firma.example', body: null, hasAttachments: true },
    );
    const source = sql`select filename, size, server_part from incoming_email_attachment where incoming_email_id = ${held[0]?.id}`;
    expect(await terminal.rows(source)).toEqual([
      { filename: 'message.eml', size: 120, server_part: 'message' },
    ]);
  });

  it('knows the messages of a folder that is numbered anew, and doubles none', async () => {
    const { id, user } = await server.account();
    const twins = ['Bliźniak', 'Bliźniak', 'Inny'];
    const fill = () =>
      server.asProgram(user, async (client) => {
        for (const subject of twins) await client.append('Praca', letter(subject));
      });
    await server.asProgram(user, (client) => client.mailboxCreate('Praca'));
    await fill();
    await server.read(id);
    const before = await server.held(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxDelete('Praca');
      // UIDVALIDITY is a time in seconds.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await client.mailboxCreate('Praca');
      await client.append('Praca', letter('Nowy'));
    });
    await fill();
    await server.read(id, { prove: true });
    const after = await server.held(id);
    expect(after.map(({ subject }) => subject ?? '').toSorted(inOrder)).toEqual([
      'Bliźniak',
      'Bliźniak',
      'Inny',
      'Nowy',
    ]);
    expect(before.map((each) => each.id)).toEqual(
      after.filter(({ subject }) => subject !== 'Nowy').map((each) => each.id),
    );
    expect((await server.folders(id)).find(({ name }) => name === 'Praca')).toMatchObject({
      held: 4,
      onServer: 4,
    });
  });

  it('forgets how far it had followed the changes of a folder as soon as that is numbered anew', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', letter('Dawny')));
    await server.read(id);
    const state = async () =>
      terminal.rows(sql`
        select uid_validity::text as "uidValidity", last_uid::int as "lastUid", highest_mod_seq::text as "highestModSeq", held
        from mailbox where email_account_id = ${id} and name = 'INBOX'`);
    expect(await state()).toMatchObject([{ lastUid: 1, highestModSeq: expect.any(String), held: 1 }]);
    const [inbox] = await terminal.rows(sql<{ id: number }>`
      select id from mailbox where email_account_id = ${id} and name = 'INBOX'`);
    await terminal.database.transaction((tx) => restartFolder(tx.sql, inbox?.id ?? 0, '7'));
    expect(await state()).toEqual([{ uidValidity: '7', lastUid: 0, highestModSeq: null, held: 0 }]);
  });

  it('follows what other programs mark, move and remove', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      for (const subject of ['Czytany', 'Przenoszony', 'Usuwany'])
        await client.append('INBOX', letter(subject));
    });
    await server.read(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsAdd('1', ['\\Seen', '\\Flagged'], { uid: true });
      await client.messageMove('2', 'Trash', { uid: true });
      await client.messageDelete('3', { uid: true });
    });
    await server.read(id);
    expect(await server.held(id)).toMatchObject([
      { subject: 'Czytany', seen: true, flagged: true, folder: 'INBOX' },
      { subject: 'Przenoszony', folder: 'Trash', uid: '1' },
      { subject: 'Usuwany', uid: null, marked: false },
    ]);
    expect(await server.folders(id)).toMatchObject([
      { name: 'INBOX', held: 1, onServer: 1 },
      {},
      {},
      {},
      { held: 1 },
    ]);
  });

  it('an account that keeps only what its server has marks removed messages', async () => {
    const { id, user } = await server.account({ storeReceived: false });
    await server.asProgram(user, (client) => client.append('INBOX', letter('Krótki żywot')));
    await server.read(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageDelete('1', { uid: true });
    });
    await server.read(id);
    expect(await server.held(id)).toMatchObject([{ uid: null, marked: true }]);
  });

  it('reads again what was lost here when every message is compared', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      for (const subject of ['Jeden', 'Dwa']) await client.append('INBOX', letter(subject));
    });
    await server.read(id);
    const [lost] = await server.held(id);
    await terminal.rows(sql`delete from incoming_email where id = ${lost?.id}`);
    await server.read(id);
    await server.read(id, { prove: true });
    expect(await subjects(id)).toEqual(['Dwa', 'Jeden']);
    expect((await server.folders(id))[0]).toMatchObject({ held: 2, onServer: 2, proved: true });
  });
});

it('a list of folders without an inbox is no answer: no message loses its place', async () => {
  const { id, user } = await server.account();
  await server.asProgram(user, (client) => client.append('INBOX', letter('Zostaje')));
  await server.read(id);
  const emptied = mailboxSyncActivities({
    ...terminal.dependencies,
    openImap: async (at) => {
      const client = await server.openImap(at);
      client.list = () => Promise.resolve([]);
      return client;
    },
  });
  await expect(
    new MockActivityEnvironment().run(() => emptied.readMailbox({ emailAccountId: id, prove: false })),
  ).rejects.toMatchObject({ type: 'mail_server_away' });
  expect(await server.held(id)).toMatchObject([{ folder: 'INBOX', uid: '1', marked: false }]);
});

describe('a folder that the server refuses', () => {
  const refuse = (refused: string) => {
    const no = { responseStatus: 'NO', responseText: 'Permission denied' };
    server.hooks.opening = (path) =>
      path === refused ? Promise.reject(Object.assign(new Error('Command failed'), no)) : Promise.resolve();
  };
  afterEach(() => {
    server.hooks.opening = () => Promise.resolve();
  });

  it('is what the trial of the account names, with the words of the server, where it is the inbox', async () => {
    const { id } = await server.account();
    const trial = () => server.activities.tryMailbox({ emailAccountId: id });
    refuse('INBOX');
    expect(await trial()).toMatchObject({
      fault: 'folder',
      words: expect.stringContaining('Permission denied'),
      folders: null,
      messages: null,
    });
    server.hooks.opening = () => Promise.resolve();
    expect(await trial()).toMatchObject({ fault: null, messages: 0 });
  });

  it('keeps no other one from being read, and is read once it is open', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      for (const path of ['Cudze', 'Zwykłe']) {
        await client.mailboxCreate(path);
        await client.append(path, letter(path));
      }
    });
    refuse('Cudze');
    for (const prove of [false, true])
      expect(await server.read(id, { prove })).toEqual({ more: false, tells: true });
    expect(await subjects(id)).toEqual(['Zwykłe']);
    refuse('');
    await server.read(id);
    expect(await subjects(id)).toEqual(['Cudze', 'Zwykłe']);
  });

  it('may hold a message that is found nowhere: in an account that keeps only what its server has, nothing is marked', async () => {
    const { id, user } = await server.account({ storeReceived: false });
    await server.asProgram(user, async (client) => {
      await client.mailboxCreate('Cudze');
      await client.append('INBOX', letter('Przenoszony'));
    });
    await server.read(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageMove('1', 'Cudze', { uid: true });
    });
    refuse('Cudze');
    await server.read(id);
    expect(await server.held(id)).toMatchObject([{ uid: null, marked: false }]);
    refuse('');
    await server.read(id);
    expect(await server.held(id)).toMatchObject([{ folder: 'Cudze', uid: '1', marked: false }]);
  });

  it('is told on the account where it is the inbox', async () => {
    const { id } = await server.account();
    refuse('INBOX');
    await expect(server.read(id)).rejects.toMatchObject({
      type: 'mail_server_away',
      details: [{ reason: expect.stringContaining('Permission denied') }],
    });
  });
});

describe('a large attachment', () => {
  const size = 6 * 1024 * 1024;
  const content = Buffer.alloc(size, 'Plan nabrzeża. ');
  const withPlan = [
    'From: Jan <jan@firma.example>',
    'To: sales@keja.example',
    'Subject: Plan',
    'Message-ID: <plan@firma.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=outer',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'W załączniku plan.',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>W załączniku <b>plan</b>.</p>',
    '--inner--',
    '--outer',
    'Content-Type: application/octet-stream; name="plan.dwg"',
    'Content-Disposition: attachment; filename="plan.dwg"',
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
    '--outer',
    'Content-Type: text/csv; name="lista.csv"',
    'Content-Disposition: attachment; filename="lista.csv"',
    '',
    'a;b',
    '--outer--',
    '',
  ].join('\r\n');
  const filesOf = (id: number) =>
    terminal.rows(sql<{ id: number; name: string; size: number; checksum: string | null }>`
      select f.id, f.name, f.size, f.checksum from incoming_email_attachment a join file f on f.id = a.file_id
      join incoming_email e on e.id = a.incoming_email_id where e.email_account_id = ${id} order by f.name`);

  it('stays on the server while its message is read, and is brought when it is asked for, once', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', withPlan));
    await server.read(id, { prove: true });
    const [message] = await server.held(id);
    expect(await terminal.database.records.get(systemActor, 'incomingEmail', message?.id ?? 0)).toMatchObject(
      {
        failure: null,
        body: expect.stringContaining('<b>plan</b>'),
        hasAttachments: true,
      },
    );
    const [list, plan] = await filesOf(id);
    expect(list).toMatchObject({ name: 'lista.csv', checksum: expect.any(String) });
    expect(plan).toMatchObject({ name: 'plan.dwg', checksum: null });
    expect(Math.abs((plan?.size ?? 0) - size)).toBeLessThan(100);
    for (let times = 0; times < 2; times += 1) await server.bring(plan?.id ?? 0);
    const [, brought] = await filesOf(id);
    expect(brought).toMatchObject({ size, checksum: createHash('sha256').update(content).digest('hex') });
  });

  it('a large attachment that is larger than may be brought is refused, and no piece of it is stored', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', withPlan));
    await server.read(id);
    const [, plan] = await filesOf(id);
    const left = await leftFile(terminal.database.sql, plan?.id ?? 0);
    if (!left) throw new Error('no file was left on the server');
    const bring = (most: number) =>
      server.asProgram(user, (client) => bringFile(client, terminal.database, plan?.id ?? 0, left, most));
    await expect(bring(size - 1)).rejects.toMatchObject({ code: 'mail_file_too_large' });
    expect(await filesOf(id)).toMatchObject([{}, { checksum: null }]);
    await bring(size);
    expect(await filesOf(id)).toMatchObject([{}, { size, checksum: expect.any(String) }]);
  });

  it('a large attachment whose message was removed from the server is told to be gone', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', withPlan));
    await server.read(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageDelete('1', { uid: true });
    });
    const [, plan] = await filesOf(id);
    await expect(server.bring(plan?.id ?? 0)).rejects.toMatchObject({ type: 'mail_file_gone' });
    await server.read(id);
    await expect(server.bring(plan?.id ?? 0)).rejects.toMatchObject({ type: 'mail_file_gone' });
  });
});

describe('what is changed here', () => {
  it('is taken to the server, also what was changed while it could not be reached', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      for (const subject of ['Oznaczany', 'Przenoszony']) await client.append('INBOX', letter(subject));
    });
    await server.read(id);
    const [marked, moved] = await server.held(id);
    const trash = (await server.folders(id)).find(({ name }) => name === 'Trash');
    await change(marked?.id, { seen: true, flagged: true });
    await change(moved?.id, { mailbox: trash?.id, seen: true });
    await server.read(id);
    expect(await flagsIn(user, 'INBOX')).toEqual([['\\Flagged', '\\Seen']]);
    expect(await flagsIn(user, 'Trash')).toEqual([['\\Seen']]);
    await server.read(id);
    expect(await server.held(id)).toMatchObject([
      { id: marked?.id, folder: 'INBOX', seen: true, flagged: true },
      { id: moved?.id, folder: 'Trash', uid: '1', seen: true },
    ]);
    const behind = sql`select 1 from incoming_email where email_account_id = ${id} and server_behind`;
    expect(await terminal.rows(behind)).toEqual([]);
  });

  it.each([
    ['keeps what is gone', true],
    ['keeps only what its server has', false],
  ])(
    'throws away on the server what is marked for deletion, and brings back what is restored, where the account %s',
    async (_keeps, storeReceived) => {
      const { id, user } = await server.account({ storeReceived });
      await server.asProgram(user, (client) => client.append('INBOX', letter('Zbędny')));
      await server.read(id);
      const [message] = await server.held(id);
      await terminal.rows(sql`update email_account set is_general = true`);
      const mark = (to: boolean) =>
        terminal.database.records.changeDeletionMark(owner, 'incomingEmail', message?.id ?? 0, to);
      await mark(true);
      for (let times = 0; times < 2; times += 1) await server.read(id);
      expect(await server.held(id)).toMatchObject([{ folder: 'Trash', uid: '1', marked: true }]);
      expect(await flagsIn(user, 'INBOX')).toEqual([]);
      expect(await flagsIn(user, 'Trash')).toHaveLength(1);
      await mark(false);
      for (let times = 0; times < 2; times += 1) await server.read(id);
      expect(await server.held(id)).toMatchObject([{ folder: 'INBOX', uid: '2', marked: false }]);
      expect(await flagsIn(user, 'Trash')).toEqual([]);
    },
  );

  it('a change made here and refused by the server stays as it is here, and is taken there once it may be', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', letter('Czytany')));
    await server.read(id);
    const [message] = await server.held(id);
    await change(message?.id, { seen: true });
    server.hooks.opened = ({ permanentFlags }) => permanentFlags?.clear();
    try {
      for (let times = 0; times < 2; times += 1) await server.read(id, { prove: true });
    } finally {
      server.hooks.opened = () => undefined;
    }
    expect(await flagsIn(user, 'INBOX')).toEqual([[]]);
    expect(await server.held(id)).toMatchObject([{ seen: true }]);
    await server.read(id);
    expect(await flagsIn(user, 'INBOX')).toEqual([['\\Seen']]);
    const behind = sql`select 1 from incoming_email where email_account_id = ${id} and server_behind`;
    expect(await terminal.rows(behind)).toEqual([]);
  });

  it('a change made here to a message that somebody else has moved meanwhile leaves it at one place', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', letter('Rozchwytywany')));
    await server.read(id);
    const [message] = await server.held(id);
    const junk = (await server.folders(id)).find(({ name }) => name === 'Junk');
    await change(message?.id, { mailbox: junk?.id });
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageMove('1', 'Trash', { uid: true });
    });
    for (let times = 0; times < 3; times += 1) await server.read(id);
    const [held, ...others] = await server.held(id);
    expect(others).toEqual([]);
    const places = await Promise.all(
      ['INBOX', 'Junk', 'Trash'].map(async (path) => ({ path, count: (await flagsIn(user, path)).length })),
    );
    expect(places.filter(({ count }) => count > 0)).toEqual([{ path: held?.folder, count: 1 }]);
  });

  it.each([
    ['before the server has moved it', 'INBOX'],
    ['before it is found at its new place', 'Trash'],
  ])(
    'a change made here and changed back while it is on its way, %s, stays as it was changed last',
    async (_when, opened) => {
      const { id, user } = await server.account();
      await server.asProgram(user, (client) => client.append('INBOX', letter('Cofany')));
      await server.read(id);
      const [message] = await server.held(id);
      const folders = await server.folders(id);
      const folderId = (wanted: string) => folders.find(({ name }) => name === wanted)?.id;
      await change(message?.id, { mailbox: folderId('Trash') });
      server.hooks.opening = async (path) => {
        if (path !== opened) return;
        server.hooks.opening = () => Promise.resolve();
        await change(message?.id, { mailbox: folderId('INBOX') });
      };
      for (let times = 0; times < 3; times += 1) await server.read(id);
      expect(await server.held(id)).toMatchObject([{ id: message?.id, folder: 'INBOX' }]);
      expect(await flagsIn(user, 'INBOX')).toHaveLength(1);
      expect(await flagsIn(user, 'Trash')).toEqual([]);
      const behind = sql`select 1 from incoming_email where email_account_id = ${id} and server_behind`;
      expect(await terminal.rows(behind)).toEqual([]);
    },
  );

  it('names no folder of another account', async () => {
    const [one, other] = [await server.account(), await server.account()];
    await server.asProgram(one.user, (client) => client.append('INBOX', letter('Mój')));
    await server.read(one.id);
    await server.read(other.id);
    const [message] = await server.held(one.id);
    const [foreign] = await server.folders(other.id);
    await expect(change(message?.id, { mailbox: foreign?.id })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('a line that is cut again and again', () => {
  it('loses no message and doubles none', async () => {
    const line = await startFaultyLine(server.peer.port);
    try {
      const { id, user } = await server.account({ imapPort: line.port });
      const wanted = Array.from({ length: 120 }, (_, at) => `List ${at}`);
      await server.asProgram(user, async (client) => {
        for (const subject of wanted) await client.append('INBOX', letter(subject, 'x'.repeat(20_000)));
      });
      let failed = 0;
      for (let cuts = 1; ; cuts += 1) {
        // Each time it lasts a little longer, wherever that falls.
        await line.spoil({ type: 'limit_data', attributes: { bytes: cuts * 150_000 } });
        const outcome = await server.read(id).catch(() => undefined);
        await line.mend();
        if (outcome && !outcome.more) break;
        failed += 1;
      }
      expect(failed).toBeGreaterThan(3);
      await server.read(id, { prove: true });
      expect(await subjects(id)).toEqual(wanted.toSorted(inOrder));
      expect((await server.folders(id))[0]).toMatchObject({ held: 120, onServer: 120, proved: true });
    } finally {
      await line.stop();
    }
  });

  it('is told on the account', async () => {
    const { id } = await server.account({ imapPort: 9 });
    await expect(server.read(id)).rejects.toMatchObject({
      type: 'mail_server_away',
      details: [{ reason: expect.stringMatching(/^unreachable: /) }],
    });
    const note = { key: `mailbox-${id}:told`, emailAccountId: id, failure: 'unreachable: no' };
    await server.activities.noteReceiving(note);
    expect(await terminal.database.records.get(systemActor, 'emailAccount', id)).toMatchObject({
      receiveFailure: note.failure,
    });
  });
});

describe('the trial of an account', () => {
  const faults = [
    ['settings', { imapHost: null }],
    ['dns', { imapHost: 'nie.ma.takiego.example' }],
    ['unreachable', { imapPort: 9 }],
    ['password', { password: 'inne' }],
  ] as const;
  it.each(faults)('names %s as the step that failed', async (fault, some) => {
    const { id } = await server.account(some);
    expect(await server.activities.tryMailbox({ emailAccountId: id })).toMatchObject({
      fault,
      folders: null,
    });
  });

  it('says its password to no server whose certificate is not in order, nor without TLS', async () => {
    const { id } = await server.account();
    const trusting = mailboxSyncActivities({ ...terminal.dependencies, openImap: imapOpener() });
    expect(await trusting.tryMailbox({ emailAccountId: id })).toMatchObject({
      fault: 'tls',
      words: expect.stringContaining('self-signed'),
    });
    const wrongPort = await server.account({ imapPort: server.peer.plainPort });
    expect(await server.activities.tryMailbox({ emailAccountId: wrongPort.id })).toMatchObject({
      fault: 'tls',
    });
  });

  it('counts folders and messages where all is well, also by STARTTLS', async () => {
    const { id, user } = await server.account({ imapPort: server.peer.plainPort, imapTls: false });
    await server.asProgram(user, (client) => client.append('INBOX', letter('Jest')));
    expect(await server.activities.tryMailbox({ emailAccountId: id })).toEqual({
      fault: null,
      words: null,
      // The inbox and the four folders of a special use that this server makes.
      folders: 5,
      messages: 1,
      senders: [],
    });
  });
});

describe('news', () => {
  it('news in the inbox end the wait for them', async () => {
    const { id, user } = await server.account();
    await server.read(id);
    const waiting = new MockActivityEnvironment().run(() =>
      server.activities.awaitMail({ emailAccountId: id }),
    );
    await server.asProgram(user, (client) => client.append('INBOX', letter('Świeży')));
    await waiting;
    await server.read(id);
    expect(await subjects(id)).toEqual(['Świeży']);
  });

  it.each([
    ['read', false],
    ['compared', true],
  ])('are not told again and again of messages that left the inbox before it was %s', async (_how, prove) => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      for (const subject of ['Jeden', 'Dwa', 'Trzy']) await client.append('INBOX', letter(subject));
      await client.mailboxOpen('INBOX');
      await client.messageDelete('2:3', { uid: true });
    });
    for (let times = 0; times < 2; times += 1) await server.read(id, { prove });
    expect(await subjects(id)).toEqual(['Jeden']);
    const cursor = sql`select last_uid::int as "lastUid" from mailbox where email_account_id = ${id} and name = 'INBOX'`;
    expect(await terminal.rows(cursor)).toEqual([{ lastUid: 3 }]);
    const opened: string[] = [];
    server.hooks.opening = async (path) => void opened.push(path);
    try {
      await server.read(id);
    } finally {
      server.hooks.opening = () => Promise.resolve();
    }
    expect(opened).not.toContain('INBOX');
    await server.asProgram(user, (client) => client.append('INBOX', letter('Cztery')));
    await server.read(id);
    expect(await subjects(id)).toEqual(['Cztery', 'Jeden']);
  });

  it('are waited for also where the server has messages that no pass could get', async () => {
    const { id, user } = await server.account();
    await server.asProgram(user, (client) => client.append('INBOX', letter('Jest')));
    await server.read(id);
    // As if the server counted one more message than it gives.
    await terminal.rows(sql`update mailbox set held = 0 where email_account_id = ${id} and name = 'INBOX'`);
    const environment = new MockActivityEnvironment();
    let isOver = false;
    const waiting = environment
      .run(() => server.activities.awaitMail({ emailAccountId: id }))
      .finally(() => (isOver = true));
    // An earlier end of the wait would come within a moment.
    await pause(1000);
    expect(isOver).toBe(false);
    environment.cancel();
    await waiting;
  });

  it('are waited for no longer once the wait is called off', async () => {
    const { id } = await server.account();
    await server.read(id);
    const environment = new MockActivityEnvironment();
    const waiting = environment.run(() => server.activities.awaitMail({ emailAccountId: id }));
    environment.cancel();
    await expect(waiting).resolves.toBeUndefined();
  });
});
