import type { MoveItem } from './processAnswers.ts';
import { stageOf, type ProcessGraph } from './processGraph.ts';
import { mayBeChosen } from './standing.rules.ts';

/** Where an instance would stand in another version of its definition. */
export type Landing = MoveItem['landing'];

/**
 * Where an instance lands when it is moved to another version: where somebody said, else on the same stage, if that is
 * there and is executed; else somebody has to say.
 */
export const landingIn = (
  from: ProcessGraph,
  to: ProcessGraph,
  stageId: number,
  chosen: number | null = null,
): Landing => {
  const target = chosen ?? stageId;
  if (!mayBeChosen(to, target)) return { kind: 'must_choose' };
  const [before, after] = [stageOf(from, stageId), stageOf(to, target)];
  const executorChanges =
    before?.executorId !== after?.executorId || before?.executorRoleId !== after?.executorRoleId;
  return { kind: target === stageId ? 'stays' : 'chosen', stageId: target, executorChanges };
};

/** How an instance is moved so that it lands as a preview said; nothing where somebody has still to say where. */
export const moveTo = ({
  stageId,
  landing,
}: MoveItem): { readonly fromStageId: number; readonly chosenStageId: number | null } | null => {
  if (landing.kind === 'must_choose' || stageId === null) return null;
  return { fromStageId: stageId, chosenStageId: landing.kind === 'chosen' ? landing.stageId : null };
};
