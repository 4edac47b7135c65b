import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noteStateOf, ownerOf } from '#domain/weighing/noteOfWeighing.rules.ts';
import type { TypeOfOperation } from '#domain/weighing/operations.rules.ts';
import { planFollows } from '../ships/planStanding.ts';
import { countForPlan } from '../ships/weighingForPlan.ts';
import type { Transaction } from '../transaction.ts';
import { afterWeighing } from './afterWeighing.ts';
import { placesOfWeighing } from './notePlaces.ts';
import type { Hooks } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';

interface Note {
  readonly id: number;
  readonly confirmed: boolean;
  readonly marked_to_delete: boolean;
}

const noteOf = async (tx: Transaction, recordId: number): Promise<Note | undefined> => {
  const { rows } = await sql<Note>`
    select id, confirmed, marked_to_delete from delivery_note where weighing_record_id = ${recordId}`.execute(
    tx.sql,
  );
  return rows[0];
};

const id = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What a note takes over when its weighing begins; people may correct places and owner until it is confirmed. */
const headOf = async (tx: Transaction, record: AnyRecord): Promise<Record<string, unknown>> => {
  const disposition = await tx.records.get(systemActor, 'disposition', Number(record.dispositionId));
  const station = await linkedRecord(tx, 'weighingStation', disposition.weighingStationId);
  const operation = record.typeOfOperation as TypeOfOperation;
  return {
    date: record.date,
    weighingRecord: record.id,
    disposition: disposition.id,
    deliveryOrder: disposition.orderId,
    client: disposition.customerId ?? disposition.vendorId,
    basicDocumentType: 'disposition',
    basicDocumentId: disposition.id,
    typeOfDocument: record.typeOfDocument,
    typeOfOperation: operation,
    schemeOfCargo: record.schemeOfCargoId,
    vehicle: record.vehicleId,
    trailer: record.trailerId,
    driver: record.driverId,
    product: record.productId,
    nettoRegistered: disposition.nettoRegistered,
    owner: ownerOf(operation, {
      stationOwner: id(station?.ownerId),
      customer: id(disposition.customerId),
      vendor: id(disposition.vendorId),
    }),
    ...(await placesOfWeighing(tx, record, disposition)),
  };
};

/** The note of a weighing is made with its first weight and says what it says, until somebody confirms it. */
const noteFollows = async (record: AnyRecord, tx: Transaction): Promise<void> => {
  if (typeof record.dispositionId !== 'number') return;
  const note = await noteOf(tx, record.id);
  if (note?.confirmed) return;
  if (record.cancelWeighting === true) {
    if (note && !note.marked_to_delete)
      await tx.records.changeDeletionMark(systemActor, 'deliveryNote', note.id, true);
    return;
  }
  const { brutto, tare, netto } = record as unknown as Record<'brutto' | 'tare' | 'netto', string | null>;
  const weights = { brutto, tare, netto, state: noteStateOf({ brutto, tare, netto }) };
  if (note) await tx.records.update(systemActor, 'deliveryNote', note.id, weights);
  else await tx.records.create(systemActor, 'deliveryNote', { ...(await headOf(tx, record)), ...weights });
};

export const weighingRecordHooks: Hooks = {
  beforeWrite: countForPlan,
  afterWrite: async (record, before, { tx, actor }) => {
    await planFollows(tx, actor, record.shipPlanningId);
    await noteFollows(record, tx);
    await afterWeighing(record, before, tx);
  },
};
