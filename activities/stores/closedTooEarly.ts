import { endedAmong, isLongLived } from '#database/recordEnds.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Listed } from './unknownWorkflows.ts';

/** Their ends are judged by nobody here: they are let begin again where the whole database is older. */
const alsoAfterRestore: readonly string[] = ['task', 'bpExemplar'];

/** Workflows that have ended although their records go on: nobody could move the record any more. */
export async function closedTooEarly(
  { database }: Pick<Dependencies, 'database'>,
  object: string,
  listed: readonly Listed[],
  databaseIsOlder: boolean,
): Promise<readonly Listed[]> {
  const running = new Set(
    listed.filter(({ status }) => status === 'RUNNING').map(({ workflowId }) => workflowId),
  );
  const closed = listed.filter(
    ({ status, workflowId }) => status === 'COMPLETED' && !running.has(workflowId),
  );
  if (closed.length === 0) return [];
  if (alsoAfterRestore.includes(object)) return databaseIsOlder ? closed : [];
  if (!isLongLived(object)) return [];
  const atEnd = await endedAmong(
    database.sql,
    object,
    closed.map(({ id }) => id),
  );
  return closed.filter(({ id }) => !atEnd.has(id));
}
