import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Refusal } from '#domain/kernel/refusal.ts';
import { placesOf, whyNotPosted, type NotePlaces } from '#domain/weighing/noteOfWeighing.rules.ts';
import { stockEffect, type TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { schemeFlags } from './schemeFlags.ts';

const id = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Where the goods of a weighing come from and go to, by its ticket, its disposition, its scheme and its station. */
export const placesOfWeighing = async (
  tx: Transaction,
  record: AnyRecord,
  disposition: AnyRecord,
): Promise<NotePlaces> => {
  const scheme = await linkedRecord(tx, 'schemeOfCargo', record.schemeOfCargoId);
  const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
  const effect = stockEffect(record.typeOfOperation as TypeOfOperation, schemeFlags(scheme));
  return placesOf(effect, {
    warehouse: id(record.warehouseId) ?? id(scheme?.defaultWarehouseId) ?? id(station?.warehouseId),
    actualWarehouse: id(disposition.actualWarehouseId),
    box: id(record.boxId) ?? id(station?.boxId),
  });
};

/** Why the note of a weighing cannot be confirmed as it says where goods lie. */
export const whyNoteNotPosted = async (tx: Transaction, note: AnyRecord): Promise<Refusal | undefined> => {
  if (Number(note.netto) === 0) return undefined;
  const scheme = await linkedRecord(tx, 'schemeOfCargo', note.schemeOfCargoId);
  return whyNotPosted(stockEffect(note.typeOfOperation as TypeOfOperation, schemeFlags(scheme)), {
    product: id(note.productId),
    warehouseFrom: id(note.warehouseFromId),
    warehouseTo: id(note.warehouseToId),
  });
};
