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
  const changed = Promise.withResolvers<void>();
  for (const event of [...changeEvents, 'close'] as const) client.on(event, () => changed.resolve());
  cancelled.addEventListener('abort', () => changed.resolve());
  const { exists, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
  const inbox = await inboxOf(database.sql, accountId);
  // Something may have come between the last pass and now. Messages that no pass could get are no news, or passes would follow one
  // another without a pause.
  const isCounted = exists === inbox?.held || exists === inbox?.onServer;
  if (cancelled.aborted || !inbox || !isCounted || uidNext - 1 > inbox.lastUid) return;
  const idling = client.idle().catch(() => undefined);
  const timer = new AbortController();
  await Promise.race([
    changed.promise,
    idling,
    pause(longestMs, undefined, { signal: timer.signal }).catch(() => undefined),
  ]);
  timer.abort();
}
