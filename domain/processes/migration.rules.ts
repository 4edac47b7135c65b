import { stageOf, type ProcessGraph } from './processGraph.ts';

/** Where an instance would stand in another version of its definition. */
export type Landing =
  | { readonly kind: 'stays'; readonly stageId: number; readonly executorChanges: boolean }
  /** Its stage is gone, or is passed through there: somebody has to say where it goes on. */
  | { readonly kind: 'must_choose' };

/** Where an instance lands when it is moved to another version: on the same stage, if that is there and is executed. */
export const landingIn = (from: ProcessGraph, to: ProcessGraph, stageId: number): Landing => {
  const before = stageOf(from, stageId);
  const after = stageOf(to, stageId);
  if (!after || after.isCondition) return { kind: 'must_choose' };
  const executorChanges =
    before?.executorId !== after.executorId || before.executorRoleId !== after.executorRoleId;
  return { kind: 'stays', stageId, executorChanges };
};
