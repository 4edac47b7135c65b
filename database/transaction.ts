import { sql } from 'kysely';
import type { JsonValue } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { mayWaitForCommit } from './commitWithLast.ts';
import type { RecordService } from './recordService.ts';
import type { Sql } from './sql.ts';

/** The channel of Postgres on which every API process hears of changes. */
export const changesChannel = 'keja_changes';
/** The payload on that channel. */
export interface Change {
  readonly object: string;
  readonly id: number;
  /** Who made the change, if a person did. */
  readonly by?: string;
  /**
   * The moment of the record's version that the change made. The record service sends it when it stores the row; `announce` does not
   * have it, because it is for changes of something beside the record.
   */
  readonly updatedAt?: string;
}
/** The channel on which the relay hears of new rows in the outbox. */
export const outboxChannel = 'keja_outbox';
/** The begin of the keys that `requestKey` makes. */
export const requestKeyPrefix = 'request:';

/** One database transaction and what can be done in it. */
export interface Transaction {
  readonly sql: Sql;
  readonly records: RecordService;
  /**
   * Does `work` only once for this key, across all callers: a later caller gets the stored result, or null if there was none.
   * Two callers at the same moment wait for each other.
   *
   * The stored result says what `work` read the first time, which may be outdated: a worker may have died before its workflow
   * got the result. A workflow that has heard of a change since then must use another key.
   */
  once<T extends JsonValue | void>(key: string, work: () => Promise<T>): Promise<T>;
  /** Asks the relay to start `kind` once this transaction is committed. */
  outbox(kind: string, payload: JsonValue): Promise<void>;
  /** Notifies every API process that a record has changed, once this transaction is committed. */
  announce(object: string, id: number, by?: string): Promise<void>;
}

/** The key of a write for which the caller sent a request id. */
export function requestKey({ userId }: Actor, requestId: string): string {
  return `${requestKeyPrefix}${userId}:${requestId}`;
}

/**
 * See `Transaction.once`. The table `transition` has the keys of all work that is done, with its results. The key is inserted
 * first, so that a second transaction with the same key waits for the first one. `mayWaitForCommit` at the end of a statement
 * lets it be sent together with the commit.
 */
export async function once<T extends JsonValue | void>(
  tx: Sql,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  const { numAffectedRows } =
    await sql`insert into transition (key) values (${key}) on conflict do nothing`.execute(tx);
  // If no row was inserted, the key was there: the work is done.
  if (!numAffectedRows) {
    const { rows } = await sql<{ result: T }>`select result from transition where key = ${key}`.execute(tx);
    return rows[0]?.result as T;
  }
  const result = await work();
  if (result !== null && result !== undefined)
    await sql`update transition set result = ${JSON.stringify(result)} where key = ${key} ${mayWaitForCommit}`.execute(
      tx,
    );
  return result;
}

/** Whether the work of this key is already done. */
export async function isDone(db: Sql, key: string): Promise<boolean> {
  return (await sql`select 1 from transition where key = ${key}`.execute(db)).rows.length > 0;
}

/** See `Transaction.outbox`. Postgres delivers the notification to the relay when the transaction is committed. */
export async function outbox(tx: Sql, kind: string, payload: JsonValue): Promise<void> {
  await sql`insert into outbox (kind, payload, attempts) values (${kind}, ${JSON.stringify(payload)}, 0)
    returning pg_notify(${outboxChannel}, '') ${mayWaitForCommit}`.execute(tx);
}

/** See `Transaction.announce`. */
export async function announce(tx: Sql, object: string, id: number, by?: string): Promise<void> {
  const change: Change = { object, id, ...(by ? { by } : {}) };
  await sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`.execute(tx);
}

/** Announces changes of many records in one statement. */
export async function announceAll(tx: Sql, object: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select pg_notify(${changesChannel}, json_build_object('object', ${object}::text, 'id', id)::text)
    from unnest(${[...ids]}::int[]) as id`.execute(tx);
}

/** Waits until no other transaction holds the same name, then holds it until this transaction ends. */
export async function waitForTurn({ sql: tx }: Pick<Transaction, 'sql'>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
