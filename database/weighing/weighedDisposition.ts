import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { papers, weighedAs } from '#domain/weighing/weighedDisposition.rules.ts';
import type { HeldField } from '../recordService.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft } from '../writing/hooks.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Whether a disposition has a weighing, and whether one was approved. */
interface Progress {
  readonly weighed: boolean;
  readonly approved: boolean;
}

/**
 * The fields that cannot be changed now: after a weighing those that say what is weighed (`weighedAs`), after its approval
 * those that tickets and notes have copied (`papers`).
 */
const fixedFields = ({ weighed, approved }: Progress): readonly HeldField[] => [
  ...(weighed ? weighedAs : []).map((field) => ({ field, code: 'disposition_weighed' }) as const),
  ...(approved ? papers : []).map((field) => ({ field, code: 'weighing_approved' }) as const),
];

/** Refuses changes of fields that a weighing or its approval has fixed. @throws validation_failed */
export async function mustKeepWeighedFields(draft: Draft, before: AnyRecord, tx: Transaction): Promise<void> {
  const weighed = Number(before.numberOfWeighted) > 0;
  const changesPapers = papers.some((field) => isChanged(draft, before, field));
  if (changesPapers) await waitForApproval(tx.sql, before.id);
  const approved = changesPapers && (await isApproved(tx.sql, before.id));
  const errors = fixedFields({ weighed, approved }).filter(({ field }) => isChanged(draft, before, field));
  if (errors.length > 0) throw failFields(errors);
}

/** The fields of a disposition that cannot be changed now because of its weighings. */
export async function heldByWeighings(record: AnyRecord, db: Sql): Promise<readonly HeldField[]> {
  const weighed = Number(record.numberOfWeighted) > 0;
  return fixedFields({ weighed, approved: await isApproved(db, record.id) });
}

/**
 * Waits until an approval that is under way has ended: an approval locks the note. The disposition is locked before the note,
 * as a weighing does, so that the two do not block each other.
 */
const waitForApproval = async (db: Sql, dispositionId: number): Promise<void> => {
  await lockRow(db, 'disposition', dispositionId);
  await sql`
    select 1 from delivery_note where disposition_id = ${dispositionId} order by id for no key update`.execute(
    db,
  );
};

const isApproved = async (db: Sql, dispositionId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from weighing_record
    where disposition_id = ${dispositionId} and approved and not cancel_weighting limit 1`.execute(db);
  return rows.length > 0;
};
