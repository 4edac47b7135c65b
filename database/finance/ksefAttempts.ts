import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** The KSeF sessions in which an invoice was sent, or was about to be sent; newest first. */
export async function sessionsOf(db: Sql, invoiceId: number): Promise<readonly string[]> {
  const attempts = await db
    .selectFrom('ksef_attempt')
    .select('session_reference as session')
    .where('invoice_id', '=', invoiceId)
    .orderBy('id', 'desc')
    .execute();
  return attempts.map(({ session }) => session);
}

/** Records that an invoice is about to be sent. @returns the id of the attempt */
export async function beginAttempt(db: Sql, invoiceId: number, session: string): Promise<string> {
  const { id } = await db
    .insertInto('ksef_attempt')
    .values({ invoice_id: invoiceId, session_reference: session })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the reference that KSeF gave to the sent invoice. */
export async function noteReference(db: Sql, attemptId: string, reference: string): Promise<void> {
  await db
    .updateTable('ksef_attempt')
    .set({ invoice_reference: reference })
    .where('id', '=', attemptId)
    .execute();
}

/** How many invoices of a seller were sent within the last minute, and in how many seconds the oldest of them leaves this minute. */
export async function attemptsOfLastMinute(
  db: Sql,
  sellerNip: string,
): Promise<{ readonly sent: number; readonly seconds: number }> {
  const { rows } = await sql<{ sent: number; seconds: number }>`
    select count(*)::int as sent,
      coalesce(ceil(60 - extract(epoch from clock_timestamp() - min(a.at))), 0)::int as seconds
    from ksef_attempt a join invoice i on i.id = a.invoice_id
    where a.at > clock_timestamp() - interval '60 seconds' and i.seller_nip = ${sellerNip}`.execute(db);
  return rows[0] ?? { sent: 0, seconds: 0 };
}
