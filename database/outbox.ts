import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/** A message of the outbox: a transaction that has been committed asks the relay to send it. */
export interface OutboxRow {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

const leaseEnd = (leaseSeconds: number) => sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/**
 * Claims rows for `leaseSeconds`, so that no other relay takes them: rows that have never been tried, and rows that failed and are
 * due again. A row whose claim has expired is claimed anew. Rows with the fewest attempts come first.
 */
export async function claimRows(
  db: Sql,
  limits: { readonly batchSize: number; readonly leaseSeconds: number },
): Promise<readonly OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    update outbox set claimed_until = ${leaseEnd(limits.leaseSeconds)} where id in (
      select id from outbox where processed_at is null and (due_at is null or due_at <= now())
        and (claimed_until is null or claimed_until < now())
      order by attempts, id limit ${limits.batchSize} for update skip locked)
    returning id, kind, payload, attempts`.execute(db);
  // `returning` gives the rows in any order.
  return rows.toSorted((one, other) => one.attempts - other.attempts || Number(one.id) - Number(other.id));
}

/** Extends the claim on rows that are still being handled to `leaseSeconds` from now. */
export async function renewClaims(db: Sql, rows: readonly OutboxRow[], leaseSeconds: number): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ claimed_until: leaseEnd(leaseSeconds) })
    .where('id', 'in', idsOf(rows))
    .execute();
}

/** Frees rows that were claimed but not handled. */
export async function releaseRows(db: Sql, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.updateTable('outbox').set({ claimed_until: null }).where('id', 'in', idsOf(rows)).execute();
}

/** Notes that a row was handled. */
export async function noteHandled(db: Sql, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: null,
      due_at: null,
      claimed_until: null,
      processed_at: sql<string>`clock_timestamp()`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Notes why a row failed, and that it is tried again after a pause. It is never given up. */
export async function noteFailed(db: Sql, id: string, complaint: string, pauseMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: complaint,
      due_at: sql<string>`clock_timestamp() + make_interval(secs => ${pauseMs / 1000})`,
      claimed_until: null,
    }))
    .where('id', '=', id)
    .execute();
}

const idsOf = (rows: readonly OutboxRow[]): string[] => rows.map(({ id }) => id);
