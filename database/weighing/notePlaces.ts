import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { placesOf, type NotePlaces } from '#domain/weighing/noteOfWeighing.rules.ts';
import { stockEffect, type TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import type { Transaction } from '../transaction.ts';

const id = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const linked = async (tx: Transaction, object: string, recordId: unknown): Promise<AnyRecord | undefined> =>
  typeof recordId === 'number' ? tx.records.get(systemActor, object, recordId) : undefined;

/** Where the goods of a weighing come from and go to, by its ticket, its disposition, its scheme and its station. */
export const placesOfWeighing = async (
  tx: Transaction,
  record: AnyRecord,
  disposition: AnyRecord,
): Promise<NotePlaces> => {
  const scheme = await linked(tx, 'schemeOfCargo', record.schemeOfCargoId);
  const station = await linked(tx, 'weighingStation', disposition.weighingStationId);
  const effect = stockEffect(record.typeOfOperation as TypeOfOperation, {
    reverseOperation: scheme?.reverseOperation === true,
    returnToWarehouse: scheme?.returnToWarehouse === true,
    moving: scheme?.moving === true,
  });
  return placesOf(effect, {
    warehouse: id(record.warehouseId) ?? id(scheme?.defaultWarehouseId) ?? id(station?.warehouseId),
    actualWarehouse: id(disposition.actualWarehouseId),
    box: id(record.boxId) ?? id(station?.boxId),
  });
};

interface OpenNote {
  readonly id: number;
  readonly recordId: number;
}

/** Where goods really lie is often known after the first weight: notes that nobody has confirmed say it too. */
export const placeOpenNotes = async (tx: Transaction, disposition: AnyRecord): Promise<void> => {
  const { rows } = await sql<OpenNote>`
    select id, weighing_record_id as "recordId" from delivery_note
    where disposition_id = ${disposition.id} and weighing_record_id is not null
      and not confirmed and not marked_to_delete
    order by id for no key update`.execute(tx.sql);
  for (const note of rows) {
    const record = await tx.records.get(systemActor, 'weighingRecord', note.recordId);
    const places = await placesOfWeighing(tx, record, disposition);
    await tx.records.update(systemActor, 'deliveryNote', note.id, { ...places });
  }
};
