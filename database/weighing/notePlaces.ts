import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';
import { placesOfNote, whyNotPosted, type NotePlaces } from '#domain/weighing/noteOfWeighing.rules.ts';
import { stockEffect, type TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedId, linkedRecord } from '../writing/linkedRecord.ts';
import { schemeFlags } from './schemeFlags.ts';

/** The places that the goods of a weighing leave and enter, by its ticket, disposition, scheme and station. */
export async function placesOfWeighing(
  tx: Transaction,
  record: AnyRecord,
  disposition: AnyRecord,
): Promise<NotePlaces> {
  const scheme = await linkedRecord(tx, 'schemeOfCargo', record.schemeOfCargoId);
  const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
  const effect = stockEffect(record.typeOfOperation as TypeOfOperation, schemeFlags(scheme));
  return placesOfNote(effect, {
    warehouse:
      linkedId(record.warehouseId) ?? linkedId(scheme?.defaultWarehouseId) ?? linkedId(station?.warehouseId),
    actualWarehouse: linkedId(disposition.actualWarehouseId),
    box: linkedId(record.boxId) ?? linkedId(station?.boxId),
  });
}

/**
 * Why the note of a weighing cannot be posted with its present product and warehouses; undefined if it can, or if its net is zero
 * and there is nothing to post.
 */
export async function whyNoteNotPosted(tx: Transaction, note: AnyRecord): Promise<Refusal | undefined> {
  if (Number(note.netto) === 0) return undefined;
  const scheme = await linkedRecord(tx, 'schemeOfCargo', note.schemeOfCargoId);
  return whyNotPosted(stockEffect(note.typeOfOperation as TypeOfOperation, schemeFlags(scheme)), {
    product: linkedId(note.productId),
    warehouseFrom: linkedId(note.warehouseFromId),
    warehouseTo: linkedId(note.warehouseToId),
  });
}
