import type { Sql } from './sql.ts';

/**
 * Objects whose workflow begins with the first request about a record and must not begin again after it has ended. Each has a
 * query for those of the records that have ended. Messages and payments are not listed: each is given to its workflow once
 * and does not change afterwards.
 */
const queriesOfEnded = {
  disposition: (db: Sql, ids: readonly number[]) =>
    db
      .selectFrom('disposition')
      .select('id')
      .where('cars_queue_status', 'in', ['TerminalExit', 'Deleted'])
      .where('id', 'in', ids)
      .execute(),
  shipUnloading: (db: Sql, ids: readonly number[]) =>
    db
      .selectFrom('ship_unloading')
      .select('id')
      .where('approved_date', 'is not', null)
      .where('id', 'in', ids)
      .execute(),
};

export type LongLived = keyof typeof queriesOfEnded;

export function isLongLived(object: string): object is LongLived {
  return Object.hasOwn(queriesOfEnded, object);
}

/** Which of these records have ended. */
export async function endedAmong(
  db: Sql,
  object: LongLived,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await queriesOfEnded[object](db, ids)).map(({ id }) => id));
}
