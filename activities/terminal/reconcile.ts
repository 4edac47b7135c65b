import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { sql } from 'kysely';
import { recordLink } from '#domain/platform/recordLink.ts';
import type { QueuedTruck } from '#domain/terminal/queue.rules.ts';
import { journeyId, journeyStart, journeyWorkflow } from '#workflows/terminal/journey.messages.ts';
import {
  queueBoard,
  queueSignals,
  stationChanged,
  stationQueueId,
  type BoardTruck,
  type QueueNews,
} from '#workflows/terminal/stationQueue.messages.ts';
import type { Surroundings } from '../surroundings.ts';
import { signalStationQueue } from './signalStationQueue.ts';
import { trucksOf } from './stationQueue.activities.ts';

type Parts = Pick<Surroundings, 'database' | 'client' | 'taskQueue' | 'publicUrl'>;

/** News of a change younger than this is still on its way. */
const settledSeconds = 60;

const isRunning = async ({ client }: Parts, workflowId: string): Promise<boolean> => {
  try {
    return (await client.workflow.getHandle(workflowId).describe()).status.name === 'RUNNING';
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return false;
    throw error;
  }
};

/** A call that nobody has answered for a while: its journey was ended or set back before it could. */
const isLost = ({ called }: BoardTruck, now: number): boolean =>
  called !== undefined && (called.at === undefined || Date.parse(called.at) < now - settledSeconds * 1000);

/**
 * What the queue should have heard, by the records, of trucks whose records have been at rest for a while: also that a call
 * of its own was never heard. Should that call come all the same, its journey refuses the second one.
 */
export const missedNews = (
  board: readonly BoardTruck[],
  records: readonly QueuedTruck[],
  restless: ReadonlySet<number>,
  pass: string,
  now: number,
): QueueNews[] => {
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
  ].filter(({ dispositionId }) => !restless.has(dispositionId));
};

/**
 * Holds a station's queue against the records: starts one that was terminated, and tells it what it has missed, such
 * as the exit of a truck whose journey was terminated before it could say so.
 */
const reconcileQueue = async (parts: Parts, weighingStationId: number, pass: string): Promise<void> => {
  if (!(await isRunning(parts, stationQueueId(weighingStationId)))) {
    await signalStationQueue(parts, weighingStationId, {
      name: stationChanged.name,
      message: { messageId: pass },
    });
    return;
  }
  const handle = parts.client.workflow.getHandle(stationQueueId(weighingStationId));
  const now = new Date();
  const { trucks } = await handle.query(queueBoard, { now: now.toISOString() });
  const records = await trucksOf(parts.database.sql, weighingStationId);
  const { rows } = await sql<{ id: number }>`
    select id from disposition where updated_at > now() - make_interval(secs => ${settledSeconds})
      and (weighing_station_id = ${weighingStationId} or id = any(${trucks.map((truck) => truck.dispositionId)}))`.execute(
    parts.database.sql,
  );
  for (const news of missedNews(trucks, records, new Set(rows.map(({ id }) => id)), pass, now.getTime()))
    await handle.signal(queueSignals[news.kind].name, news);
};

interface CutOff {
  readonly id: number;
  readonly number_str: string;
  readonly weighing_station_id: number | null;
}

/** Journeys under way that somebody terminated go on from where their records stand. */
const resumeJourneys = async (parts: Parts): Promise<void> => {
  const query =
    "WorkflowType = 'journey' and ExecutionStatus in ('Terminated', 'Failed', 'TimedOut', 'Canceled')";
  const cutOff = new Set<number>();
  for await (const { workflowId } of parts.client.workflow.list({ query, pageSize: 200 })) {
    cutOff.add(Number(workflowId.slice(journeyId(0).length - 1)));
    if (cutOff.size >= 1000) break;
  }
  const { rows } = await sql<CutOff>`
    select id, number_str, weighing_station_id from disposition
    where id = any(${[...cutOff]}) and not marked_to_delete and arrived_at is not null
      and cars_queue_status not in ('TerminalExit', 'Deleted')`.execute(parts.database.sql);
  for (const { id, number_str, weighing_station_id } of rows) {
    if (await isRunning(parts, journeyId(id))) continue;
    const start = journeyStart({
      dispositionId: id,
      numberStr: number_str,
      weighingStationId: weighing_station_id,
      taskQueue: parts.taskQueue,
      link: recordLink(parts.publicUrl, 'disposition', id),
    });
    await parts.client.workflow.start(journeyWorkflow, start).catch((error: unknown) => {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
    });
  }
};

/** Mends what a terminated workflow or lost news has left behind. Done twice, it does nothing the second time. */
export const reconcileTerminal = async (parts: Parts, pass: string): Promise<void> => {
  await resumeJourneys(parts);
  const { rows } = await sql<{ id: number }>`
    select id from weighing_station where queue_on and not marked_to_delete order by id`.execute(
    parts.database.sql,
  );
  for (const { id } of rows) await reconcileQueue(parts, id, `reconcile:${pass}`);
};
