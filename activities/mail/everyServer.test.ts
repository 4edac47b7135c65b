import type { FetchMessageObject } from 'imapflow';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startDovecot } from '#tools/peers/dovecot.ts';
import { startGreenMail } from '#tools/peers/greenMail.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { letter } from './testing/letter.ts';
import { mailServerOf } from './testing/mailServer.ts';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal?.close());

/** A person with full rights who is a user of no account. */
const person = { ...systemActor, system: false, userId: null };
/** Writes as this person. Each account becomes a general one first, because a personal one is closed to others. */
const change = async (id: number | undefined, input: RecordInput) => {
  await terminal.rows(sql`update email_account set is_general = true`);
  return terminal.database.records.update(person, 'incomingEmail', id ?? 0, input);
};

const servers = [
  ['dovecot, which tells at once what has changed (QRESYNC)', () => startDovecot(), ['CONDSTORE', 'QRESYNC']],
  ['dovecot, which counts changes (CONDSTORE)', () => startDovecot({ tells: 'condstore' }), ['CONDSTORE']],
  ['dovecot, which counts no changes', () => startDovecot({ tells: 'nothing' }), []],
  ['GreenMail, which counts no changes', startGreenMail, []],
] as const;

describe.each(servers)('a mailbox on %s', (_name, start, extensions) => {
  let server: ReturnType<typeof mailServerOf>;
  beforeAll(async () => {
    server = mailServerOf(terminal, await start());
  });
  afterAll(() => server?.stop());

  /** A mailbox with letters of these subjects in its inbox, which we have read once. */
  const newMailbox = async (subjects: readonly string[]) => {
    const { id, user } = await server.account();
    await server.asProgram(user, async (client) => {
      await client.mailboxCreate('Kosz/Węgiel');
      for (const subject of subjects) await client.append('INBOX', letter(subject));
    });
    await server.read(id);
    return { id, user };
  };
  /** `Oferta \Seen`. The flag `\Recent` is left out, because a server sets it by itself. */
  const subjectAndFlags = ({ envelope, flags }: FetchMessageObject) =>
    [envelope?.subject, ...(flags ?? [])].filter((word) => word !== '\\Recent').join(' ');
  /** What the server has: the messages of each folder that has any. */
  const onServer = (user: string) =>
    server.asProgram(user, async (client) => {
      const all: Record<string, string[]> = {};
      for (const { path, flags: kind } of await client.list()) {
        if (kind.has('\\Noselect')) continue;
        const { exists } = await client.mailboxOpen(path);
        const messages =
          exists === 0 ? [] : await client.fetchAll('1:*', { envelope: true, flags: true }, { uid: true });
        if (messages.length > 0) all[path] = messages.map(subjectAndFlags).toSorted();
      }
      return all;
    });
  /** What we hold. A message without a UID is in no folder of the server at present. */
  const held = async (id: number) =>
    (await server.held(id)).map(({ subject, folder, uid, seen, flagged }) => ({
      subject,
      folder: uid === null ? null : folder,
      seen,
      flagged,
    }));
  const folderId = async (id: number, path: string) =>
    (await server.folders(id)).find(({ name }) => name === path)?.id;

  /** Several passes: what both sides have changed may need more than one, and a further one must change nothing back. */
  const readTimes = async (id: number, times: number): Promise<void> => {
    for (let pass = 0; pass < times; pass += 1) await server.read(id);
  };

  it('is opened with what the server offers', async () => {
    const { user } = await server.account();
    const offered = await server.asProgram(user, (client) =>
      Promise.resolve(['CONDSTORE', 'QRESYNC'].filter((name) => client.capabilities.has(name))),
    );
    expect(offered).toEqual(extensions);
  });

  it('follows what other programs mark, move, remove and add', async () => {
    const { id, user } = await newMailbox(['Czytany', 'Przenoszony', 'Usuwany', 'Nietknięty']);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsAdd('1', ['\\Seen', '\\Flagged'], { uid: true });
      await client.messageMove('2', 'Kosz/Węgiel', { uid: true });
      await client.messageDelete('3', { uid: true });
      await client.append('INBOX', letter('Dodany'));
    });
    await server.read(id);
    expect(await held(id)).toEqual([
      { subject: 'Czytany', folder: 'INBOX', seen: true, flagged: true },
      { subject: 'Przenoszony', folder: 'Kosz/Węgiel', seen: false, flagged: false },
      { subject: 'Usuwany', folder: null, seen: false, flagged: false },
      { subject: 'Nietknięty', folder: 'INBOX', seen: false, flagged: false },
      { subject: 'Dodany', folder: 'INBOX', seen: false, flagged: false },
    ]);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsRemove('1', ['\\Seen', '\\Flagged'], { uid: true });
    });
    // This pass also compares everything that we hold with the server.
    await server.read(id, { prove: true });
    expect((await held(id))[0]).toMatchObject({ seen: false, flagged: false });
    expect((await server.folders(id))[0]).toMatchObject({ held: 3, onServer: 3, proved: true });
  });

  it('takes what people here mark and move, and keeps it', async () => {
    const { id, user } = await newMailbox(['Oznaczany', 'Przenoszony']);
    const [marked, moved] = await server.held(id);
    const to = await folderId(id, 'Kosz/Węgiel');
    await change(marked?.id, { seen: true, flagged: true });
    await change(moved?.id, { mailbox: to, seen: true });
    await readTimes(id, 2);
    expect(await onServer(user)).toEqual({
      INBOX: [expect.stringMatching(/^Oznaczany .*(Seen.*Flagged|Flagged.*Seen)/)],
      'Kosz/Węgiel': ['Przenoszony \\Seen'],
    });
    await change(marked?.id, { seen: false, flagged: false });
    await change(moved?.id, { mailbox: await folderId(id, 'INBOX') });
    await readTimes(id, 2);
    expect(await onServer(user)).toEqual({ INBOX: ['Oznaczany', 'Przenoszony \\Seen'] });
    expect(await held(id)).toEqual([
      { subject: 'Oznaczany', folder: 'INBOX', seen: false, flagged: false },
      { subject: 'Przenoszony', folder: 'INBOX', seen: true, flagged: false },
    ]);
  });

  it('keeps labels as keywords: those that people here stick on or take off, and those of other programs', async () => {
    const { id, user } = await newMailbox(['Nasz', 'Obcy']);
    const label = async (name: string) =>
      (await terminal.database.records.create(systemActor, 'emailLabel', { name, emailAccount: id })).id;
    const [urgent, toPay] = [await label('Pilne'), await label('Do zapłaty')];
    const labelsOf = async () =>
      (
        await terminal.rows(sql<{
          names: string;
        }>`select coalesce((select string_agg(l.name, ', ' order by l.name)
          from incoming_email_labels r join email_label l on l.id = r.email_label_id where r.parent_id = e.id), '') as names
          from incoming_email e where e.email_account_id = ${id} order by e.id`)
      ).map(({ names }) => names);
    const [ours] = await server.held(id);
    await change(ours?.id, { labels: [{ emailLabel: urgent }, { emailLabel: toPay }] });
    await server.read(id);
    // `Do zapłaty` as a keyword, in the UTF-7 of IMAP; and a keyword that is no label of ours.
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsAdd('2', ['do_zap&AUI-aty', 'NonJunk'], { uid: true });
    });
    await server.read(id);
    expect(await onServer(user)).toEqual({
      INBOX: [
        expect.stringMatching(/^Nasz (pilne do_zap&AUI-aty|do_zap&AUI-aty pilne)$/),
        expect.stringMatching(/^Obcy (NonJunk do_zap&AUI-aty|do_zap&AUI-aty NonJunk)$/),
      ],
    });
    expect(await labelsOf()).toEqual(['Do zapłaty, Pilne', 'Do zapłaty']);

    // Both sides change the same message before they hear of each other.
    await change(ours?.id, { labels: [{ emailLabel: toPay }] });
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageFlagsRemove('1:2', ['do_zap&AUI-aty'], { uid: true });
      await client.messageMove('2', 'Kosz/Węgiel', { uid: true });
    });
    await readTimes(id, 2);
    expect(await onServer(user)).toEqual({ INBOX: ['Nasz'], 'Kosz/Węgiel': ['Obcy NonJunk'] });
    expect(await labelsOf()).toEqual(['', '']);
  });

  it('takes the label that a message gets here while it is moved on the server', async () => {
    const { id, user } = await newMailbox(['Przenoszony']);
    const name = 'Pilne';
    const { id: emailLabel } = await terminal.database.records.create(systemActor, 'emailLabel', {
      name,
      emailAccount: id,
    });
    const [moved] = await server.held(id);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageMove('1', 'Kosz/Węgiel', { uid: true });
    });
    server.hooks.opening = async (path) => {
      // The inbox was looked at before: the message has no place at this moment.
      if (path !== 'Kosz/Węgiel' || (await server.held(id))[0]?.uid !== null) return;
      server.hooks.opening = () => Promise.resolve();
      await change(moved?.id, { labels: [{ emailLabel }] });
    };
    await readTimes(id, 2);
    expect(await onServer(user)).toEqual({ 'Kosz/Węgiel': ['Przenoszony pilne'] });
  });

  it('keeps a message that was moved both here and there in the folder where the server has it, and so do we', async () => {
    const { id, user } = await newMailbox(['Rozchwytywany']);
    await server.asProgram(user, (client) => client.mailboxCreate('Archiwum'));
    await server.read(id);
    const [message] = await server.held(id);
    await change(message?.id, { mailbox: await folderId(id, 'Archiwum') });
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('INBOX');
      await client.messageMove('1', 'Kosz/Węgiel', { uid: true });
    });
    await readTimes(id, 3);
    expect(await onServer(user)).toEqual({ 'Kosz/Węgiel': ['Rozchwytywany'] });
    expect(await held(id)).toMatchObject([{ subject: 'Rozchwytywany', folder: 'Kosz/Węgiel' }]);
  });
});

describe('a server that reports changes at once', () => {
  it('is asked for no list of what it still has', async () => {
    const server = mailServerOf(terminal, await startDovecot());
    try {
      const { id, user } = await server.account();
      await server.asProgram(user, async (client) => {
        for (const subject of ['A', 'B', 'C', 'D']) await client.append('INBOX', letter(subject));
      });
      await server.read(id);
      await server.asProgram(user, async (client) => {
        await client.mailboxOpen('INBOX');
        await client.messageDelete('2:3', { uid: true });
        await client.messageFlagsAdd('4', ['\\Seen'], { uid: true });
        await client.append('INBOX', letter('E'));
      });
      server.searchedRanges.splice(0);
      await server.read(id);
      expect((await server.held(id)).map(({ subject, uid, seen }) => [subject, uid, seen])).toEqual([
        ['A', '1', false],
        ['B', null, false],
        ['C', null, false],
        ['D', '4', true],
        ['E', '5', false],
      ]);
      expect(server.searchedRanges).not.toContain('1:4');
      expect(server.searchedRanges).toContain('5:*');
      expect((await server.folders(id))[0]).toMatchObject({ held: 3, onServer: 3 });
    } finally {
      await server.stop();
    }
  });
});
