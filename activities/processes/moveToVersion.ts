import type { Exemplar } from '#database/processes/exemplar.ts';
import { definitionVersion } from '#database/processes/named.ts';
import { hasFullRights } from '#database/processes/fullRights.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { landingIn } from '#domain/processes/migration.rules.ts';
import { processGraph, stageOf } from '#domain/processes/processGraph.ts';
import type { VersionMove } from '#workflows/processes/process.activities.ts';
import { enterStage } from './enterStage.ts';
import { writeHistory } from './history.ts';
import { leave, runningExemplar } from './steer.ts';

/**
 * Moves a process to another version of its definition, as the preview has shown. If the stage and its executor stay the same,
 * the task stays, too. Otherwise the process leaves the stage and gets the task of the other version.
 * @throws no_access, process_not_active; process_move_illegal if the process has progressed since the preview, or if a stage has
 * to be chosen and was not
 */
export async function moveToVersion(tx: Transaction, step: VersionMove): Promise<void> {
  const { exemplarId, by, toVersionId, fromStageId, chosenStageId, at } = step;
  const exemplar = await runningExemplar(tx, step);
  if (!(await hasFullRights(tx.sql, by))) throw fail('no_access');
  const version = await versionOf(tx, exemplar, toVersionId);
  const landing = landingIn(exemplar.graph, version.graph, fromStageId, chosenStageId);
  if (exemplar.stageId !== fromStageId || landing.kind === 'must_choose') throw fail('process_move_illegal');

  await tx.records.update(systemActor, 'bpExemplar', exemplarId, { version: toVersionId });
  const line = { step: 'Moved', at, nextStageId: landing.stageId, comment: `→ ${version.number}` } as const;
  if (landing.kind === 'stays' && !landing.executorChanges)
    return writeHistory(tx, exemplar, { ...line, executorId: by });
  const stage = stageOf(version.graph, landing.stageId);
  if (!stage) throw fail('process_move_illegal');
  await leave(tx, exemplar, { ...line, by });
  await enterStage(tx, { ...exemplar, graph: version.graph }, stage, null, { at, result: null });
}

const versionOf = async (tx: Transaction, { definitionId }: Exemplar, versionId: number) => {
  const row = await definitionVersion(tx.sql, definitionId, versionId);
  if (!row) throw fail('record_not_found', { object: 'bpDefinitionVersion', id: versionId });
  return { number: row.number, graph: processGraph.parse(row.graph) };
};
