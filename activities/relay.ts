import { isGrpcServiceError } from '@temporalio/client';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import type { Sql } from '#database/sql.ts';
import { outboxChannel } from '#database/transaction.ts';
import { forgetOldRows } from './forgetOldRows.ts';
import type { OutboxHandler } from './outboxHandlers.ts';

/** Rows taken in one transaction. */
const batchSize = 20;
/** A relay that has died keeps its rows for so long; one that lives says so again before that. */
const leaseSeconds = 10;
/** Nothing is waited for longer than this, should a notification be lost. */
const lookAgainMs = 5_000;
const shortestWaitMs = 250;
const longestWaitMs = 10_000;
const forgetEveryMs = 24 * 3_600_000;

interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

export interface Relay {
  stop(): Promise<void>;
}

interface Passed {
  /** Rows begun in this pass; fewer than a batch means that none wait any more. */
  readonly taken: number;
  readonly failed: number;
  /** Nothing can be handled now: Temporal or the database is away. */
  readonly cutOff: boolean;
}

/**
 * Starts the workflows that committed rows ask for. Any number of relays may run: each claims rows for a moment, and
 * calls Temporal while it holds neither a lock nor a connection. A row handled twice, because its relay died in
 * between, does no harm.
 */
export const startRelay = async (
  database: Database,
  handlers: Readonly<Record<string, OutboxHandler>>,
  log: Logger,
): Promise<Relay> => {
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
      else if (passed.taken < batchSize)
        await rest(Math.min(lookAgainMs, Math.max(shortestWaitMs, retryAt - Date.now())));
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
};

/** What failed before is taken only when `retrying`: what is new does not wait for it. */
const pass = async (
  database: Database,
  handlers: Readonly<Record<string, OutboxHandler>>,
  log: Logger,
  retrying: boolean,
): Promise<Passed> => {
  const rows = await claim(database.sql, retrying);
  let leaseEnds = Date.now() + leaseSeconds * 1000;
  let failed = 0;
  for (const [index, row] of rows.entries()) {
    if (Date.now() > leaseEnds - leaseSeconds * 500) {
      await renew(database.sql, rows.slice(index));
      leaseEnds = Date.now() + leaseSeconds * 1000;
    }
    const error = await handle(handlers, row);
    await note(database.sql, row, error);
    if (error === undefined) continue;
    failed += 1;
    log.warn({ outbox: row.id, kind: row.kind, error }, 'an outbox row could not be handled; it stays');
    // The others would only wait for the same connection.
    if (isGrpcServiceError(error) || isGrpcServiceError((error as Error).cause)) {
      await release(database.sql, rows.slice(index + 1));
      return { taken: index + 1, failed, cutOff: true };
    }
  }
  return { taken: rows.length, failed, cutOff: false };
};

const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

const claim = async (db: Sql, retrying: boolean): Promise<readonly OutboxRow[]> => {
  const { rows } = await sql<OutboxRow>`
    update outbox set claimed_until = ${leaseEnd} where id in (
      select id from outbox where processed_at is null and (attempts = 0 or ${retrying})
        and (claimed_until is null or claimed_until < now())
      order by attempts, id limit ${batchSize} for update skip locked)
    returning id, kind, payload, attempts`.execute(db);
  return rows.toSorted((one, other) => one.attempts - other.attempts || Number(one.id) - Number(other.id));
};

const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ id }) => id);

const renew = (db: Sql, rows: readonly OutboxRow[]) =>
  sql`update outbox set claimed_until = ${leaseEnd} where id = any(${idsOf(rows)}::bigint[])`.execute(db);

const release = (db: Sql, rows: readonly OutboxRow[]) =>
  sql`update outbox set claimed_until = null where id = any(${idsOf(rows)}::bigint[])`.execute(db);

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

const note = async (db: Sql, row: OutboxRow, error: unknown): Promise<void> => {
  const complaint = error === undefined ? null : String(error).slice(0, 500);
  await sql`update outbox set attempts = attempts + 1, last_error = ${complaint}, claimed_until = null,
    processed_at = ${error === undefined ? sql`clock_timestamp()` : null} where id = ${row.id}`.execute(db);
};
