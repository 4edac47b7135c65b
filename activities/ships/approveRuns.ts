import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { weighRow } from './plumbLineRow.ts';
import { recordRun } from './runRecord.ts';

/** Ids of an unloading's rows, in their order. */
const rowIdsOf = async (tx: Transaction, unloadingId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from plumb_line where ship_unloading_id = ${unloadingId} and not marked_to_delete order by id`.execute(
    tx.sql,
  );
  return rows.map(({ id }) => id);
};

/** The note of a weighing is confirmed with it and posts to the stock; a weighing without a note is only approved. */
const approveRecord = async (tx: Transaction, actor: Actor, recordId: number, at: string): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_note
    where weighing_record_id = ${recordId} and not confirmed and not marked_to_delete`.execute(tx.sql);
  if (rows[0]) await tx.records.confirm(actor, 'deliveryNote', rows[0].id);
  else
    await tx.records.update(actor, 'weighingRecord', recordId, {
      approved: true,
      approvedAuthor: actor.userId,
      approvedDate: at,
    });
};

/** Counts all rows once more, for weights come late, approves their records, and answers what they weigh together. */
export const approveRuns = async (
  tx: Transaction,
  actor: Actor,
  unloading: AnyRecord,
  at: string,
): Promise<string> => {
  let sum = new Decimal(0);
  for (const id of await rowIdsOf(tx, unloading.id)) {
    const before = await tx.records.get(actor, 'plumbLine', id);
    const { netto, row } = await weighRow(tx, actor, before, String(before.endWeighting));
    if (row !== before || before.weighingRecordId === null) await recordRun(tx, actor, unloading, row);
    const { weighingRecordId } = await tx.records.get(actor, 'plumbLine', id);
    if (weighingRecordId !== null) await approveRecord(tx, actor, Number(weighingRecordId), at);
    sum = sum.plus(netto);
  }
  return exact(sum, tonnesScale);
};
