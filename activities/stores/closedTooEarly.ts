import { endedAmong, isLongLived } from '#database/recordEnds.ts';
import type { Dependencies } from '../dependencies.ts';
import type { ListedWorkflow } from './unknownWorkflows.ts';

/**
 * `endedAmong` does not know which records of these objects have ended. So their completed workflows may begin again only if the
 * database is from an earlier moment, in which some of the records had not ended.
 */
const onlyAfterRestore: readonly string[] = ['task', 'bpExemplar'];

/**
 * Workflows of one object that have completed although their records have not ended. Nobody could move such a record any more.
 * @param listed all workflows that were found for the object
 * @param databaseIsOlder whether the database is from an earlier moment than Temporal's store
 */
export async function closedTooEarly(
  { database }: Pick<Dependencies, 'database'>,
  object: string,
  listed: readonly ListedWorkflow[],
  databaseIsOlder: boolean,
): Promise<readonly ListedWorkflow[]> {
  const running = new Set(
    listed.filter(({ status }) => status === 'RUNNING').map(({ workflowId }) => workflowId),
  );
  const closed = listed.filter(
    ({ status, workflowId }) => status === 'COMPLETED' && !running.has(workflowId),
  );
  if (closed.length === 0) return [];
  if (onlyAfterRestore.includes(object)) return databaseIsOlder ? closed : [];
  if (!isLongLived(object)) return [];
  const endedIds = await endedAmong(
    database.sql,
    object,
    closed.map(({ id }) => id),
  );
  return closed.filter(({ id }) => !endedIds.has(id));
}
