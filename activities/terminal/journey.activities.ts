import { noteUnweighed } from '#database/weighing/withoutWeighing.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import type {
  DispositionReading,
  JourneyActivities,
  JourneyOpening,
  DeadlineWarning,
  NewsForQueue,
} from '#workflows/terminal/journey.activities.ts';
import { arrivalBy, newsOfArrival } from '#workflows/terminal/journey.arrival.ts';
import { queueSignals } from '#workflows/terminal/stationQueue.messages.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { writeOverrun } from './overrun.ts';
import { readDisposition } from './readDisposition.ts';
import { signalStationQueue } from './signalStationQueue.ts';
import { actorOf, writeTransition } from './transition.ts';
import { weighingActivities } from './journeyWeighing.ts';
import { lockIfQueued } from '#database/terminal/dispositionStanding.ts';
import type { Transaction } from '#database/transaction.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { storeDriverSms } from './driverSms.ts';

/** The activities of `journey`. Each call is one transaction, and each step has its effect once by its key. */
export function journeyActivities(dependencies: Dependencies): JourneyActivities {
  const { database, publicUrl } = dependencies;
  return withRefusals<JourneyActivities>({
    openJourney: async ({ key, dispositionId }) => {
      // By `revision` the workflow knows that it was begun by a release with the present steps.
      const reading = await database.once(key, async (tx) =>
        asJson({ ...(await readDisposition(tx.sql, dispositionId)), revision: 2 } satisfies JourneyOpening),
      );
      return reading as unknown as JourneyOpening;
    },
    readDisposition: ({ dispositionId }) => readDisposition(database.sql, dispositionId),
    moveDisposition: async ({ tell: queueNews, ...step }) => {
      await database.once(step.key, async (tx) => {
        await writeTransition(tx, step, publicUrl);
        if (step.move === 'exitTerminal') await noteUnweighed(tx, actorOf(step), step.dispositionId, step.at);
      });
      // After the commit: a queue that opens now reads the record as it is. A repeated call signals it again, under the same id.
      if (queueNews) await tellStationQueue(queueNews);
    },
    arriveDisposition: async (step) => {
      let readingBefore: DispositionReading | undefined;
      await database.once(step.key, async (tx) => {
        readingBefore = await readDisposition(tx.sql, step.dispositionId);
        await writeTransition(tx, arrivalBy(readingBefore, step), publicUrl);
      });
      // A repeated call has written nothing, and reads the record that the first one left.
      const reading = readingBefore ?? (await readDisposition(database.sql, step.dispositionId));
      const queueNews = newsOfArrival(reading, step);
      if (queueNews) await tellStationQueue(queueNews);
      return reading;
    },
    ...weighingActivities(dependencies),
    warnBeforeDeadline: (warning) =>
      database.once(warning.key, (tx) => warnBeforeDeadline(tx, warning, publicUrl)),
    raiseOverrun: (overrun) => database.once(overrun.key, (tx) => writeOverrun(tx, overrun)),
    tellStationQueue,
  });

  function tellStationQueue({ weighingStationId, news }: NewsForQueue): Promise<void> {
    const signal = { name: queueSignals[news.kind].name, message: news };
    return signalStationQueue(dependencies, weighingStationId, signal);
  }
}

const asJson = (value: object): JsonValue => value as unknown as JsonValue;

/** Sends an SMS to a driver who has a few minutes left, unless the truck has left its place meanwhile. */
async function warnBeforeDeadline(
  tx: Transaction,
  { key, dispositionId, stay, minutes }: DeadlineWarning,
  publicUrl: string,
): Promise<void> {
  if (!(await lockIfQueued(tx.sql, dispositionId, stay))) return;
  // An SMS that is not required is not sent to a driver who is to get none, or who has no valid phone number.
  const sms = { template: 'leaveSoon', minutes, required: false } as const;
  await storeDriverSms(tx, systemActor, publicUrl, { dispositionId, sms, event: key });
}
