import { recentlyWrittenDispositions } from '#database/terminal/journeyRecords.ts';
import { stationsWithQueue } from '#database/terminal/stations.ts';
import { trucksOf } from '#database/terminal/queuedTrucks.ts';
import type { QueuedTruck } from '#domain/terminal/queue.rules.ts';
import {
  queueBoard,
  queueSignals,
  stationChanged,
  stationQueueId,
  type BoardTruck,
  type QueueNews,
} from '#workflows/terminal/stationQueue.messages.ts';
import { isRunning } from '../isRunning.ts';
import type { JourneyDependencies } from './beginJourney.ts';
import { reconcileJourneys, settledSeconds, type Compared } from './reconcileJourneys.ts';
import { signalStationQueue } from './signalStationQueue.ts';

/**
 * Whether a call was not answered for a while, because its journey was terminated or reset before it could answer. A call without
 * a time was made by an earlier release, so it is old.
 */
const isLost = ({ called }: BoardTruck, now: number): boolean =>
  called !== undefined && (called.at === undefined || Date.parse(called.at) < now - settledSeconds * 1000);

/**
 * The messages that the queue has missed, by the records of its trucks. One of them may say that a call was lost (`lostCall`).
 * The queue then calls the truck again. If the lost call arrives after all, the journey refuses the second call.
 * @param recent trucks whose records were written so recently that a message may still be on its way
 * @param pass the beginning of the message ids
 * @param now milliseconds since 1970
 */
export function missedNews(
  board: readonly BoardTruck[],
  records: readonly QueuedTruck[],
  recent: ReadonlySet<number>,
  pass: string,
  now: number,
): QueueNews[] {
  const boardTrucks = new Map(board.map((truck) => [truck.dispositionId, truck]));
  const recordedTrucks = new Map(records.map((truck) => [truck.dispositionId, truck]));
  const message = (dispositionId: number) => ({ messageId: `${pass}:${dispositionId}`, dispositionId });
  const leftTrucks = board.filter(({ dispositionId }) => !recordedTrucks.has(dispositionId));
  return [
    ...leftTrucks.map(({ dispositionId }): QueueNews => ({ kind: 'left', ...message(dispositionId) })),
    ...records.flatMap(({ dispositionId, status, since, priority }): QueueNews[] => {
      const truck = boardTrucks.get(dispositionId);
      if (!truck)
        return [
          { kind: 'joined', ...message(dispositionId), status, since, ...(priority ? { priority } : {}) },
        ];
      if (truck.carsQueueStatus !== status) return [{ kind: 'moved', ...message(dispositionId), status }];
      if (!truck.called || !isLost(truck, now)) return [];
      return [{ kind: 'moved', ...message(dispositionId), status, lostCall: truck.called.messageId }];
    }),
  ].filter(({ dispositionId }) => !recent.has(dispositionId));
}

/**
 * Compares a station's queue with the records. Starts the queue if it was terminated, which `signalStationQueue` does. Otherwise
 * signals what the queue has missed, such as the exit of a truck whose journey was terminated before it could signal that.
 * @param pass the beginning of the message ids
 */
const reconcileQueue = async (
  dependencies: JourneyDependencies,
  weighingStationId: number,
  pass: string,
): Promise<void> => {
  if (!(await isRunning(dependencies.client, stationQueueId(weighingStationId)))) {
    await signalStationQueue(dependencies, weighingStationId, {
      name: stationChanged.name,
      message: { messageId: pass },
    });
    return;
  }
  const handle = dependencies.client.workflow.getHandle(stationQueueId(weighingStationId));
  const now = new Date();
  const { trucks } = await handle.query(queueBoard, { now: now.toISOString() });
  const records = await trucksOf(dependencies.database.sql, weighingStationId);
  const recent = await recentlyWrittenDispositions(
    dependencies.database.sql,
    weighingStationId,
    trucks.map((truck) => truck.dispositionId),
    settledSeconds,
  );
  for (const news of missedNews(trucks, records, recent, pass, now.getTime()))
    await handle.signal(queueSignals[news.kind].name, news);
};

/**
 * Corrects journeys and queues after a workflow was terminated or a message was lost. A repeated call has no second effect.
 * @param pass tells this comparison from earlier ones in the ids of its messages
 * @param compared what earlier passes have found; this pass adds to it
 * @throws the first error of a queue, such as that it does not answer, after all other queues were compared
 */
export async function reconcileTerminal(
  dependencies: JourneyDependencies,
  pass: string,
  compared: Compared,
): Promise<void> {
  await reconcileJourneys(dependencies, `reconcile:${pass}`, compared);
  const errors: unknown[] = [];
  for (const id of await stationsWithQueue(dependencies.database.sql))
    await reconcileQueue(dependencies, id, `reconcile:${pass}`).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
