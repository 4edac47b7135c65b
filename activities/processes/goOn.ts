import { attempt } from '#database/attempt.ts';
import { isStuck, exemplarOf, type Exemplar } from '#database/processes/exemplar.ts';
import { hasFullRights } from '#database/processes/fullRights.ts';
import { mustWorkHere } from '#database/processes/presence.ts';
import { stageTaskOf, type StageTask } from '#database/processes/stageTask.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { firstStage, nextStage, type NextStage } from '#domain/processes/nextStage.rules.ts';
import { stageOf, type GraphStage } from '#domain/processes/processGraph.ts';
import { chosenAnew, mayBeChosen, noChoice, type Choice } from '#domain/processes/standing.rules.ts';
import type { NewAttempt, StageCompletion } from '#workflows/processes/process.activities.ts';
import { carryOut } from './actions/carryOut.ts';
import { enterStage } from './enterStage.ts';
import { expressionsOf, onlyActions, type Moment } from './expressionsOf.ts';
import { writeHistory, writePassed } from './history.ts';
import { runningExemplar } from './steer.ts';
import { stop } from './stop.ts';

/** How the last stage was executed. Before the first stage, it has no result and no choice. */
interface Execution extends Moment {
  readonly choice: Choice;
  readonly comment: string | null;
}

const lockedExemplar = (tx: Transaction, exemplarId: number): Promise<Exemplar> =>
  exemplarOf(tx.sql, exemplarId, 'locked');

/** Finds the first stage of a process and creates its task. Repeated calls do it once. */
export async function begin(tx: Transaction, exemplarId: number, at: string): Promise<void> {
  const exemplar = await lockedExemplar(tx, exemplarId);
  if (exemplar.status !== 'Active' || exemplar.stageId !== null || isStuck(exemplar)) return;
  await goOn(tx, exemplar, {
    at,
    executedBy: exemplar.authorId,
    result: '',
    choice: noChoice,
    comment: null,
  });
}

/** Moves the process to the next stage when the task of its stage is over. Repeated calls move it once. */
export async function completeStage(
  tx: Transaction,
  { exemplarId, taskId, at }: StageCompletion,
): Promise<void> {
  const exemplar = await lockedExemplar(tx, exemplarId);
  if (exemplar.status !== 'Active' || exemplar.taskId !== taskId || isStuck(exemplar)) return;
  const task = await stageTaskOf(tx.sql, taskId);
  if (task.canceled) await stop(tx, exemplar, at, 'error', fail('stage_task_canceled'));
  else if (task.accepted) await goOn(tx, exemplar, executionOf(task, at));
}

/**
 * Looks for the next stage again after the process has stopped (`isStuck`). The person who asks for it needs full rights, and
 * may choose the stage and its executor.
 * @throws no_access, process_not_active, process_move_illegal, stage_task_canceled, next_stage_not_free, executor_unknown,
 * role_empty
 */
export async function tryAgain(tx: Transaction, step: NewAttempt): Promise<void> {
  const { by, choice, comment, at } = step;
  const exemplar = await runningExemplar(tx, step);
  if (!(await hasFullRights(tx.sql, by))) throw fail('no_access');
  if (!isStuck(exemplar)) throw fail('process_move_illegal');
  if (choice.stageId !== null && !mayBeChosen(exemplar.graph, choice.stageId))
    throw fail('next_stage_not_free', { stage: '–' });
  // A chosen executor must be an active internal user, and a chosen role must have one.
  await mustWorkHere(tx.sql, choice);
  // Without a task, the process has stopped before its first stage.
  const task = exemplar.taskId === null ? null : await stageTaskOf(tx.sql, exemplar.taskId);
  if (task?.canceled) throw fail('stage_task_canceled');
  const lastExecution = task ? executionOf(task, at) : { at, executedBy: by, result: '', choice: noChoice };
  await goOn(tx, exemplar, {
    ...lastExecution,
    // What is not chosen now stays as it was chosen for the last stage. A new stage drops an earlier executor.
    choice: chosenAnew(lastExecution.choice, choice),
    comment,
  });
}

const executionOf = (
  { result, executedBy, stageId, executorId, executorRoleId }: StageTask,
  at: string,
): Execution => ({
  at,
  result,
  executedBy,
  choice: { stageId, executorId, executorRoleId },
  comment: result || null,
});

/**
 * Carries out the actions of the executed stage, chooses the next stage by the record as it is after them, and enters that stage.
 * If any of this is refused, all of it is undone, and the process stops with the reason in its history.
 */
const goOn = async (tx: Transaction, exemplar: Exemplar, execution: Execution): Promise<void> => {
  const stage = exemplar.stageId === null ? undefined : stageOf(exemplar.graph, exemplar.stageId);
  const outcome = await attempt(tx, async () => {
    if (stage) await runActions(tx, exemplar, stage, execution);
    const next = await findNextStage(tx, exemplar, stage, execution);
    await enterNextStage(tx, exemplar, next, execution);
    return next.kind;
  });
  if (outcome instanceof KejaError) return stop(tx, exemplar, execution.at, 'error', outcome);
  // `asked`: a person must choose the next stage, and nobody has.
  if (outcome === 'not_found' || outcome === 'asked')
    await stop(tx, exemplar, execution.at, 'not_found_next_stage', fail('next_stage_none'));
};

/**
 * Runs the actions once for a task. If only the next stage is missing, they stay done, and a later attempt does not repeat them.
 * If something is refused, they are undone, and a later attempt runs them again.
 */
const runActions = async (
  tx: Transaction,
  exemplar: Exemplar,
  stage: GraphStage,
  moment: Moment,
): Promise<void> => {
  const { onExecutionCode: code } = stage;
  if (code === '') return;
  const key = `process-${exemplar.id}:task-${exemplar.taskId}:actions`;
  await tx.once(key, async () => {
    const { actions } = await expressionsOf(tx, exemplar, [onlyActions(stage)], moment);
    await carryOut(tx, exemplar, actions(code), { key, by: moment.executedBy });
  });
};

const findNextStage = async (
  tx: Transaction,
  exemplar: Exemplar,
  stage: GraphStage | undefined,
  execution: Execution,
): Promise<NextStage> => {
  const { graph } = exemplar;
  const conditions = graph.stages.filter(({ isCondition }) => isCondition);
  const { holds } = await expressionsOf(tx, exemplar, conditions, execution);
  if (!stage) return firstStage(graph, holds);
  const { stageId: chosenStageId } = execution.choice;
  // Whether the stage may be chosen was checked when somebody chose it. So here a choice that was made always counts.
  return nextStage(graph, { ...stage, allowChangeStage: chosenStageId !== null }, holds, chosenStageId);
};

const enterNextStage = async (
  tx: Transaction,
  exemplar: Exemplar,
  next: NextStage,
  execution: Execution,
): Promise<void> => {
  if (next.kind !== 'stage' && next.kind !== 'finished') return;
  const { at, executedBy, choice, comment } = execution;
  const target = next.kind === 'stage' ? next.stage.stageId : null;
  await writeHistory(tx, exemplar, {
    step: exemplar.stageId === null ? 'Started' : 'Executed',
    at,
    // If conditions were passed on the way to the next stage, the first of them is the next stage in this line.
    nextStageId: next.passed[0]?.stageId ?? target,
    result: 'success',
    executorId: executedBy,
    taskId: exemplar.taskId,
    comment,
  });
  await writePassed(tx, exemplar, next.passed, target, at);
  if (next.kind === 'stage') return enterStage(tx, exemplar, next.stage, choice, { at, result: 'success' });
  await tx.records.update(systemActor, 'bpExemplar', exemplar.id, {
    status: 'Finished',
    result: 'success',
    finishedAt: at,
  });
};
