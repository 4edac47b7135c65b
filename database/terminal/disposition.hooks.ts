import { randomInt } from 'node:crypto';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { whyNotRaised } from '#domain/railway/raising.rules.ts';
import { barCodeOf } from '#domain/terminal/dispositionDefaults.rules.ts';
import { ticketAlphabet } from '#domain/terminal/kioskMessages.ts';
import { queues, type TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import { papers } from '#domain/weighing/weighedDisposition.rules.ts';
import { controlDraft } from '../weighing/dispositionControl.ts';
import { heldByWeighings } from '../weighing/weighedDisposition.ts';
import { updateTicketsAndNotes } from '../weighing/updateTicketsAndNotes.ts';
import { isRestored } from '../writing/changedFields.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { noteTrainTimes } from '../railway/trainTimes.ts';
import { callOffRestored } from '../sales/endWithOrder.ts';
import { prefixesOf, takeOver } from './dispositionDefaults.ts';

const ticketLength = 8;

/** A random ticket that cannot be guessed, because it identifies the truck at the kiosk. */
export function newTicket(): string {
  return Array.from({ length: ticketLength }, () => ticketAlphabet[randomInt(ticketAlphabet.length)]).join(
    '',
  );
}

/**
 * Sets the first queue status of a disposition, and changes it with the carriage. Wagons, ships and vehicles of the terminal wait
 * in no queue (`queues` tells), so they have no queue status until they have left.
 */
const setQueueStatus = (draft: Draft, before: AnyRecord | undefined): void => {
  if (before && draft.typeOfDocument === undefined) return;
  if (!before) draft.carsQueueStatus ??= 'OnTheWay';
  const status = before ? before.carsQueueStatus : draft.carsQueueStatus;
  const carriage = (draft.typeOfDocument ?? before?.typeOfDocument) as TypeOfDocument | null | undefined;
  if (status === 'OnTheWay' && !queues(carriage)) draft.carsQueueStatus = null;
  else if (status === null && queues(carriage)) draft.carsQueueStatus = 'OnTheWay';
};

/** What follows when a disposition is written. `before` is undefined for a new one. */
export const dispositionHooks: Hooks = {
  heldFields: heldByWeighings,
  beforeWrite: async (draft, before, context) => {
    const { tx, actor } = context;
    // Some working places must not announce goods by rail. `whyNotRaised` tells whether that of the actor must not.
    const goesByRail = draft.typeOfDocument === 'Railway' && before?.typeOfDocument !== 'Railway';
    if (goesByRail) mustNotRefuse(whyNotRaised(actor));
    // The defaults are filled in before `controlDraft` checks the draft.
    const station = before ? undefined : await takeOver(draft, tx);
    await controlDraft(draft, before, context);
    setQueueStatus(draft, before);
    if (before) return;
    const prefixes = prefixesOf(station);
    draft.prefix ||= prefixes.number;
    draft.driverTicket ??= newTicket();
    draft.barCode ??= barCodeOf(String(draft.driverTicket), prefixes.barCode);
    // `status` refers to the record of the `state`.
    if (draft.status === null || draft.status === undefined) {
      draft.status = (
        await tx.records.predefined(systemActor, 'dispositionStatus', String(draft.state ?? 'OnTheWay'))
      ).id;
    }
  },
  // `afterWrite` is called only when one of these fields is written. `papers` are the fields that tickets and notes copy.
  afterWriteOf: [...papers, 'numberOfWeighted', 'markedToDelete'],
  afterWrite: async (record, before, { tx, actor }) => {
    if (!before) return;
    // The order may have been canceled while the disposition was marked for deletion. Then its truck is canceled now.
    if (isRestored(record, before)) await callOffRestored(tx, actor, record);
    await updateTicketsAndNotes(tx, record, before);
    if (record.numberOfWeighted !== before.numberOfWeighted) await noteTrainTimes(tx, record);
  },
};
