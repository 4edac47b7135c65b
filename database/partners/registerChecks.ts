import type { Sql } from '../sql.ts';

/** Identifies an answer of a register. */
export interface KeptAnswer {
  readonly office: 'whiteList' | 'vies';
  readonly vatNumber: string;
  /** The bank account that was asked about. */
  readonly account: string | null;
  readonly checkDate: string;
  readonly counterpartyId: number | null;
}

/** The newest answer of a register to the same question on this day. */
export async function keptAnswer(db: Sql, question: KeptAnswer): Promise<number | undefined> {
  const found = await db
    .selectFrom('register_check')
    .select('id')
    .where('office', '=', question.office)
    .where('vat_number', '=', question.vatNumber)
    .where('account', 'is not distinct from', question.account)
    .where('check_date', '=', question.checkDate)
    .where('counterparty_id', 'is not distinct from', question.counterpartyId)
    .where('marked_to_delete', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}
