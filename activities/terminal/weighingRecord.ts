import { sql } from 'kysely';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { WeighingKind, Weights } from '#domain/weighing/weighing.rules.ts';
import type { WeighingRemoval, WeighingStep } from '#workflows/terminal/journey.activities.ts';

/** What the weighing record takes over from the disposition. */
const sharedReferences = [
  'schemeOfCargo', 'vehicle', 'trailer', 'driver', 'customer', 'vendor', 'forwarder', 'mine', 'position', 'ship',
  'warehouse', 'box', 'product',
] as const; // prettier-ignore

/** The record's fields for each kind of weight. */
const columns = {
  gross: { weight: 'brutto', scale: 'scaleBrutto', time: 'bruttoTime', author: 'bruttoAuthor' },
  tare: { weight: 'tare', scale: 'scaleTare', time: 'tareTime', author: 'tareAuthor' },
  net: { weight: 'netto', scale: 'scaleNetto', time: 'nettoTime', author: 'nettoAuthor' },
} as const satisfies Record<WeighingKind, object>;

/** The disposition's weighing record that counts: the last one that was not cancelled. */
const standingRecord = async (
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
): Promise<AnyRecord | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from weighing_record where disposition_id = ${dispositionId} and not cancel_weighting
    order by id desc limit 1`.execute(tx.sql);
  return rows[0] ? tx.records.get(actor, 'weighingRecord', rows[0].id) : undefined;
};

/** What is written on the record with its first weight, and stays as it was then. */
const headOf = async (
  tx: Transaction,
  actor: Actor,
  disposition: AnyRecord,
): Promise<Record<string, unknown>> => ({
  disposition: disposition.id,
  typeOfDocument: disposition.typeOfDocument,
  typeOfOperation: disposition.typeOfOperation,
  ...Object.fromEntries(sharedReferences.map((name) => [name, disposition[`${name}Id`] ?? null])),
  carNumber: disposition.vehicleId
    ? (await tx.records.get(actor, 'vehicle', Number(disposition.vehicleId))).name
    : null,
  idCard: disposition.driverId
    ? (await tx.records.get(actor, 'driver', Number(disposition.driverId))).documentNumber
    : null,
  ticketNumber: disposition.driverTicket ?? null,
});

/** The three weights under the names that records have for them. */
export const weightsAs = ({ gross, tare, net }: Weights) => ({ brutto: gross, tare, netto: net });

/** Adds a weighing to the disposition's record, making the record with the first one. */
export const addWeighing = async (
  tx: Transaction,
  actor: Actor,
  step: WeighingStep,
  takenAt: string,
): Promise<void> => {
  const standing = await standingRecord(tx, actor, step.dispositionId);
  const { scale, time, author } = columns[step.kind];
  const weighing = {
    kind: step.kind,
    weight: step.tonnes,
    scale: step.scaleId,
    captureId: step.captureId,
    takenAt,
    recordedBy: step.by,
  };
  const written = {
    ...weightsAs(step.weights),
    [scale]: step.scaleId,
    [time]: takenAt,
    [author]: step.by,
    ...(step.weights.net === null ? {} : { nettoTime: takenAt, nettoAuthor: step.by }),
  };
  try {
    if (standing) {
      const weighings = [...(standing.weighings as object[]), weighing];
      await tx.records.update(actor, 'weighingRecord', standing.id, { ...written, weighings });
    } else {
      const disposition = await tx.records.get(actor, 'disposition', step.dispositionId);
      await tx.records.create(actor, 'weighingRecord', {
        ...(await headOf(tx, actor, disposition)),
        ...written,
        weighings: [weighing],
      });
    }
  } catch (error) {
    if (isTakenCapture(error)) throw fail('weight_already_used', { captureId: step.captureId });
    throw error;
  }
};

/** Two clicks on the same weight at two desks: the index lets one through. */
const isTakenCapture = (error: unknown): boolean =>
  error instanceof KejaError && error.errors.some(({ code }) => code === 'not_unique');

/** Takes the last weighing off the record. A record without any is cancelled, and the next weighing makes a new one. */
export const takeOffWeighing = async (
  tx: Transaction,
  actor: Actor,
  step: WeighingRemoval,
): Promise<void> => {
  const standing = await standingRecord(tx, actor, step.dispositionId);
  if (!standing) throw fail('weighing_none_to_remove', { dispositionId: step.dispositionId });
  const { scale, time, author } = columns[step.kind];
  await tx.records.update(actor, 'weighingRecord', standing.id, {
    ...weightsAs(step.weights),
    [scale]: null,
    [time]: null,
    [author]: null,
    nettoTime: null,
    nettoAuthor: null,
    weighings: (standing.weighings as object[]).slice(0, -1),
    cancelWeighting: step.numberOfWeighted === 0,
    ...(step.numberOfWeighted === 0 && step.comment ? { cancelReason: step.comment } : {}),
  });
};
