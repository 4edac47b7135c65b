import type { ImapFlow } from 'imapflow';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startDovecot } from '#tools/peers/dovecot.ts';
import type { MailPass } from '#workflows/mail/mailboxSync.activities.ts';
import type { TestTerminal } from '../../testing/terminal.ts';
import { imapOpener, withImap } from '../imap/openImap.ts';
import { mailboxSyncActivities } from '../mailboxSync.activities.ts';

export interface HeldMail {
  readonly id: number;
  readonly subject: string | null;
  readonly folder: string | null;
  readonly uid: string | null;
  readonly seen: boolean;
  readonly flagged: boolean;
  readonly failure: string | null;
  readonly marked: boolean;
}

/** dovecot with accounts of a terminal on it, and our activities that read them. */
export async function startMailServer(
  terminal: TestTerminal,
  options: Parameters<typeof startDovecot>[0] = {},
) {
  const dovecot = await startDovecot(options);
  const { host, port, password, ca } = dovecot;
  const openImap = imapOpener({ ca });
  const activities = mailboxSyncActivities({ ...terminal.dependencies, openImap });
  const { records } = terminal.database;
  let accounts = 0;
  return {
    dovecot,
    activities,
    openImap,
    /** A new account, with a user of its own on the server. */
    account: async (some: RecordInput = {}): Promise<{ readonly id: number; readonly user: string }> => {
      accounts += 1;
      const user = `account${accounts}`;
      const server = { imapHost: host, imapPort: port, imapTls: true };
      const { id } = await records.create(systemActor, 'emailAccount', {
        name: user,
        user,
        password,
        ...server,
        ...some,
      });
      return { id, user };
    },
    /** Works on the server as another mail program of the user. */
    asProgram: <T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> =>
      withImap(openImap, { host, port, tls: true, user, key: { password } }, work),
    read: (emailAccountId: number, prove = false): Promise<MailPass> =>
      new MockActivityEnvironment().run(() => activities.readMailbox({ emailAccountId, prove })),
    bring: (fileId: number): Promise<void> =>
      new MockActivityEnvironment().run(() => activities.bringFile({ fileId })),
    held: (emailAccountId: number): Promise<readonly HeldMail[]> =>
      terminal.rows(sql<HeldMail>`select e.id, e.subject, f.name as folder, e.uid::text as uid, e.seen, e.flagged, e.failure,
        e.marked_to_delete as marked from incoming_email e left join mailbox f on f.id = e.mailbox_id
        where e.email_account_id = ${emailAccountId} order by e.id`),
    /** As they are known by: the Message-ID of each, and the letter of ours it is about. */
    known: (emailAccountId: number) =>
      terminal.rows(sql<{ kind: string; letter: number | null; folder: string }>`
        select e.kind, e.outgoing_email_id as letter, f.name as folder from incoming_email e
        join mailbox f on f.id = e.mailbox_id where e.email_account_id = ${emailAccountId} order by e.id`),
    /** What stands of each folder: how many messages are held, of how many. */
    folders: (emailAccountId: number) =>
      terminal.rows(sql<{
        id: number;
        name: string;
        sort: number;
        held: number;
        onServer: number;
        proved: boolean;
      }>`
        select id, name, sort, held, on_server as "onServer", proved_at is not null as proved from mailbox
        where email_account_id = ${emailAccountId} order by sort, name`),
    stop: () => dovecot.stop(),
  };
}
