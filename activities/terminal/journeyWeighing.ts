import { endAutomatically } from '#database/weighing/automaticEnd.ts';
import { lockToWeigh, mustNotHaveGoneOn } from '#database/weighing/weighedAfter.ts';
import { mustNotBeHeldByAnother } from '#database/weighing/heldDispositions.ts';
import { recordableWeight } from '#database/terminal/capturedWeight.ts';
import { weightRecordedBy } from '#database/weighing/standingTicket.ts';
import type { JourneyActivities } from '#workflows/terminal/journey.activities.ts';
import type { Dependencies } from '../dependencies.ts';
import { readDisposition } from './readDisposition.ts';
import { actorOf, writeTransition } from './transition.ts';
import { addWeighing, takeOffWeighing, weightFields } from './weighingRecord.ts';

type WeighingActivity = 'readCapturedWeight' | 'readToWeigh' | 'recordWeighing' | 'removeWeighing';
type WeightRequest = Parameters<JourneyActivities['readToWeigh']>[0];

/** The activities of `journey` about weighings: they read a weight, record it and remove it. */
export function weighingActivities({
  database,
  publicUrl,
}: Dependencies): Pick<JourneyActivities, WeighingActivity> {
  /** A weight may be refused because this step has recorded it already, before its worker died. Then that weight is returned. */
  const tonnesOf = async ({ key, ...request }: WeightRequest): Promise<string> => {
    try {
      return (await recordableWeight(database.sql, request)).tonnes;
    } catch (error) {
      const recorded = await weightRecordedBy(database.sql, key, request.captureId);
      if (recorded === undefined) throw error;
      return recorded;
    }
  };
  return {
    readCapturedWeight: async (request) => ({ tonnes: await tonnesOf(request) }),
    readToWeigh: async (request) => ({
      reading: await readDisposition(database.sql, request.dispositionId),
      tonnes: await tonnesOf(request),
    }),
    recordWeighing: (step) =>
      database.once(step.key, async (tx) => {
        await mustNotBeHeldByAnother(tx.sql, step.dispositionId, step);
        // An earlier disposition from which this one is weighed keeps its last weight until this transaction ends.
        await lockToWeigh(tx, step.dispositionId);
        const { takenAt } = await recordableWeight(tx.sql, step);
        await addWeighing(tx, actorOf(step), step, takenAt);
        await writeTransition(tx, step, publicUrl, {
          numberOfWeighted: step.numberOfWeighted,
          ...weightFields(step.weights),
          ...(step.numberOfWeighted === 1 ? { beginWeighting: takenAt } : {}),
          ...(step.complete ? { endWeighting: takenAt } : {}),
        });
        // This has an effect only at a station that ends weighings automatically.
        if (step.complete) await endAutomatically(tx, actorOf(step), step.dispositionId);
      }),
    removeWeighing: (step) =>
      database.once(step.key, async (tx) => {
        await mustNotBeHeldByAnother(tx.sql, step.dispositionId, step);
        // A weight from which a following disposition was weighed must stay.
        await mustNotHaveGoneOn(tx, step.dispositionId);
        await takeOffWeighing(tx, actorOf(step), step);
        await writeTransition(tx, step, publicUrl, {
          numberOfWeighted: step.numberOfWeighted,
          ...weightFields(step.weights),
          endWeighting: null,
          ...(step.numberOfWeighted === 0 ? { beginWeighting: null } : {}),
        });
      }),
  };
}
