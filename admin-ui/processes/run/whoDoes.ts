import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { HistoryLine } from './useProcessHistory.ts';

/** Who executed each stage last, and who executes the present one; by the stage's id. */
export function whoDoes(
  { stageId, status }: ProcessStanding,
  history: readonly HistoryLine[],
  holder: string | undefined,
): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { stage, executor } of history.toReversed())
    if (stage && executor) names.set(stage.id, executor.presentation);
  if (stageId === null || status !== 'Active') return names;
  names.delete(stageId);
  if (holder !== undefined) names.set(stageId, holder);
  return names;
}
