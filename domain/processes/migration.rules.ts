import type { MoveItem } from './processAnswers.ts';
import { stageOf, type ProcessGraph } from './processGraph.ts';
import { mayBeChosen } from './standing.rules.ts';

/** The most instances that are moved in one call. */
export const mostMovedAtOnce = 500;

/** The stage of an instance after a move to another version of its definition. */
export type Landing = Extract<MoveItem['landing'], { kind: 'stays' | 'chosen' | 'must_choose' }>;

/**
 * The stage of an instance in another version: the chosen one, else the same stage if it exists there and is executed; else
 * somebody must choose.
 */
export function landingIn(
  from: ProcessGraph,
  to: ProcessGraph,
  stageId: number,
  chosen: number | null = null,
): Landing {
  const target = chosen ?? stageId;
  if (!mayBeChosen(to, target)) return { kind: 'must_choose' };
  const [before, after] = [stageOf(from, stageId), stageOf(to, target)];
  const executorChanges =
    before?.executorId !== after?.executorId || before?.executorRoleId !== after?.executorRoleId;
  return { kind: target === stageId ? 'stays' : 'chosen', stageId: target, executorChanges };
}

/** The stage at which the user saw each instance, by its id. */
export type SeenStages = Readonly<Record<string, number>>;

/**
 * The move of an instance to the stage in its preview; null if there is no such stage, or if the instance has left the stage at
 * which the user saw it.
 */
export function moveTo(
  { exemplarId, stageId, landing }: MoveItem,
  seen?: SeenStages,
): { readonly fromStageId: number; readonly chosenStageId: number | null } | null {
  if (stageId === null || !('stageId' in landing)) return null;
  if (seen && seen[exemplarId] !== stageId) return null;
  return { fromStageId: stageId, chosenStageId: landing.kind === 'chosen' ? landing.stageId : null };
}
