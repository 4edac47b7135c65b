import { isGrpcServiceError } from '@temporalio/client';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import {
  claimRows,
  noteFailed,
  noteHandled,
  releaseRows,
  renewClaims,
  type OutboxRow,
} from '#database/outbox.ts';
import { outboxChannel } from '#database/transaction.ts';
import { forgetOldRows } from '#database/forgetOldRows.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
import type { OutboxHandler } from './outboxHandlers.ts';

/** The number of rows claimed at once. */
const batchSize = 20;
/** How long the rows of a relay that died stay claimed; a running relay renews its claims between rows. */
const leaseSeconds = 10;
/** The longest wait before rows are looked for again, in case a notification was lost. */
const lookAgainMs = 5_000;
/** The wait after a first failure is twice this. It doubles with each further failure, up to one of the limits below. */
const shortestWaitMs = 250;
/** The longest wait while Temporal or the database is away: everything waits for it. */
const longestWaitMs = 10_000;
/** The longest pause of a row that fails again and again for a reason of its own. */
const longestPauseMs = 3_600_000;
const forgetEveryMs = 24 * 3_600_000;

export interface Relay {
  stop(): Promise<void>;
}

interface PassResult {
  /** The number of rows begun in this pass; fewer than a batch means that no more are waiting. */
  readonly rowCount: number;
  /** The shortest pause after which a row that failed in this pass is due; undefined if none failed. */
  readonly dueInMs: number | undefined;
  /** Nothing can be handled now because Temporal or the database is away. */
  readonly cutOff: boolean;
}

/**
 * Handles committed rows of the outbox: most of them ask to start or to signal a workflow. Any number of relays may run: each
 * claims rows for a short time, and holds neither a lock nor a connection while it calls Temporal. If a relay dies in between,
 * its rows are handled twice, which does no harm.
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
    /** When the earliest known failed row is due again. */
    let dueAt = Number.POSITIVE_INFINITY;
    let forgetAt = 0;
    while (!stopping.signal.aborted) {
      if (Date.now() >= forgetAt) {
        forgetAt = Date.now() + forgetEveryMs;
        await forgetOldRows(database).catch((error: unknown) =>
          log.warn({ error }, 'old rows stay for another day'),
        );
      }
      // This pass finds the row that is due now. If the row fails again, the pass says when it is due next.
      if (Date.now() >= dueAt) dueAt = Number.POSITIVE_INFINITY;
      const result = await pass(database, handlers, log).catch((error: unknown): PassResult => {
        log.error({ error }, 'the outbox cannot be read; trying again');
        return { rowCount: 0, dueInMs: undefined, cutOff: true };
      });
      if (result.dueInMs !== undefined) dueAt = Math.min(dueAt, Date.now() + result.dueInMs);
      wait = result.cutOff ? Math.min(wait * 2, longestWaitMs) : shortestWaitMs;
      // A new row does not end this wait, because the new row could not be handled either.
      if (result.cutOff) await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      // After a full batch, the next one is claimed at once. Otherwise the relay sleeps until the next commit, or until a failed
      // row is due.
      else if (result.rowCount < batchSize)
        await rest(Math.min(lookAgainMs, Math.max(1, dueAt - Date.now())));
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

/** Claims a batch of rows and handles them one after the other. */
const pass = async (
  database: Database,
  handlers: Readonly<Record<string, OutboxHandler>>,
  log: Logger,
): Promise<PassResult> => {
  const rows = await claimRows(database.sql, { batchSize, leaseSeconds });
  let leaseEnds = Date.now() + leaseSeconds * 1000;
  let dueInMs: number | undefined;
  for (const [index, row] of rows.entries()) {
    const halfLeaseMs = (leaseSeconds * 1000) / 2;
    if (Date.now() > leaseEnds - halfLeaseMs) {
      await renewClaims(database.sql, rows.slice(index), leaseSeconds);
      leaseEnds = Date.now() + leaseSeconds * 1000;
    }
    const error = await handle(handlers, row);
    if (error === undefined) {
      await noteHandled(database.sql, row.id);
      continue;
    }
    const cutOff = isAway(error);
    const pauseMs = pauseAfter(row.attempts + 1, cutOff ? longestWaitMs : longestPauseMs);
    await noteFailed(database.sql, row.id, beginningOf(String(error), 500), pauseMs);
    dueInMs = Math.min(dueInMs ?? pauseMs, pauseMs);
    log.warn(
      { outbox: row.id, kind: row.kind, pauseMs, error },
      'an outbox row could not be handled; it stays',
    );
    if (!cutOff) continue;
    // The other rows would wait for the same connection.
    await releaseRows(database.sql, rows.slice(index + 1));
    return { rowCount: index + 1, dueInMs, cutOff };
  }
  return { rowCount: rows.length, dueInMs, cutOff: false };
};

/** The pause before a row is tried again: half a second after its first attempt, then a second, two seconds, and so on. */
const pauseAfter = (attempts: number, longestMs: number): number =>
  Math.min(longestMs, shortestWaitMs * 2 ** attempts);

/** Codes of gRPC: cancelled, too late, too busy, aborted, unavailable. The next row would get the same answer. */
const awayCodes = new Set([1, 4, 8, 10, 14]);

/** Whether Temporal is away. Otherwise the error is about this row alone. */
const isAway = (error: unknown): boolean => {
  const { cause } = error as { cause?: unknown };
  return [error, cause].some((each) => isGrpcServiceError(each) && awayCodes.has(each.code));
};

/** Handles one row. @returns the error, or undefined if the row was handled */
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
