import { exemplarOf } from '#database/processes/exemplar.ts';
import { hasFullRights } from '#database/processes/fullRights.ts';
import { languageOf } from '#database/processes/languageOf.ts';
import { mustWorkHere } from '#database/processes/presence.ts';
import type { TaskRow } from '#database/processes/taskRow.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { noChoice, refusalOfChoice } from '#domain/processes/standing.rules.ts';
import { isOver } from '#domain/processes/task.rules.ts';
import type { TaskStep } from '#workflows/processes/task.activities.ts';
import { expressionsOf, onlyBefore } from './expressionsOf.ts';

/**
 * The columns that only the execution of a stage's task writes: the next stage and its executor, as the user has chosen them. For
 * other tasks and moves there are none.
 * @throws stage_condition_false if the condition of the stage does not hold yet; other errors if the choice is not allowed
 */
export async function stageColumns(
  tx: Transaction,
  task: TaskRow,
  { move, by, comment = '', choice = noChoice, at }: TaskStep,
): Promise<Record<string, unknown>> {
  if (move !== 'execute' || task.bp_exemplar_id === null) return {};
  const exemplar = await exemplarOf(tx.sql, task.bp_exemplar_id);
  const { graph, taskId } = exemplar;
  const stage = taskId === task.id && task.stage_id !== null ? stageOf(graph, task.stage_id) : undefined;
  if (!stage) return {};
  // `by` is null for a process or the server.
  const mayChooseAll = by === null || (await hasFullRights(tx.sql, by));
  mustNotRefuse(refusalOfChoice(graph, stage, choice, mayChooseAll));
  await mustWorkHere(tx.sql, choice);
  const { beforeExecutionCode: code } = stage;
  if (code !== '') {
    const moment = { at, executedBy: by, result: comment };
    const { holds } = await expressionsOf(tx, exemplar, [onlyBefore(stage)], moment);
    if (!holds(code)) {
      const language = await languageOf(tx.sql, by);
      const condition = ruleInWords(language, registry, graph.ownerObjectName, code);
      throw fail('stage_condition_false', { condition });
    }
  }
  return {
    nextStage: choice.stageId,
    nextExecutor: choice.executorId,
    nextExecutorRole: choice.executorRoleId,
  };
}

/** Signals the process of a finished task, after the transaction is committed. */
export async function signalProcess(tx: Transaction, task: TaskRow, { to }: TaskStep): Promise<void> {
  if (task.bp_exemplar_id === null || !isOver(to)) return;
  await tx.outbox('stageExecuted', { exemplarId: task.bp_exemplar_id, taskId: task.id });
}
