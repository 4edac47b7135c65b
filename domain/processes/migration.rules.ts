import type { MoveItem } from './processAnswers.ts';
import { stageOf, type ProcessGraph } from './processGraph.ts';
import { mayBeChosen } from './standing.rules.ts';

/** Where an instance that stands on a stage would stand in another version of its definition. */
export type Landing = Extract<MoveItem['landing'], { kind: 'stays' | 'chosen' | 'must_choose' }>;

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

/** On which stage somebody saw each instance, by its id. */
export type SeenStages = Readonly<Record<string, number>>;

/**
 * How an instance is moved so that it lands as a preview said; nothing where it lands nowhere, or stands elsewhere than
 * the preview saw it.
 */
export const moveTo = (
  { exemplarId, stageId, landing }: MoveItem,
  seen?: SeenStages,
): { readonly fromStageId: number; readonly chosenStageId: number | null } | null => {
  if (stageId === null || !('stageId' in landing)) return null;
  if (seen && seen[exemplarId] !== stageId) return null;
  return { fromStageId: stageId, chosenStageId: landing.kind === 'chosen' ? landing.stageId : null };
};
