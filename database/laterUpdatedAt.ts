import { sql, type RawBuilder } from 'kysely';

/**
 * The moment of a change, to be set in an update of the table of this name or alias. It moves strictly forward, so that no two
 * versions of a record share it, even if the clock was set back.
 */
export function laterUpdatedAt(table: string): RawBuilder<unknown> {
  const before = sql.ref(`${table}.updated_at`);
  return sql`updated_at = greatest(clock_timestamp(), ${before} + interval '1 millisecond')`;
}
