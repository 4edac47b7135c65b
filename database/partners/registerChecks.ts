import type { Sql } from '../sql.ts';

/** Identifies an answer of a register. */
export interface KeptAnswer {
  readonly office: 'whiteList' | 'vies';
  readonly vatNumber: string;
  readonly account: string | null;
  readonly checkDate: string;
  readonly counterpartyId: number | null;
}

/** The newest answer of a register to the same question on this day. */
export async function keptAnswer(db: Sql, asked: KeptAnswer): Promise<number | undefined> {
  const found = await db
    .selectFrom('register_check')
    .select('id')
    .where('office', '=', asked.office)
    .where('vat_number', '=', asked.vatNumber)
    .where('account', 'is not distinct from', asked.account)
    .where('check_date', '=', asked.checkDate)
    .where('counterparty_id', 'is not distinct from', asked.counterpartyId)
    .where('marked_to_delete', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
