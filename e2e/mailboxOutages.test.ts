import { Client, Connection } from '@temporalio/client';
import { sql } from 'kysely';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imapOpener, withImap } from '#activities/mail/imap/openImap.ts';
import {
  fillMailbox,
  numberAnew,
  placesOnServer,
  putOddMail,
} from '#activities/mail/testing/largeMailbox.ts';
import { connect, type Database } from '#database/connect.ts';
import { startDovecot, type Dovecot } from '#tools/peers/dovecot.ts';
import { startFaultyLine, type FaultyLine } from '#tools/peers/faults.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { mailboxChanged, mailboxState, mailboxSyncId } from '#workflows/mail/mailboxSync.messages.ts';
import { until, type Caller } from './steps/caller.ts';
import { signedIn } from './steps/truck.ts';

/** `MAIL_MESSAGES=10000 npm run test:long e2e/mailboxOutages` tries as many as a large firm has. */
const count = Number(process.env.MAIL_MESSAGES ?? 300);
const seed = Number(process.env.MAIL_SEED ?? 1);
/** So many more arrive while the mailbox is read. */
const later = 30;
const longestMs = 600_000 + count * 300;
const user = 'biuro@keja.example';

let folder: string;
let dovecot: Dovecot;
let line: FaultyLine;
let stack: Stack;
let database: Database;
let admin: Caller;

beforeAll(async () => {
  [folder, dovecot] = await Promise.all([mkdtemp(join(tmpdir(), 'keja-mail-')), startDovecot()]);
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, dovecot.ca);
  line = await startFaultyLine(dovecot.port);
  stack = await startStack({ mortalTemporal: true, settings: { MAIL_CA_FILE: ca } });
  database = await connect(stack.databaseUrl, { secretKey: stack.secretKey, poolSize: 2 });
  admin = await signedIn(stack, 'admin');
});
afterAll(async () => {
  await database?.close();
  await stack?.stop();
  await line?.stop();
  await dovecot?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The same numbers for the same seed (a linear congruential generator), at least 0 and below 1. */
const chance = (() => {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
})();

/** As another mail program of the account; it does not use the line that is cut. */
const asProgram = <T>(work: Parameters<typeof withImap<T>>[2]): Promise<T> => {
  const { host, port, password, ca } = dovecot;
  return withImap(imapOpener({ ca }), { host, port, tls: true, user, credentials: { password } }, work);
};

const held = async (): Promise<string[]> => {
  const { rows } = await sql<{ place: string }>`
    select f.name || ' ' || e.uid || ' ' || e.size as place from incoming_email e
    left join mailbox f on f.id = e.server_mailbox_id`.execute(database.sql);
  return rows.map(({ place }) => place).toSorted();
};
/** Waits until about this share of the messages is here. */
const heldAbout = async (share: number): Promise<void> => {
  const wanted = count * Math.min(1, share + chance() * 0.1);
  await until(async () => (await held()).length >= wanted);
};

const killAll = () => Promise.all([stack.kill('worker'), stack.kill('temporal'), dovecot.killAndRestart()]);

/** What happens to a first sync, and at which share of its messages. */
const blows: readonly [number, () => Promise<unknown>][] = [
  [0.05, () => line.spoil({ type: 'limit_data', attributes: { bytes: Math.floor(chance() * 1_000_000) } })],
  [0.05, () => line.mend()],
  [0.2, () => stack.kill('temporal')],
  [0.3, () => dovecot.killAndRestart()],
  [0.4, killAll],
  [0.6, () => stack.kill('worker')],
  [0.7, () => asProgram((client) => putOddMail(client, count, count + later))],
  [0.75, () => asProgram((client) => numberAnew(client, 'Archiwum'))],
  [0.75, killAll],
];

/** Has every message compared, and waits until that is done. */
const proved = async (id: number): Promise<void> => {
  const connection = await Connection.connect({ address: stack.temporalAddress });
  const client = new Client({ connection, namespace: stack.temporalNamespace });
  try {
    const handle = client.workflow.getHandle(mailboxSyncId(id));
    const { passes } = await handle.query(mailboxState);
    const asked = new Date();
    await handle.signal(mailboxChanged, { messageId: 'prove', prove: true });
    // The earliest comparison of any folder; nothing while a folder was never compared.
    const earliestProof = sql<{ least: Date | null }>`select min(proved_at) as least from mailbox
      where email_account_id = ${id} and not marked_to_delete and proved_at is not null
      and (select count(*) from mailbox where email_account_id = ${id} and proved_at is null and not marked_to_delete) = 0`;
    await until(async () => {
      const [row] = (await earliestProof.execute(database.sql)).rows;
      return row?.least != null && new Date(row.least) > asked;
    });
    expect((await handle.query(mailboxState)).passes).toBeGreaterThanOrEqual(passes);
  } finally {
    await connection.close();
  }
};

it(
  `${count} messages are held, none lost and none doubled, past kill -9 of worker, Temporal and mail server and cut lines`,
  async () => {
    await asProgram((client) => fillMailbox(client, count));
    const { id } = await admin.call<{ id: number }>('POST', '/email_accounts', {
      name: 'Biuro',
      user,
      password: dovecot.password,
      imapHost: dovecot.host,
      imapPort: line.port,
      imapTls: true,
      isActive: true,
      forReceive: true,
      isGeneral: true,
    });
    for (const [share, happens] of blows) {
      await heldAbout(share);
      await happens();
    }
    // `fillMailbox` adds one heavy message.
    const all = count + later + 1;
    await until(async () => (await held()).length >= all);
    await proved(id);

    const there = await asProgram(placesOnServer);
    expect(there).toHaveLength(all);
    expect(await held()).toEqual(there);
    const { rows: folders } = await sql<{ name: string; held: number; onServer: number }>`
      select name, held, on_server as "onServer" from mailbox where email_account_id = ${id}`.execute(
      database.sql,
    );
    expect(folders.length).toBeGreaterThan(3);
    for (const each of folders) expect(each.held).toBe(each.onServer);
    const total = folders.reduce((sum, each) => sum + each.held, 0);
    expect(total).toBe(all);
    expect(stack.endedByThemselves()).toEqual([]);
  },
  longestMs,
);
