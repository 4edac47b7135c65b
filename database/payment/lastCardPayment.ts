import type { Sql } from '../sql.ts';

/** The newest attempt to pay for a disposition by card. */
export async function lastCardPayment(db: Sql, dispositionId: number) {
  const attempt = await db
    .selectFrom('card_payment')
    .select(['id', 'state', 'result_code as resultCode'])
    .where('disposition_id', '=', dispositionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt ?? null;
}

/** The input of an attempt's workflow: the number of its payment, and when it was made. */
export function cardPaymentStartOf(db: Sql, attemptId: number) {
  return db
    .selectFrom('card_payment as c')
    .innerJoin('delivery_payment as p', 'p.id', 'c.delivery_payment_id')
    .select(['p.number_str as number', 'c.created_at as at'])
    .where('c.id', '=', attemptId)
    .executeTakeFirst();
}
