import type { MailConsenting } from '../mail/mailConsent.activities.ts';
import type { MailboxReading, MailboxRecords, MailPass } from '../mail/mailboxSync.activities.ts';
import type { MailingRecords } from '../mail/mailing.activities.ts';
import type { MailTrial } from '../mail/mailboxTrial.messages.ts';
import { inMemoryMailings, type InMemoryMailings } from './inMemoryMailings.ts';

/** An account as the workflow sees it. */
interface InMemoryMailbox {
  receives: boolean;
  /** Answers a pass, or throws. */
  pass: (prove: boolean) => MailPass;
}

/** Mail servers in memory; none reports changes by itself unless its pass says so (`tells`). */
export interface InMemoryMailboxes {
  readonly activities: MailboxReading & MailboxRecords & MailConsenting & MailingRecords;
  readonly mailings: InMemoryMailings['all'];
  readonly accounts: Map<number, InMemoryMailbox>;
  /** Every pass that was begun. `prove`: whether it was to compare every message with the server. */
  readonly passes: { readonly emailAccountId: number; readonly prove: boolean }[];
  /** What was written on accounts about receiving mail, oldest first. */
  readonly receivingNotes: { readonly emailAccountId: number; readonly failure: string | null }[];
  /** What `tryMailbox` answers. */
  trial: MailTrial;
  /** Takes a sealed consent, or throws. */
  consent: (sealed: string) => void;
  /** Brings the content of a file, or throws. */
  bring: (fileId: number) => void;
}

/** @param once does the work of a key the first time and gives its result again afterwards */
export function inMemoryMailboxes(once: <T>(key: string, work: () => T) => T): InMemoryMailboxes {
  const mailings = inMemoryMailings(once);
  const notedKeys = new Set<string>();
  const world: InMemoryMailboxes = {
    mailings: mailings.all,
    accounts: new Map(),
    passes: [],
    receivingNotes: [],
    trial: { fault: null, words: null, folders: 5, messages: 12, senders: [] },
    consent: () => undefined,
    bring: () => undefined,
    activities: {
      readReceiving: async ({ emailAccountId }) => ({
        receives: world.accounts.get(emailAccountId)?.receives ?? false,
      }),
      noteReceiving: async ({ key, emailAccountId, failure }) => {
        if (!notedKeys.has(key)) world.receivingNotes.push({ emailAccountId, failure });
        notedKeys.add(key);
      },
      readMailbox: async ({ emailAccountId, prove }) => {
        world.passes.push({ emailAccountId, prove });
        const account = world.accounts.get(emailAccountId);
        return account?.pass(prove) ?? { more: false, tells: false };
      },
      awaitMail: async () => undefined,
      bringFile: async ({ fileId }) => world.bring(fileId),
      tryMailbox: async () => world.trial,
      ...mailings.activities,
      takeConsent: async ({ sealed }) => world.consent(sealed),
    },
  };
  return world;
}
