import type { ImapFlow } from 'imapflow';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { inboxOf } from '#database/mail/mailFolders.ts';

/** Servers close an idle connection after half an hour, routers sooner. */
const longestMs = 5 * 60_000;
const changeEvents = ['exists', 'expunge', 'flags'] as const;

/** Waits with IDLE until the inbox changes, the wait is cancelled, or some minutes have passed. */
export async function waitForChange(
  client: ImapFlow,
  database: Database,
  accountId: number,
  cancelled: AbortSignal,
): Promise<void> {
  // The listeners are added before the inbox is opened, so that no change is missed between opening it and IDLE.
  const changed = Promise.withResolvers<void>();
  for (const event of [...changeEvents, 'close'] as const) client.on(event, () => changed.resolve());
  cancelled.addEventListener('abort', () => changed.resolve());
  const { exists, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
  const inbox = await inboxOf(database.sql, accountId);
  // Something may have changed between the last pass and now; the next pass then begins at once. `held` counts the messages that
  // are stored here, `onServer` those that the last pass found on the server, with those that it could not get. The latter must
  // not count as a change, or passes would follow one another without a pause.
  const isCounted = exists === inbox?.held || exists === inbox?.onServer;
  const hasNewMessages = !inbox || uidNext - 1 > inbox.lastUid;
  if (cancelled.aborted || !isCounted || hasNewMessages) return;
  const idling = client.idle().catch(() => undefined);
  const timer = new AbortController();
  await Promise.race([
    changed.promise,
    idling,
    pause(longestMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
}
