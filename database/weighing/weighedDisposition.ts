import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { papers, weighedAs } from '#domain/weighing/weighedDisposition.rules.ts';
import type { Transaction } from '../transaction.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft } from '../writing/hooks.ts';

/** What was weighed stays what it was weighed as, and what was approved stays on its papers. @throws validation_failed */
export const keepsWhatWasWeighed = async (
  draft: Draft,
  before: AnyRecord,
  tx: Transaction,
): Promise<void> => {
  const refuse = (fields: readonly string[], code: 'disposition_weighed' | 'weighing_approved') => {
    if (fields.length > 0) throw failFields(fields.map((field) => ({ field, code })));
  };
  if (Number(before.numberOfWeighted) > 0)
    refuse(
      weighedAs.filter((field) => isChanged(draft, before, field)),
      'disposition_weighed',
    );
  const changed = papers.filter((field) => isChanged(draft, before, field));
  if (changed.length > 0 && (await isApproved(tx, before.id))) refuse(changed, 'weighing_approved');
};

/** An approval that is under way is waited for: who approves holds the note, and who weighs the disposition before it. */
const isApproved = async (tx: Transaction, dispositionId: number): Promise<boolean> => {
  await sql`select 1 from disposition where id = ${dispositionId} for no key update`.execute(tx.sql);
  await sql`
    select 1 from delivery_note where disposition_id = ${dispositionId} order by id for no key update`.execute(
    tx.sql,
  );
  const { rows } = await sql`
    select 1 from weighing_record
    where disposition_id = ${dispositionId} and approved and not cancel_weighting limit 1`.execute(tx.sql);
  return rows.length > 0;
};
