import { sql } from 'kysely';
import type { JsonValue } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RecordService } from './recordService.ts';
import type { Sql } from './sql.ts';

export const changesChannel = 'keja_changes';
/** What is said on the channel of changes. */
export interface Change {
  readonly object: string;
  readonly id: number;
}
export const outboxChannel = 'keja_outbox';
export const requestKeyPrefix = 'request:';

/** One database transaction and what may be done in it. */
export interface Transaction {
  readonly sql: Sql;
  readonly records: RecordService;
  /**
   * Does `work` once for this key, whoever asks and however often: a later caller gets the first one's
   * result. Two at the same moment wait for each other.
   */
  once<T extends JsonValue | void>(key: string, work: () => Promise<T>): Promise<T>;
  /** Asks the relay to start what `kind` names, once this transaction is committed. */
  outbox(kind: string, payload: JsonValue): Promise<void>;
  /** Tells every API process that a record has changed, once this transaction is committed. */
  announce(object: string, id: number): Promise<void>;
}

/** The key of a write that somebody sent under an id of their own. */
export const requestKey = ({ userId }: Actor, requestId: string): string =>
  `${requestKeyPrefix}${userId}:${requestId}`;

export const once = async <T extends JsonValue | void>(
  tx: Sql,
  key: string,
  work: () => Promise<T>,
): Promise<T> => {
  const { numAffectedRows } =
    await sql`insert into transition (key) values (${key}) on conflict do nothing`.execute(tx);
  if (!numAffectedRows) {
    const { rows } = await sql<{ result: T }>`select result from transition where key = ${key}`.execute(tx);
    return rows[0]?.result as T;
  }
  const result = await work();
  if (result !== null && result !== undefined)
    await sql`update transition set result = ${JSON.stringify(result)} where key = ${key}`.execute(tx);
  return result;
};

/** Whether the work of this key has been done. */
export const isDone = async (db: Sql, key: string): Promise<boolean> =>
  (await sql`select 1 from transition where key = ${key}`.execute(db)).rows.length > 0;

export const outbox = async (tx: Sql, kind: string, payload: JsonValue): Promise<void> => {
  await sql`insert into outbox (kind, payload, attempts) values (${kind}, ${JSON.stringify(payload)}, 0)`.execute(
    tx,
  );
  await sql`select pg_notify(${outboxChannel}, '')`.execute(tx);
};

export const announce = async (tx: Sql, object: string, id: number): Promise<void> => {
  const change: Change = { object, id };
  await sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`.execute(tx);
};
