import type { ImapFlow } from 'imapflow';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { inboxOf } from '#database/mail/mailFolders.ts';

/** Servers end a silent connection after half an hour, routers sooner. */
const longestMs = 5 * 60_000;
const telling = ['exists', 'expunge', 'flags'] as const;

/** Listens at the inbox (IDLE) until something changes there, it is called off, or some minutes have passed. */
export async function untilNews(
  client: ImapFlow,
  database: Database,
  accountId: number,
  cancelled: AbortSignal,
): Promise<void> {
  const told = Promise.withResolvers<void>();
  for (const event of [...telling, 'close'] as const) client.on(event, () => told.resolve());
  cancelled.addEventListener('abort', () => told.resolve());
  const { exists, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
  const inbox = await inboxOf(database.sql, accountId);
  // Something may have come between the last pass and now.
  if (cancelled.aborted || exists !== inbox?.held || uidNext - 1 > inbox.lastUid) return;
  const idling = client.idle().catch(() => undefined);
  const over = new AbortController();
  await Promise.race([
    told.promise,
    idling,
    pause(longestMs, undefined, { signal: over.signal }).catch(() => undefined),
  ]);
  over.abort();
}
