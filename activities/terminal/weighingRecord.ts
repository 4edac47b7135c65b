import { lockTicket } from '#database/weighing/standingTicket.ts';
import type { Transaction } from '#database/transaction.ts';
import { ticketHead } from '#database/weighing/ticketHead.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { WeighingKind } from '#domain/weighing/operations.rules.ts';
import type { Weights } from '#domain/weighing/weighingPlan.ts';
import type { WeighingRemoval, WeighingStep } from '#workflows/terminal/journey.activities.ts';

/** The fields of the weighing record for each kind of weight. */
const columns = {
  gross: { weight: 'brutto', scale: 'scaleBrutto', time: 'bruttoTime', author: 'bruttoAuthor' },
  tare: { weight: 'tare', scale: 'scaleTare', time: 'tareTime', author: 'tareAuthor' },
  net: { weight: 'netto', scale: 'scaleNetto', time: 'nettoTime', author: 'nettoAuthor' },
} as const satisfies Record<WeighingKind, object>;

/**
 * The valid ticket of a round: the last one that was not cancelled. Undefined if there is none. Its delivery note is locked
 * before the ticket. An approval locks the two in the same order, so that neither waits for the other for ever.
 * @throws weighing_approved
 */
const validTicket = async (
  tx: Transaction,
  actor: Actor,
  dispositionId: number,
  round: number | undefined,
): Promise<AnyRecord | undefined> => {
  const id = await lockTicket(tx.sql, dispositionId, round ?? null);
  if (id === undefined) return undefined;
  const record = await tx.records.get(actor, 'weighingRecord', id);
  if (record.approved === true) throw fail('weighing_approved', { numberStr: String(record.numberStr) });
  return record;
};

/** The three weights under the names that records have for them. */
export function weightFields({ gross, tare, net }: Weights) {
  return { brutto: gross, tare, netto: net };
}

/**
 * Adds a weighing to the weighing record of its round. The first weighing of a round creates the record.
 * @param takenAt when the scale gave the weight; `step.at` is when a person recorded it
 */
export async function addWeighing(
  tx: Transaction,
  actor: Actor,
  step: WeighingStep,
  takenAt: string,
): Promise<void> {
  const ticket = await validTicket(tx, actor, step.dispositionId, step.round);
  // A ticket shows the weights of its round. A step of an earlier release has only the weights of the whole disposition.
  const weights = step.roundWeights ?? step.weights;
  const { scale, time, author } = columns[step.kind];
  const weighing = {
    kind: step.kind,
    weight: step.tonnes,
    scale: step.scaleId,
    captureId: step.captureId,
    takenAt,
    recordedBy: step.by,
  };
  const acceptedWarnings = (step.warnings ?? []).map((each) => ({
    ...each,
    acceptedBy: step.by,
    acceptedAt: step.at,
  }));
  const fields = {
    ...weightFields(weights),
    [scale]: step.scaleId,
    [time]: takenAt,
    [author]: step.by,
    ...(weights.net === null ? {} : { nettoTime: takenAt, nettoAuthor: step.by }),
    weighings: [...rowsOf(ticket?.weighings), weighing],
    ...(acceptedWarnings.length > 0 ? { warnings: [...rowsOf(ticket?.warnings), ...acceptedWarnings] } : {}),
  };
  try {
    if (ticket) await tx.records.update(actor, 'weighingRecord', ticket.id, fields);
    else {
      const disposition = await tx.records.get(actor, 'disposition', step.dispositionId);
      await tx.records.createOnly(actor, 'weighingRecord', {
        ...(await ticketHead(tx, actor, disposition)),
        round: step.round ?? 1,
        ...fields,
      });
    }
  } catch (error) {
    if (isTakenCapture(error)) throw fail('weight_already_used', { captureId: step.captureId });
    throw error;
  }
}

const rowsOf = (rows: unknown): readonly object[] => (Array.isArray(rows) ? rows : []);

/** Whether the same weight was recorded at another desk at the same time: the unique index accepts only one of them. */
const isTakenCapture = (error: unknown): boolean =>
  error instanceof KejaError && error.errors.some(({ code }) => code === 'not_unique');

/** Takes the last weighing off the record. A record without any is cancelled, and the next weighing makes a new one. */
export async function takeOffWeighing(tx: Transaction, actor: Actor, step: WeighingRemoval): Promise<void> {
  const ticket = await validTicket(tx, actor, step.dispositionId, step.round);
  if (!ticket) throw fail('weighing_none_to_remove', { dispositionId: step.dispositionId });
  // A step of an earlier release knows no rounds: there the ticket is empty when the disposition has no weighing.
  const isCancelled = step.roundEmpty ?? step.numberOfWeighted === 0;
  const weighings = (ticket.weighings as RecordedWeighing[]).slice(0, -1);
  const { scale, time, author } = columns[step.kind];
  // If the tare was weighed twice, the earlier one is valid again.
  const earlierWeighing = weighings.findLast(({ kind }) => kind === step.kind);
  const weights = step.roundWeights ?? step.weights;
  // A net weight has the time and the author of the last weighing, as when that weighing was added. A net may still be known
  // here: if cargo is weighed in portions, the earlier portions are left.
  const lastOfNet = weights.net === null ? undefined : weighings.at(-1);
  await tx.records.updateOnly(actor, 'weighingRecord', ticket.id, {
    ...weightFields(weights),
    [scale]: earlierWeighing?.scaleId ?? null,
    [time]: earlierWeighing?.takenAt ?? null,
    [author]: earlierWeighing?.recordedById ?? null,
    nettoTime: lastOfNet?.takenAt ?? null,
    nettoAuthor: lastOfNet?.recordedById ?? null,
    weighings,
    cancelWeighting: isCancelled,
    ...(isCancelled && step.comment ? { cancelReason: step.comment } : {}),
  });
}

interface RecordedWeighing {
  readonly kind: string;
  readonly scaleId: number | null;
  readonly takenAt: string | null;
  readonly recordedById: number | null;
}
