import { WorkflowNotFoundError } from '@temporalio/client';
import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import {
  stationQueueId,
  stationQueueStart,
  stationQueueWorkflow,
} from '#workflows/terminal/stationQueue.messages.ts';
import type { Surroundings } from '../surroundings.ts';

interface Station {
  readonly name: string;
  readonly queueOn: boolean;
}

const stationOf = async (db: Sql, weighingStationId: number): Promise<Station> => {
  const { rows } = await sql<{ name: string; on: boolean }>`
    select name, queue_on and not marked_to_delete as on from weighing_station where id = ${weighingStationId}`.execute(
    db,
  );
  return { name: rows[0]?.name ?? '', queueOn: rows[0]?.on === true };
};

/** A signal for a station's queue: starts the queue where it is on, and only reaches one that still runs where it is off. */
export const signalStationQueue = async (
  {
    database,
    client,
    taskQueue,
    publicUrl,
  }: Pick<Surroundings, 'database' | 'client' | 'taskQueue' | 'publicUrl'>,
  weighingStationId: number,
  signal: { readonly name: string; readonly message: { readonly messageId: string } },
): Promise<void> => {
  const { name, queueOn } = await stationOf(database.sql, weighingStationId);
  if (queueOn) {
    const link = recordLink(publicUrl, 'weighingStation', weighingStationId);
    await client.workflow.signalWithStart(stationQueueWorkflow, {
      ...stationQueueStart({ weighingStationId, name, taskQueue, link }),
      signal: signal.name,
      signalArgs: [signal.message],
    });
    return;
  }
  try {
    await client.workflow.getHandle(stationQueueId(weighingStationId)).signal(signal.name, signal.message);
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
};
