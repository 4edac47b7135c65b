import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { followingPlaces, placesOf, type NotePlaces } from '#domain/weighing/noteOfWeighing.rules.ts';
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

interface OpenNote extends NotePlaces {
  readonly id: number;
  readonly recordId: number;
}

/** Where goods really lie is often known after the first weight: notes that nobody has confirmed say it too. */
export const placeOpenNotes = async (
  tx: Transaction,
  disposition: AnyRecord,
  before: AnyRecord,
): Promise<void> => {
  const { rows } = await sql<OpenNote>`
    select id, weighing_record_id as "recordId", warehouse_from_id as "warehouseFrom", box_from_id as "boxFrom",
      warehouse_to_id as "warehouseTo", box_to_id as "boxTo"
    from delivery_note
    where disposition_id = ${disposition.id} and weighing_record_id is not null
      and not confirmed and not marked_to_delete
    order by id for no key update`.execute(tx.sql);
  for (const note of rows) {
    const record = await tx.records.get(systemActor, 'weighingRecord', note.recordId);
    const was = await placesOfWeighing(tx, record, before);
    const is = await placesOfWeighing(tx, record, disposition);
    await tx.records.update(systemActor, 'deliveryNote', note.id, followingPlaces(note, was, is));
  }
};
