import { sql } from 'kysely';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

interface WrittenOnWagon {
  readonly wagonNumber: string;
  /** Tonnes; empty if it is not written there. */
  readonly tare: unknown;
  readonly loadCapacity: unknown;
}

interface StoredVehicle {
  readonly id: number;
  readonly tare: string | null;
  readonly loadCapacity: string | null;
}

/**
 * The id of the vehicle that is this wagon, by its number; it is made if it is missing. Tare and load capacity that are
 * written on the wagon are stored in it.
 */
export async function wagonVehicle(
  tx: Transaction,
  author: Actor,
  { wagonNumber, tare, loadCapacity }: WrittenOnWagon,
): Promise<number> {
  const written = { ...(tare ? { tare } : {}), ...(loadCapacity ? { loadCapacity } : {}) };
  const { rows } = await sql<StoredVehicle>`
    select id, tare, load_capacity as "loadCapacity" from vehicle where name = ${wagonNumber} for update`.execute(
    tx.sql,
  );
  const [vehicle] = rows;
  if (!vehicle)
    return (await tx.records.create(author, 'vehicle', { name: wagonNumber, type: 'Carriage', ...written }))
      .id;
  const hasNewValues =
    (tare && tare !== vehicle.tare) || (loadCapacity && loadCapacity !== vehicle.loadCapacity);
  if (hasNewValues) await tx.records.update(author, 'vehicle', vehicle.id, written);
  return vehicle.id;
}
