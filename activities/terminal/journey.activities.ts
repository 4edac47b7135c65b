import { endsAutomatically } from '#database/weighing/automaticEnd.ts';
import { mustNotBeHeldByAnother } from '#database/weighing/heldDispositions.ts';
import { weightRecordedBy } from '#database/weighing/standingTicket.ts';
import { holdToWeigh, mustNotHaveGoneOn } from '#database/weighing/weighedAfter.ts';
import { noteUnweighed } from '#database/weighing/withoutWeighing.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import type {
  DispositionReading,
  JourneyActivities,
  DeadlineWarning,
} from '#workflows/terminal/journey.activities.ts';
import { queueSignals } from '#workflows/terminal/stationQueue.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordableWeight } from '#database/terminal/capturedWeight.ts';
import { writeOverrun } from './overrun.ts';
import { readDisposition } from './readDisposition.ts';
import { signalStationQueue } from './signalStationQueue.ts';
import { actorOf, writeTransition } from './transition.ts';
import { addWeighing, takeOffWeighing, weightsAs } from './weighingRecord.ts';
import { holdWhereQueued } from '#database/terminal/dispositionStanding.ts';
import type { Transaction } from '#database/transaction.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { storeDriverSms } from './driverSms.ts';

/** The journey's port to Postgres: every call one transaction, every step once by its key. */
export function journeyActivities(dependencies: Dependencies): JourneyActivities {
  const { database, publicUrl } = dependencies;
  return withRefusals<JourneyActivities>({
    openJourney: async ({ key, dispositionId }) => {
      const reading = await database.once(key, async (tx) =>
        asJson(await readDisposition(tx.sql, dispositionId)),
      );
      return reading as unknown as DispositionReading;
    },
    readDisposition: ({ dispositionId }) => readDisposition(database.sql, dispositionId),
    moveDisposition: (step) =>
      database.once(step.key, async (tx) => {
        await writeTransition(tx, step, publicUrl);
        if (step.move === 'exitTerminal') await noteUnweighed(tx, actorOf(step), step.dispositionId, step.at);
      }),
    readCapturedWeight: async ({ key, ...wish }) => {
      const { tonnes } =
        (await recordedBy(key, wish.captureId)) ?? (await recordableWeight(database.sql, wish));
      return { tonnes };
    },
    recordWeighing: (step) =>
      database.once(step.key, async (tx) => {
        await mustNotBeHeldByAnother(tx.sql, step.dispositionId, step.by);
        await holdToWeigh(tx, step.dispositionId);
        const { takenAt } = await recordableWeight(tx.sql, step);
        await addWeighing(tx, actorOf(step), step, takenAt);
        await writeTransition(tx, step, publicUrl, {
          numberOfWeighted: step.numberOfWeighted,
          ...weightsAs(step.weights),
          ...(step.numberOfWeighted === 1 ? { beginWeighting: takenAt } : {}),
          ...(step.complete ? { endWeighting: takenAt } : {}),
        });
        if (step.complete) await endsAutomatically(tx, actorOf(step), step.dispositionId);
      }),
    removeWeighing: (step) =>
      database.once(step.key, async (tx) => {
        await mustNotHaveGoneOn(tx, step.dispositionId);
        await takeOffWeighing(tx, actorOf(step), step);
        await writeTransition(tx, step, publicUrl, {
          numberOfWeighted: step.numberOfWeighted,
          ...weightsAs(step.weights),
          endWeighting: null,
          ...(step.numberOfWeighted === 0 ? { beginWeighting: null } : {}),
        });
      }),
    warnBeforeDeadline: (warning) =>
      database.once(warning.key, (tx) => warnBeforeDeadline(tx, warning, publicUrl)),
    raiseOverrun: (overrun) => database.once(overrun.key, (tx) => writeOverrun(tx, overrun)),
    tellStationQueue: ({ weighingStationId, news }) =>
      signalStationQueue(dependencies, weighingStationId, {
        name: queueSignals[news.kind].name,
        message: news,
      }),
  });

  /** The weight of a step that was written before its worker died and is now asked for again. */
  async function recordedBy(key: string, captureId: string): Promise<{ tonnes: string } | undefined> {
    const tonnes = await weightRecordedBy(database.sql, key, captureId);
    return tonnes === undefined ? undefined : { tonnes };
  }
}

const asJson = (value: object): JsonValue => value as unknown as JsonValue;

/** Writes to a driver who has a few minutes left; not to one who has driven on meanwhile. */
async function warnBeforeDeadline(
  tx: Transaction,
  { key, dispositionId, stay, minutes }: DeadlineWarning,
  publicUrl: string,
): Promise<void> {
  if (!(await holdWhereQueued(tx.sql, dispositionId, stay))) return;
  const sms = { template: 'leaveSoon', minutes, required: false } as const;
  await storeDriverSms(tx, systemActor, publicUrl, { dispositionId, sms, event: key });
}
