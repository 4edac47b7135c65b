import { exemplarOf } from '#database/processes/exemplar.ts';
import { revisionOf } from '#database/processes/revision.ts';
import { termOfTask } from '#database/processes/taskTerm.ts';
import { isThere } from '#database/reading/isThere.ts';
import type { Sql } from '#database/sql.ts';
import { registry } from '#domain/objects.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import type { ProcessPlace } from '#workflows/processes/process.activities.ts';

/** The state of a process for its workflow. */
export async function placeOf(db: Sql, exemplarId: number): Promise<ProcessPlace> {
  // The revision is read before the record. If a step comes in between, the revision is the older one: the next move of the
  // workflow is then refused, and it reads the record again.
  const revision = await revisionOf(db, exemplarId);
  const exemplar = await exemplarOf(db, exemplarId);
  const task = exemplar.taskId === null ? undefined : await termOfTask(db, exemplar.taskId);
  const isActive = exemplar.status === 'Active';
  const { executorId = null, due = null } = (isActive ? task : undefined) ?? {};
  return {
    status: exemplar.status,
    name: exemplar.name,
    stageId: isActive ? exemplar.stageId : null,
    stageName: exemplar.stageId === null ? '' : (stageOf(exemplar.graph, exemplar.stageId)?.name ?? ''),
    taskId: isActive ? exemplar.taskId : null,
    result: exemplar.result,
    executorId,
    due: due && new Date(due).toISOString(),
    revision,
    marked: exemplar.marked || (await isOwnerGone(db, exemplar)),
  };
}

/** Whether the record that the process is about was deleted. */
const isOwnerGone = async (
  db: Sql,
  { objectName, objectId }: { readonly objectName: string | null; readonly objectId: number | null },
): Promise<boolean> => {
  if (objectName === null || objectId === null) return false;
  return !(await isThere(db, registry.byName(objectName), objectId));
};
