import { exemplarOf, type Exemplar } from '#database/processes/exemplar.ts';
import { hasFullRights } from '#database/processes/fullRights.ts';
import { mustWorkHere } from '#database/processes/presence.ts';
import { revisionOf } from '#database/processes/revision.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { stageOf } from '#domain/processes/processGraph.ts';
import { mayBeChosen } from '#domain/processes/standing.rules.ts';
import type { ProcessCancellation, Redirection } from '#workflows/processes/process.activities.ts';
import { enterStage } from './enterStage.ts';
import { writeHistory } from './history.ts';

/**
 * Locks and returns a process that is still active.
 * @throws process_not_active; process_move_illegal if the process has progressed since the revision `seen`
 */
export async function runningExemplar(
  tx: Transaction,
  { exemplarId, seen }: { readonly exemplarId: number; readonly seen?: number },
): Promise<Exemplar> {
  const exemplar = await exemplarOf(tx.sql, exemplarId, 'locked');
  if (exemplar.status !== 'Active') throw fail('process_not_active');
  if (seen !== undefined && seen !== (await revisionOf(tx.sql, exemplarId)))
    throw fail('process_move_illegal');
  return exemplar;
}

/**
 * Moves a process to any stage and executor; full rights are needed.
 * @throws no_access, next_stage_not_free, executor_unknown, role_empty
 */
export async function redirect(tx: Transaction, step: Redirection): Promise<void> {
  const { by, stageId, executorId, executorRoleId, at, comment } = step;
  const exemplar = await runningExemplar(tx, step);
  if (!(await hasFullRights(tx.sql, by))) throw fail('no_access');
  const stage = stageOf(exemplar.graph, stageId);
  if (!stage || !mayBeChosen(exemplar.graph, stageId)) throw fail('next_stage_not_free', { stage: '–' });
  await mustWorkHere(tx.sql, step);
  await leave(tx, exemplar, { step: 'Redirected', at, by, nextStageId: stageId, comment });
  await enterStage(tx, exemplar, stage, { executorId, executorRoleId }, { at, result: null });
}

/**
 * Cancels a process. A user needs full rights or must have begun it; `by` is null if it is cancelled because the record that
 * it is about was deleted.
 * @throws no_access
 */
export async function cancel(tx: Transaction, step: ProcessCancellation): Promise<void> {
  const { exemplarId, by, at, comment } = step;
  const exemplar = await runningExemplar(tx, step);
  const mayCancel = by === null || by === exemplar.authorId || (await hasFullRights(tx.sql, by));
  if (!mayCancel) throw fail('no_access');
  await leave(tx, exemplar, { step: 'Canceled', at, by, nextStageId: null, comment });
  await tx.records.update(systemActor, 'bpExemplar', exemplarId, { status: 'Canceled', finishedAt: at });
}

/**
 * Leaves the stage without executing it. The history names the person who did this (`by`) as its executor. The workflow of the
 * task of the stage is signalled, and cancels the task.
 */
export async function leave(
  tx: Transaction,
  exemplar: Exemplar,
  departure: {
    readonly step: 'Redirected' | 'Canceled' | 'Moved';
    readonly at: string;
    readonly by: number | null;
    readonly nextStageId: number | null;
    readonly comment: string | null;
  },
): Promise<void> {
  const { by, ...line } = departure;
  await writeHistory(tx, exemplar, { ...line, executorId: by, taskId: exemplar.taskId });
  if (exemplar.taskId !== null) await tx.outbox('task', { taskId: exemplar.taskId });
}
