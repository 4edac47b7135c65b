import type { Database } from '#database/connect.ts';
import { planEnds, planFollows } from '#database/ships/planStanding.ts';
import { boxUsedBeside, dropOpenRun, netOfRuns } from '#database/ships/runs.ts';
import { unloadingState, lockUnloading } from '#database/ships/unloadingState.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, JsonValue } from '#domain/kernel/record.ts';
import { unloadingWarnings, isSameUnloading } from '#domain/ships/unloading.rules.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type {
  BoxesStep,
  ShipUnloadingActivities,
  UnloadingApproval,
  UnloadingStep,
} from '#workflows/ships/shipUnloading.activities.ts';
import { withRefusals } from '../refusals.ts';
import { approveRuns } from './approveRuns.ts';
import { destinationOf, openRow, weighRow } from './plumbLineRow.ts';
import { recordAnew, recordRun } from './runRecord.ts';

const actorOf = ({ by }: UnloadingStep): Actor => serverFor(by);

/** Implements the activities of an unloading. Each step is one transaction with a unique key, so that it takes effect once. */
export function shipUnloadingActivities({
  database,
}: {
  readonly database: Database;
}): ShipUnloadingActivities {
  const once = onceOf(database);

  return withRefusals<ShipUnloadingActivities>({
    openUnloading: async ({ unloadingId }) => {
      const unloading = await database.records.get(systemActor, 'shipUnloading', unloadingId);
      if (unloading.markedToDelete)
        throw fail('record_not_found', { object: 'shipUnloading', id: unloadingId });
      return {
        numberStr: String(unloading.numberStr),
        state: await unloadingState(database.sql, unloadingId),
      };
    },
    ...runActivities(once),
    setBoxes: async (step) => {
      await once(step, async (tx, actor, unloading) => {
        await mustKeepUsedBoxes(tx, step);
        const boxes = step.boxes.map(({ hold, boxId, productId, quantity }) => ({
          hold,
          box: boxId,
          product: productId,
          quantity,
        }));
        await tx.records.update(actor, 'shipUnloading', unloading.id, { boxes });
        return null;
      });
    },
    moveUnloading: async (step) => {
      await once(step, async (tx, actor, unloading) => {
        await writeStatus(tx, actor, unloading, step);
        return null;
      });
    },
    approveUnloading: async (step) => {
      await once(step, async (tx, actor, unloading) => {
        const netto = await approveRuns(tx, actor, unloading);
        mustBeAccepted(netto, step);
        await tx.records.update(actor, 'shipUnloading', unloading.id, {
          status: step.status,
          netto,
          approvedDate: step.at,
          approvedAuthor: step.by,
        });
        await planEnds(tx, actor, unloading.shipPlanningId);
        return null;
      });
    },
  });
}

/** An unloading in which nothing was weighed is approved only if the user accepts the warning, so not by mistake. */
const mustBeAccepted = (netto: string, { accept = [] }: UnloadingApproval): void => {
  const warnings = unloadingWarnings(netto).filter((each) => !accept.includes(each));
  if (warnings.length > 0) throw fail('unloading_needs_acceptance', { warnings });
};

/** Writes the status, the time at which weighing ended (null while it goes on), and the sum of the rows so far. */
const writeStatus = async (
  tx: Transaction,
  actor: Actor,
  unloading: AnyRecord,
  { status, at, unloadingId }: UnloadingStep,
): Promise<void> => {
  await tx.records.update(actor, 'shipUnloading', unloading.id, {
    status,
    netto: await netOfRuns(tx.sql, unloadingId),
    endWeighting: status === 'endWeighting' ? at : null,
  });
};

/** Refuses a list of boxes that leaves out one into which a run has gone. */
const mustKeepUsedBoxes = async (tx: Transaction, { unloadingId, boxes }: BoxesStep): Promise<void> => {
  const keptBoxes = boxes.map(({ boxId }) => boxId);
  const box = await boxUsedBeside(tx.sql, unloadingId, keptBoxes);
  if (box !== undefined) throw fail('unloading_box_used', { box });
};

/**
 * Locks the record, and refuses the step if the record is not in the state that the step starts from. Such a step is late: it
 * belongs to a workflow task that timed out, and arrives after the steps of the retry. It must neither end nor approve an
 * unloading that was resumed. A step of an earlier release names no state.
 * @throws unloading_moved_on
 */
async function mustStandAt(tx: Transaction, { unloadingId, from }: UnloadingStep): Promise<void> {
  await lockUnloading(tx.sql, unloadingId);
  if (!from || isSameUnloading(from, await unloadingState(tx.sql, unloadingId))) return;
  throw fail('unloading_moved_on', { id: unloadingId });
}

/** Does the work of a step. Its result is stored as JSON for repeated calls, so work without a result gives null. */
type Once = <T extends JsonValue>(
  step: UnloadingStep,
  work: (tx: Transaction, actor: Actor, unloading: AnyRecord) => Promise<T>,
) => Promise<T>;

/** Does a step once by its key, in one transaction, if the unloading is in the state that the step starts from. */
const onceOf =
  (database: Database): Once =>
  (step, work) =>
    database.once(step.key, async (tx) => {
      const actor = actorOf(step);
      await mustStandAt(tx, step);
      return work(tx, actor, await tx.records.get(actor, 'shipUnloading', step.unloadingId));
    });

type RunActivities = Pick<ShipUnloadingActivities, 'openRun' | 'closeRun' | 'dropRun' | 'changeRun'>;

/** The steps of one run of weighing. */
const runActivities = (once: Once): RunActivities => ({
  openRun: (step) =>
    once(step, async (tx, actor, unloading) => {
      const rowId = await openRow(tx, actor, unloading, step);
      // The first run sets the time at which weighing began, and the scale of the unloading.
      const { beginWeighting, scaleId } = unloading;
      await tx.records.update(actor, 'shipUnloading', unloading.id, {
        status: step.status,
        ...(beginWeighting === null ? { beginWeighting: step.at } : {}),
        ...(scaleId === null ? { scale: step.scaleId } : {}),
      });
      // The plan of the ship is under way from its first run on.
      await planFollows(tx, actor, unloading.shipPlanningId);
      return { rowId };
    }),
  closeRun: async (step) => {
    await once(step, async (tx, actor, unloading) => {
      const storedRow = await tx.records.get(actor, 'plumbLine', step.rowId);
      const { row } = await weighRow(tx, actor, storedRow, step.at);
      if (step.enumerator !== null)
        await tx.records.update(actor, 'plumbLine', row.id, { enumerator: step.enumerator });
      await recordRun(tx, actor, unloading, row);
      await writeStatus(tx, actor, unloading, step);
      return null;
    });
  },
  dropRun: async (step) => {
    await once(step, async (tx, actor, unloading) => {
      await dropOpenRun(tx.sql, step.rowId);
      await tx.announce('plumbLine', step.rowId);
      await writeStatus(tx, actor, unloading, step);
      // If no run is left, the ship is only planned again.
      await planFollows(tx, actor, unloading.shipPlanningId);
      return null;
    });
  },
  changeRun: async (step) => {
    await once(step, async (tx, actor, unloading) => {
      const row = await tx.records.get(actor, 'plumbLine', step.rowId);
      if (row.shipUnloadingId !== unloading.id)
        throw fail('record_not_found', { object: 'plumbLine', id: step.rowId });
      if (step.boxId !== null) await tx.records.mustSee(actor, 'box', step.boxId);
      // What the step does not name stays.
      const destination = destinationOf(unloading, {
        boxId: step.boxId ?? (row.boxId as number | null),
        hold: step.hold ?? (row.hold as string | null),
      });
      const changed = await tx.records.update(actor, 'plumbLine', row.id, { ...destination });
      // A run that has ended has a weighing record already.
      if (changed.endWeighting !== null) await recordAnew(tx, actor, unloading, changed);
      return null;
    });
  },
});
