import type { ImapFlow, MailboxObject } from 'imapflow';
import { MockActivityEnvironment } from '@temporalio/testing';
import { sql } from 'kysely';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { MailPass } from '#workflows/mail/mailboxSync.activities.ts';
import type { TestTerminal } from '../../testing/terminal.ts';
import { imapOpener, withImap, type ImapOpener } from '../imap/openImap.ts';
import { mailboxSyncActivities } from '../mailboxSync.activities.ts';

/** A message as the database has it. */
export interface HeldMail {
  readonly id: number;
  readonly subject: string | null;
  readonly folder: string | null;
  /** Null if the message has no place on the server. */
  readonly uid: string | null;
  readonly seen: boolean;
  readonly flagged: boolean;
  /** Why the message could not be read. */
  readonly failure: string | null;
  /** Marked for deletion. */
  readonly marked: boolean;
}

/** A running mail server, whatever program it is: every account exists on it, all with one password. */
interface MailPeer {
  readonly host: string;
  /** TLS from the first byte. */
  readonly port: number;
  readonly password: string;
  /** Its certificate (PEM). */
  readonly ca: string;
  stop(): Promise<void>;
}

/** Accounts of a terminal on a mail server, and our activities that read them. */
export function mailServerOf<Peer extends MailPeer>(terminal: TestTerminal, peer: Peer) {
  const { host, port, password, ca } = peer;
  const searchedRanges: string[] = [];
  const hooks: OpeningHooks = { opening: () => Promise.resolve(), opened: () => undefined };
  // Our activities open each connection through `observed`, so that a test sees and changes what they get.
  const openImap: ImapOpener = async (server) =>
    observed(await imapOpener({ ca })(server), searchedRanges, hooks);
  const activities = mailboxSyncActivities({ ...terminal.dependencies, openImap });
  const { records } = terminal.database;
  let accounts = 0;
  return {
    peer,
    activities,
    openImap,
    /** The ranges of UIDs that were searched for, in their order. */
    searchedRanges,
    /** `opening` runs before our activities open a folder; `opened` gets the opened folder and may change it. */
    hooks,
    /** A new account, with a user of its own on the server. */
    account: async (fields: RecordInput = {}): Promise<{ readonly id: number; readonly user: string }> => {
      accounts += 1;
      const user = `account${accounts}`;
      const server = { imapHost: host, imapPort: port, imapTls: true };
      const { id } = await records.create(systemActor, 'emailAccount', {
        name: user,
        user,
        password,
        ...server,
        ...fields,
      });
      return { id, user };
    },
    /** Works on the server as another mail program of the user. */
    asProgram: <T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T> =>
      withImap(imapOpener({ ca }), { host, port, tls: true, user, credentials: { password } }, work),
    /** One pass over the folders. With `prove` it also compares what is stored with the server's list. */
    read: (emailAccountId: number, { prove = false } = {}): Promise<MailPass> =>
      new MockActivityEnvironment().run(() => activities.readMailbox({ emailAccountId, prove })),
    /** Fetches the content of a large attachment, which a pass leaves on the server. */
    bring: (fileId: number): Promise<void> =>
      new MockActivityEnvironment().run(() => activities.bringFile({ fileId })),
    /** All messages of an account that the database has, also those marked for deletion, by id. */
    held: (emailAccountId: number): Promise<readonly HeldMail[]> =>
      terminal.rows(sql<HeldMail>`select e.id, e.subject, f.name as folder, e.uid::text as uid, e.seen, e.flagged, e.failure,
        e.marked_to_delete as marked from incoming_email e left join mailbox f on f.id = e.mailbox_id
        where e.email_account_id = ${emailAccountId} order by e.id`),
    /** What the messages were recognised as: the kind of each, the letter of ours that it is about, and its folder. */
    recognised: (emailAccountId: number) =>
      terminal.rows(sql<{ kind: string; letter: number | null; folder: string }>`
        select e.kind, e.outgoing_email_id as letter, f.name as folder from incoming_email e
        join mailbox f on f.id = e.mailbox_id where e.email_account_id = ${emailAccountId} order by e.id`),
    /** The state of each folder: its kind (`sort`), how many messages are held of how many, and whether it was ever proved. */
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
    stop: () => peer.stop(),
  };
}

interface OpeningHooks {
  opening: (path: string) => Promise<void>;
  opened: (folder: MailboxObject) => void;
}

/** Records the ranges of UIDs that are searched for, and calls `hooks` around the opening of a folder. */
const observed = (client: ImapFlow, searchedRanges: string[], hooks: OpeningHooks): ImapFlow => {
  const open = client.mailboxOpen.bind(client);
  client.mailboxOpen = async (path, options) => {
    await hooks.opening(String(path));
    const folder = await open(path, options);
    hooks.opened(folder);
    return folder;
  };
  const search = client.search.bind(client);
  client.search = (query, options) => {
    if (typeof query === 'object') searchedRanges.push(String(query.uid));
    return search(query, options);
  };
  return client;
};
