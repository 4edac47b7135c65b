import { sql } from 'kysely';
import type { Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ProcessStanding, WayStep } from '#domain/processes/processAnswers.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { allowedActions, nextStages } from '#domain/processes/standing.rules.ts';
import { stopReasonText } from '#domain/processes/stopReason.ts';
import { mayMoveTask } from '#domain/processes/task.rules.ts';
import type { Sql } from '../sql.ts';
import { exemplarOf, isStuck, type Exemplar } from './exemplar.ts';
import { revisionOf } from './revision.ts';
import { namedFor } from './stageNames.ts';
import { relationToTask } from './taskPeople.ts';
import { stateOf, taskRow } from './taskRow.ts';

/** The present stage of a process, its history, and what the actor may do with it; read from the database alone. */
export async function processStandingOf(db: Sql, actor: Actor, exemplarId: number): Promise<ProcessStanding> {
  // The revision is read before the record: a caller who sends an older one is refused, and reads the standing again.
  const revision = await revisionOf(db, exemplarId);
  const exemplar = await exemplarOf(db, exemplarId);
  const { graph, stageId, status } = exemplar;
  const active = status === 'Active';
  // As `hasFullRights`: an internal user with full rights may send a process to any stage.
  const fullRights = actor.fullRights && !actor.external;
  const stage = active && stageId !== null ? stageOf(graph, stageId) : undefined;
  const task = await openTask(db, actor, exemplar);
  return {
    exemplarId,
    revision,
    definitionId: exemplar.definitionId,
    versionId: exemplar.versionId,
    versionNumber: exemplar.versionNumber,
    status,
    ownerObjectName: exemplar.objectName,
    ownerObjectId: exemplar.objectId,
    graph: await namedFor(db, actor.language, graph),
    layout: await layoutOf(db, exemplar.definitionId),
    stageId: stage?.stageId ?? null,
    waitingSince: active ? exemplar.waitingSince : null,
    result: exemplar.result,
    taskId: active ? exemplar.taskId : null,
    due: task.due,
    executorId: task.executorId,
    executorRoleId: task.executorRoleId,
    way: await wayOf(db, actor.language, exemplarId),
    next: stage ? nextStages(graph, stage, fullRights) : [],
    mayChangeExecutor: active && (fullRights || stage?.allowChangeExecutor === true),
    allowed: allowedActions({
      active,
      taskOpen: task.open,
      taskCanceled: task.canceled,
      stuck: isStuck(exemplar),
      mayExecute: task.mayExecute,
      isAuthor: exemplar.authorId !== null && exemplar.authorId === actor.userId,
      fullRights,
    }),
  };
}

const noTask = {
  open: false,
  canceled: false,
  mayExecute: false,
  due: null,
  executorId: null,
  executorRoleId: null,
};

/** The state of the task that an active process waits for, and whether the actor may execute it; `noTask` if there is none. */
const openTask = async (db: Sql, actor: Actor, { status, taskId }: Exemplar) => {
  if (status !== 'Active' || taskId === null) return noTask;
  const row = await taskRow(db, taskId);
  const state = stateOf(row);
  const relation = actor.userId === null ? undefined : await relationToTask(db, row, actor.userId);
  return {
    open: state.stage === 'NotStarted' || state.stage === 'Started',
    canceled: state.stage === 'Canceled',
    mayExecute: relation !== undefined && mayMoveTask(state, 'execute', relation),
    due: row.execution_period && new Date(row.execution_period).toISOString(),
    executorId: state.executorId,
    executorRoleId: state.executorRoleId,
  };
};

/** Where each stage is drawn in the picture of the definition; empty if nobody has arranged it. */
const layoutOf = async (db: Sql, definitionId: number): Promise<ProcessStanding['layout']> => {
  const { rows } = await sql<{ layout: ProcessStanding['layout'] | null }>`
    select layout from bp_definition where id = ${definitionId}`.execute(db);
  return rows[0]?.layout ?? {};
};

type WayRow = Omit<WayStep, 'from' | 'to'> & { readonly at: string | Date; readonly reason: unknown };

/**
 * All lines of a process's history, oldest first; the reason of a stop is given in the reader's language. A line is stored with
 * its end and its duration. From these follows its begin, which is null if it has no duration.
 */
export async function wayOf(db: Sql, language: Language, exemplarId: number): Promise<WayStep[]> {
  const { rows } = await sql<WayRow>`
    select id as "historyId", step, stage_id as "stageId", next_stage_id as "nextStageId", task_id as "taskId",
      result, date as at, duration as seconds, executor_id as "executorId", comment, reason
    from bp_history where exemplar_id = ${exemplarId} and not marked_to_delete order by date, id`.execute(db);
  return rows.map(({ at, reason, ...line }) => {
    const to = new Date(at);
    const from = line.seconds === null ? null : new Date(to.getTime() - line.seconds * 1000).toISOString();
    const comment = stopReasonText(language, reason) ?? line.comment;
    return { ...line, comment, from, to: to.toISOString() };
  });
}
