import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDovecot } from '#tools/peers/dovecot.ts';
import { sql } from 'kysely';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { letter } from './testing/letter.ts';
import { mailServerOf } from './testing/mailServer.ts';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal?.close());

const servers = [
  ['dovecot, which tells at once what has changed (QRESYNC)', 'qresync'],
  ['dovecot, which counts no changes', 'nothing'],
] as const;

describe.each(servers)('what is moved on %s', (_name, tells) => {
  let server: ReturnType<typeof mailServerOf>;
  beforeAll(async () => {
    server = mailServerOf(terminal, await startDovecot({ tells }));
  });
  afterAll(() => server?.stop());

  const held = async (id: number) =>
    (await server.held(id)).map(({ subject, folder, uid, marked }) => ({
      subject,
      folder,
      isThere: uid !== null,
      marked,
    }));
  /** The folders that are shown, without those of a special use: 99 is the place of all others (`folderPlace`). */
  const shown = async (id: number) =>
    (
      await terminal.rows(sql<{ name: string }>`select name from mailbox where email_account_id = ${id}
        and not marked_to_delete and sort = 99 order by name`)
    ).map(({ name }) => name);

  const withLetters = async (path: string, keeps = true) => {
    const { id, user } = await server.account({ storeReceived: keeps });
    await server.asProgram(user, async (client) => {
      await client.mailboxCreate(path);
      for (const subject of ['Jeden', 'Dwa']) await client.append(path, letter(subject));
    });
    await server.read(id);
    return { id, user };
  };

  it.each([
    ['keeps what is gone', true],
    ['keeps only what its server has', false],
  ])(
    'a folder that is renamed on its server is known there, in an account that %s',
    async (_keeps, keeps) => {
      const { id, user } = await withLetters('Węgiel', keeps);
      const before = (await server.held(id)).map((each) => each.id);
      await server.asProgram(user, (client) => client.mailboxRename('Węgiel', 'Koks'));
      for (let times = 0; times < 2; times += 1) await server.read(id, { prove: true });
      expect(await held(id)).toEqual([
        { subject: 'Jeden', folder: 'Koks', isThere: true, marked: false },
        { subject: 'Dwa', folder: 'Koks', isThere: true, marked: false },
      ]);
      expect((await server.held(id)).map((each) => each.id)).toEqual(before);
      expect(await shown(id)).toEqual(['Koks']);
      await server.asProgram(user, (client) => client.mailboxRename('Koks', 'Węgiel'));
      await server.read(id, { prove: true });
      expect(await shown(id)).toEqual(['Węgiel']);
      expect((await server.folders(id)).filter(({ name }) => name === 'Węgiel')).toMatchObject([
        { held: 2, onServer: 2, proved: true },
      ]);
    },
  );

  it('a message stays where it was when its folder is removed, and the folder is said to be empty', async () => {
    const { id, user } = await withLetters('Węgiel');
    await server.asProgram(user, (client) => client.mailboxDelete('Węgiel'));
    await server.read(id, { prove: true });
    expect(await held(id)).toEqual([
      { subject: 'Jeden', folder: 'Węgiel', isThere: false, marked: false },
      { subject: 'Dwa', folder: 'Węgiel', isThere: false, marked: false },
    ]);
    expect((await server.folders(id)).filter(({ name }) => name === 'Węgiel')).toMatchObject([
      { held: 0, onServer: 0, proved: false },
    ]);
    expect(await shown(id)).toEqual(['Węgiel']);
  });

  it('a message whose folder is removed is marked for deletion in an account that keeps only what its server has', async () => {
    const { id, user } = await withLetters('Węgiel', false);
    await server.asProgram(user, (client) => client.mailboxDelete('Węgiel'));
    await server.read(id);
    expect(await held(id)).toMatchObject([{ marked: true }, { marked: true }]);
  });

  it('a message that moves between two looks of one pass is the same message at its new place', async () => {
    const { id, user } = await withLetters('Węgiel', false);
    await server.asProgram(user, (client) => client.append('INBOX', letter('Wędrujący')));
    await server.read(id);
    await server.asProgram(user, (client) => client.append('Węgiel', letter('Trzeci')));
    // A pass opens a folder first to see what has left it, and again to read it. The letter moves between the two.
    let opened = 0;
    server.hooks.opening = async (path) => {
      if (path !== 'Węgiel' || (opened += 1) !== 2) return;
      await server.asProgram(user, async (client) => {
        await client.mailboxOpen('INBOX');
        await client.messageMove('1', 'Węgiel', { uid: true });
      });
    };
    await server.read(id);
    expect(opened).toBeGreaterThan(1);
    server.hooks.opening = () => Promise.resolve();
    for (let times = 0; times < 2; times += 1) await server.read(id);
    expect(await held(id)).toEqual([
      { subject: 'Jeden', folder: 'Węgiel', isThere: true, marked: false },
      { subject: 'Dwa', folder: 'Węgiel', isThere: true, marked: false },
      { subject: 'Wędrujący', folder: 'Węgiel', isThere: true, marked: false },
      { subject: 'Trzeci', folder: 'Węgiel', isThere: true, marked: false },
    ]);
  });

  it('is not marked for deletion in an account that keeps only what its server has', async () => {
    const { id, user } = await withLetters('Węgiel', false);
    await server.asProgram(user, async (client) => {
      await client.mailboxOpen('Węgiel');
      await client.messageMove('1', 'INBOX', { uid: true });
    });
    await server.read(id);
    expect(await held(id)).toMatchObject([
      { subject: 'Jeden', folder: 'INBOX', marked: false },
      { subject: 'Dwa', folder: 'Węgiel', marked: false },
    ]);
  });
});
