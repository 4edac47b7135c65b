import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

const paddedDigits = 6;
/** Numbers run on from year to year. */
const indefinitely = 'always';

/** `D-000017`; a longer number is written out. */
export const numberText = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(paddedDigits, '0')}`;

/**
 * The next number of a document under its prefix, without gaps: the counter's row stays locked until the
 * document is committed, and a rollback gives the number back.
 */
export const nextNumber = async (tx: Sql, object: string, prefix: string): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`
    insert into document_counter (object, prefix, period, last_number) values (${object}, ${prefix}, ${indefinitely}, 1)
    on conflict (object, prefix, period) do update set last_number = document_counter.last_number + 1
    returning last_number`.execute(tx);
  return rows[0]?.last_number as number;
};
