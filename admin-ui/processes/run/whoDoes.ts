import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { HistoryLine } from './useProcessHistory.ts';

/** Whose each stage was when it was last left, and whose it is where the process stands; by the stage's id. */
export const whoDoes = (
  { stageId, status }: ProcessStanding,
  history: readonly HistoryLine[],
  holder: string | undefined,
): ReadonlyMap<number, string> => {
  const names = new Map<number, string>();
  for (const { stage, executor } of history.toReversed())
    if (stage && executor) names.set(stage.id, executor.presentation);
  if (stageId === null || status !== 'Active') return names;
  names.delete(stageId);
  if (holder !== undefined) names.set(stageId, holder);
  return names;
};
