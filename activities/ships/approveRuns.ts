import { Decimal } from 'decimal.js';
import { noteOfWeighing, runsOf } from '#database/ships/runs.ts';
import type { Transaction } from '#database/transaction.ts';
import { placesOfWeighing } from '#database/weighing/notePlaces.ts';
import { schemeFlags } from '#database/weighing/schemeFlags.ts';
import { noteFollows } from '#database/weighing/weighingRecord.hooks.ts';
import { linkedRecord } from '#database/writing/linkedRecord.ts';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { stockEffect, type TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import { weighRow } from './plumbLineRow.ts';
import { recordRun } from './runRecord.ts';

/** Whether the goods of a weighing change the stock, by its operation and its scheme of cargo. */
const movesStock = async (tx: Transaction, record: AnyRecord): Promise<boolean> => {
  const scheme = await linkedRecord(tx, 'schemeOfCargo', record.schemeOfCargoId);
  return stockEffect(record.typeOfOperation as TypeOfOperation, schemeFlags(scheme)) !== 'none';
};

/**
 * Adds to the delivery note the places and the product that the unloading did not name yet when the run ended. Values that the
 * note has already are not changed; a confirmed note is left as it is.
 */
const completeNote = async (tx: Transaction, record: AnyRecord): Promise<void> => {
  const noteState = await noteOfWeighing(tx.sql, record.id);
  if (!noteState || noteState.confirmed) return;
  const note = await tx.records.get(systemActor, 'deliveryNote', noteState.id);
  const disposition = await linkedRecord(tx, 'disposition', record.dispositionId);
  const places = await placesOfWeighing(tx, record, disposition ?? ({} as AnyRecord));
  const missing: Record<string, unknown> = noteState.placed ? {} : { ...places };
  if (note.productId === null) missing.product = record.productId;
  if (Object.keys(missing).length > 0)
    await tx.records.update(systemActor, 'deliveryNote', noteState.id, missing);
};

/**
 * Confirms the delivery note of a weighing, which posts the goods to the stock. A weighing of an earlier release may have no
 * note; then the note is made now.
 * @throws unloading_place_missing if the goods change the stock and it is not said where they lie
 */
const approveRecord = async (tx: Transaction, actor: Actor, recordId: number): Promise<void> => {
  const record = await tx.records.get(systemActor, 'weighingRecord', recordId);
  if (!(await noteOfWeighing(tx.sql, recordId))) await noteFollows(record, tx);
  await completeNote(tx, record);
  const note = await noteOfWeighing(tx.sql, recordId);
  if (!note) throw fail('unloading_place_missing');
  if (note.confirmed) return;
  if (Number(record.netto) > 0 && !note.placed && (await movesStock(tx, record)))
    throw fail('unloading_place_missing');
  await tx.records.confirm(actor, 'deliveryNote', note.id);
};

/**
 * Weighs all runs of an unloading once more, because weights may have come late, and approves their weighing records.
 * @returns the sum of the runs in tonnes, as text
 */
export async function approveRuns(tx: Transaction, actor: Actor, unloading: AnyRecord): Promise<string> {
  let sum = new Decimal(0);
  for (const id of await runsOf(tx.sql, unloading.id)) {
    const storedRow = await tx.records.get(actor, 'plumbLine', id);
    const { netto, row } = await weighRow(tx, actor, storedRow, String(storedRow.endWeighting));
    // The unloading may have got its warehouse or its product since the run ended. A run without a weighing record may get one
    // here, so the id of the record is read afterwards.
    await recordRun(tx, actor, unloading, row);
    const { weighingRecordId } = await tx.records.get(actor, 'plumbLine', id);
    if (weighingRecordId !== null) await approveRecord(tx, actor, Number(weighingRecordId));
    sum = sum.plus(netto);
  }
  return exact(sum, tonnesScale);
}
