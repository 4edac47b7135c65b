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

/** A call that nobody has answered for a while: its journey was ended or set back before it could. */
const isLost = ({ called }: BoardTruck, now: number): boolean =>
  called !== undefined && (called.at === undefined || Date.parse(called.at) < now - settledSeconds * 1000);

/**
 * The news that the queue has missed, by the records of trucks that were not written for a while; also that one of its calls was
 * lost. If that call arrives after all, the journey refuses the second one.
 */
export function missedNews(
  board: readonly BoardTruck[],
  records: readonly QueuedTruck[],
  recent: ReadonlySet<number>,
  pass: string,
  now: number,
): QueueNews[] {
  const known = new Map(board.map((truck) => [truck.dispositionId, truck]));
  const standing = new Map(records.map((truck) => [truck.dispositionId, truck]));
  const message = (dispositionId: number) => ({ messageId: `${pass}:${dispositionId}`, dispositionId });
  const left = board.filter(({ dispositionId }) => !standing.has(dispositionId));
  return [
    ...left.map(({ dispositionId }): QueueNews => ({ kind: 'left', ...message(dispositionId) })),
    ...records.flatMap(({ dispositionId, status, since, priority }): QueueNews[] => {
      const truck = known.get(dispositionId);
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
 * Holds a station's queue against the records: starts one that was terminated, and signals it what it missed, such
 * as the exit of a truck whose journey was terminated before it could say so.
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
 * Mends what a terminated workflow or lost news has left behind. Done twice, it does nothing the second time.
 * @param compared what earlier passes found; this one adds to it
 */
export async function reconcileTerminal(
  dependencies: JourneyDependencies,
  pass: string,
  compared: Compared,
): Promise<void> {
  await reconcileJourneys(dependencies, `reconcile:${pass}`, compared);
  for (const id of await stationsWithQueue(dependencies.database.sql))
    await reconcileQueue(dependencies, id, `reconcile:${pass}`);
}
