import type { Exemplar } from '#database/processes/exemplar.ts';
import type { Transaction } from '#database/transaction.ts';
import type { EnumValue } from '#domain/kernel/enumeration.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { processStep, stageResult } from '#domain/processes/enums.ts';
import type { Passed } from '#domain/processes/nextStage.rules.ts';
import type { StopReason } from '#domain/processes/stopReason.ts';
import { stageOf } from '#domain/processes/processGraph.ts';

export interface HistoryLine {
  readonly step: EnumValue<typeof processStep>;
  readonly at: string;
  readonly nextStageId: number | null;
  readonly result?: EnumValue<typeof stageResult>;
  readonly executorId?: number | null;
  readonly comment?: string | null;
  /** Why the process stopped. */
  readonly reason?: StopReason;
  /**
   * The task of the stage, if the process leaves the stage or stopped at it. Only a row with a task gets a duration: the seconds
   * since the process came to the stage.
   */
  readonly taskId?: number | null;
}

/** Writes a row of a process's history about its current stage. */
export async function writeHistory(tx: Transaction, exemplar: Exemplar, line: HistoryLine): Promise<void> {
  const { at, nextStageId, executorId, taskId, ...fields } = line;
  await tx.records.create(systemActor, 'bpHistory', {
    ...fields,
    exemplar: exemplar.id,
    date: at,
    stage: exemplar.stageId,
    nextStage: nextStageId,
    task: taskId ?? null,
    executor: executorId ?? null,
    duration: taskId ? secondsBetween(exemplar.waitingSince, at) : null,
  });
}

/** Writes a row for each condition stage on the way to the next stage, with the condition that was true there. */
export async function writePassed(
  tx: Transaction,
  exemplar: Exemplar,
  passed: readonly Passed[],
  nextStageId: number | null,
  at: string,
): Promise<void> {
  for (const [index, { stageId, condition }] of passed.entries()) {
    // A number is the index of the first true condition of the stage; otherwise none was true.
    const metCondition =
      typeof condition === 'number' ? stageOf(exemplar.graph, stageId)?.conditions[condition] : null;
    const comment = metCondition?.conditionCode ?? null;
    const next = passed[index + 1]?.stageId ?? nextStageId;
    await writeHistory(tx, { ...exemplar, stageId }, { step: 'Passed', at, nextStageId: next, comment });
  }
}

const secondsBetween = (from: string | null, to: string): number | null =>
  from === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
