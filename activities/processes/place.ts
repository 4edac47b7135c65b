import { sql } from 'kysely';
import { exemplarOf } from '#database/processes/exemplar.ts';
import { revisionOf } from '#database/processes/revision.ts';
import { tableOf } from '#database/schema/naming.ts';
import type { Sql } from '#database/sql.ts';
import { registry } from '#domain/objects.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import type { ProcessPlace } from '#workflows/processes/process.activities.ts';

/** Where a process stands now, as its workflow is told. */
export const placeOf = async (db: Sql, exemplarId: number): Promise<ProcessPlace> => {
  // Before the record: of a step that comes between, the workflow hears that it is behind, and looks again.
  const revision = await revisionOf(db, exemplarId);
  const exemplar = await exemplarOf(db, exemplarId);
  const { rows } = await sql<{ executorId: number | null; due: string | Date | null }>`
    select executor_id as "executorId", execution_period as due from task where id = ${exemplar.taskId}`.execute(
    db,
  );
  const active = exemplar.status === 'Active';
  const { executorId = null, due = null } = (active ? rows[0] : undefined) ?? {};
  return {
    status: exemplar.status,
    name: exemplar.name,
    stageId: active ? exemplar.stageId : null,
    stageName: exemplar.stageId === null ? '' : (stageOf(exemplar.graph, exemplar.stageId)?.name ?? ''),
    taskId: active ? exemplar.taskId : null,
    result: exemplar.result,
    executorId,
    due: due && new Date(due).toISOString(),
    revision,
    marked: exemplar.marked || (await isOwnerGone(db, exemplar)),
  };
};

/** Whether the record that it accompanies was deleted. */
const isOwnerGone = async (
  db: Sql,
  { objectName, objectId }: { readonly objectName: string | null; readonly objectId: number | null },
): Promise<boolean> => {
  if (objectName === null || objectId === null) return false;
  const table = sql.table(tableOf(registry.byName(objectName)));
  const { rows } = await sql`select from ${table} where id = ${objectId} and not marked_to_delete`.execute(
    db,
  );
  return rows.length === 0;
};
