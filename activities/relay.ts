import { isGrpcServiceError } from '@temporalio/client';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { claimRows, noteHandled, releaseRows, renewClaims, type OutboxRow } from '#database/outbox.ts';
import { outboxChannel } from '#database/transaction.ts';
import { forgetOldRows } from '#database/forgetOldRows.ts';
import type { OutboxHandler } from './outboxHandlers.ts';

/** The number of rows claimed at once. */
const batchSize = 20;
/** How long the rows of a relay that died stay claimed; a running relay renews its claims before that. */
const leaseSeconds = 10;
/** The longest wait before rows are looked for again, in case a notification was lost. */
const lookAgainMs = 5_000;
const shortestWaitMs = 250;
const longestWaitMs = 10_000;
const forgetEveryMs = 24 * 3_600_000;

export interface Relay {
  stop(): Promise<void>;
}

interface Passed {
  /** The number of rows begun in this pass; fewer than a batch means that no more are waiting. */
  readonly taken: number;
  readonly failed: number;
  /** Nothing can be handled now because Temporal or the database is away. */
  readonly cutOff: boolean;
}

/**
 * Starts the workflows that committed rows ask for. Any number of relays may run: each claims rows for a short time, and
 * holds neither a lock nor a connection while it calls Temporal. If a relay dies in between, its rows are handled twice,
 * which does no harm.
 */
export async function startRelay(
  database: Database,
  handlers: Readonly<Record<string, OutboxHandler>>,
  log: Logger,
): Promise<Relay> {
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();
  const wake = () => woken.resolve();
  const stopListening = await database.listen(outboxChannel, wake);

  const rest = async (milliseconds: number): Promise<void> => {
    await Promise.race([
      woken.promise,
      pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined),
    ]);
    woken = Promise.withResolvers<void>();
  };

  const run = async (): Promise<void> => {
    let wait = shortestWaitMs;
    let retryAt = 0;
    let forgetAt = 0;
    while (!stopping.signal.aborted) {
      if (Date.now() >= forgetAt) {
        forgetAt = Date.now() + forgetEveryMs;
        await forgetOldRows(database).catch((error: unknown) =>
          log.warn({ error }, 'old rows stay for another day'),
        );
      }
      const retrying = Date.now() >= retryAt;
      const passed = await pass(database, handlers, log, retrying).catch((error: unknown): Passed => {
        log.error({ error }, 'the outbox cannot be read; trying again');
        return { taken: 0, failed: 1, cutOff: true };
      });
      if (passed.failed > 0) {
        wait = Math.min(wait * 2, longestWaitMs);
        retryAt = Date.now() + wait;
      } else if (retrying) wait = shortestWaitMs;
      if (passed.cutOff) await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      else if (passed.taken < batchSize) {
        // Rows that failed are due at `retryAt`; otherwise the relay sleeps until the next commit.
        const isOwed = passed.failed > 0 || !retrying;
        await rest(
          isOwed ? Math.min(lookAgainMs, Math.max(shortestWaitMs, retryAt - Date.now())) : lookAgainMs,
        );
      }
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      wake();
      await stopListening();
      await running;
    },
  };
}

/** Handles a batch. Rows that failed before are taken only when `retrying`, so that new rows do not wait for them. */
const pass = async (
  database: Database,
  handlers: Readonly<Record<string, OutboxHandler>>,
  log: Logger,
  retrying: boolean,
): Promise<Passed> => {
  const rows = await claimRows(database.sql, { retrying, batchSize, leaseSeconds });
  let leaseEnds = Date.now() + leaseSeconds * 1000;
  let failed = 0;
  for (const [index, row] of rows.entries()) {
    if (Date.now() > leaseEnds - leaseSeconds * 500) {
      await renewClaims(database.sql, rows.slice(index), leaseSeconds);
      leaseEnds = Date.now() + leaseSeconds * 1000;
    }
    const error = await handle(handlers, row);
    const complaint = error === undefined ? null : String(error).slice(0, 500);
    await noteHandled(database.sql, row.id, complaint);
    if (error === undefined) continue;
    failed += 1;
    log.warn({ outbox: row.id, kind: row.kind, error }, 'an outbox row could not be handled; it stays');
    // The other rows would wait for the same connection.
    if (isGrpcServiceError(error) || isGrpcServiceError((error as Error).cause)) {
      await releaseRows(database.sql, rows.slice(index + 1));
      return { taken: index + 1, failed, cutOff: true };
    }
  }
  return { taken: rows.length, failed, cutOff: false };
};

const handle = async (
  handlers: Readonly<Record<string, OutboxHandler>>,
  row: OutboxRow,
): Promise<unknown> => {
  const handler = handlers[row.kind];
  if (!handler) return new Error(`nothing handles outbox rows of kind ${row.kind}`);
  try {
    await handler(row.payload, { id: row.id });
    return undefined;
  } catch (error) {
    return error;
  }
};
