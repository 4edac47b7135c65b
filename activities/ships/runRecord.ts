import type { Transaction } from '#database/transaction.ts';
import { linkedRecord } from '#database/writing/linkedRecord.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { operationOfUnloading } from '#domain/ships/weighedForShip.rules.ts';
import type { DispositionType, TypeOfOperation } from '#domain/weighing/operations.rules.ts';

/** The fields that the weighing record takes over from the unloading. */
const sharedFields = [
  'schemeOfCargo',
  'ship',
  'shipPlanning',
  'position',
  'customer',
  'vendor',
  'forwarder',
  'disposition',
] as const;

/** Where the cargo of a run lies: in the box and its warehouse, else in the warehouse of the unloading. */
const placeOf = async (tx: Transaction, actor: Actor, unloading: AnyRecord, boxId: unknown) => {
  const box = typeof boxId === 'number' ? await tx.records.get(actor, 'box', boxId) : undefined;
  return { box: box?.id ?? null, warehouse: box?.warehouseId ?? unloading.warehouseId ?? null };
};

const operationOf = async (tx: Transaction, unloading: AnyRecord): Promise<TypeOfOperation> => {
  const scheme = await linkedRecord(tx, 'schemeOfCargo', unloading.schemeOfCargoId);
  return operationOfUnloading({
    type: unloading.type as DispositionType,
    schemeOperation: (scheme?.typeOfOperation ?? null) as TypeOfOperation | null,
  });
};

/**
 * Makes the weighing record of a run, or changes the one that it has. A run that has weighed nothing gets no record.
 * @param row the record of the run (`plumbLine`)
 */
export async function recordRun(
  tx: Transaction,
  actor: Actor,
  unloading: AnyRecord,
  row: AnyRecord,
): Promise<void> {
  const netto = String(row.netto ?? '0.000');
  if (row.weighingRecordId === null && Number(netto) === 0) return;
  const fields = {
    netto,
    product: row.productId ?? unloading.productId,
    ...(await placeOf(tx, actor, unloading, row.boxId)),
    scaleNetto: row.scaleId,
    nettoTime: row.endWeighting,
  };
  if (row.weighingRecordId !== null) {
    await tx.records.update(actor, 'weighingRecord', Number(row.weighingRecordId), fields);
    return;
  }
  const record = await tx.records.create(actor, 'weighingRecord', {
    typeOfDocument: unloading.typeOfDocument ?? 'Water',
    typeOfOperation: await operationOf(tx, unloading),
    ...Object.fromEntries(sharedFields.map((name) => [name, unloading[`${name}Id`] ?? null])),
    ...fields,
    nettoAuthor: actor.userId,
    date: row.endWeighting,
  });
  await tx.records.update(actor, 'plumbLine', row.id, { weighingRecord: record.id });
}

/**
 * Cancels the weighing record of a run and makes another, because the cargo lies elsewhere than it says. The hooks of weighing
 * records mark the old delivery note for deletion, unless it is confirmed, and make the new one.
 * @param row the record of the run, with the new place
 */
export async function recordAnew(
  tx: Transaction,
  actor: Actor,
  unloading: AnyRecord,
  row: AnyRecord,
): Promise<void> {
  if (row.weighingRecordId !== null)
    await tx.records.update(actor, 'weighingRecord', Number(row.weighingRecordId), { cancelWeighting: true });
  const detachedRow = await tx.records.update(actor, 'plumbLine', row.id, { weighingRecord: null });
  await recordRun(tx, actor, unloading, detachedRow);
}
