import { waysOf, type Spot, type Way } from '../picture/ways.ts';
import { connect, graphOfDraft, remove, stageIn, type DesignDraft } from './designDraft.ts';

/** A change of a stage's lines that can be made from a menu. */
export interface WayChoice {
  readonly key: string;
  readonly kind: Way['kind'];
  readonly to: Spot;
  readonly condition?: string;
  /** The draft after the change. */
  readonly result: DesignDraft;
}

/** The lines that can be added from a stage; from a condition stage, on a condition or otherwise. */
export function waysToAdd(draft: DesignDraft, from: number): readonly WayChoice[] {
  const stage = stageIn(draft, from);
  if (!stage) return [];
  const others = draft.stageSettingsList.map(({ stageId }) => stageId).filter((stageId) => stageId !== from);
  /** `handle` is the point of the stage at which the line begins, as `connect` takes it. */
  const choiceTo = (kind: Way['kind'], to: Spot, handle: 'next' | 'otherwise'): WayChoice => ({
    key: `${kind} ${to}`,
    kind,
    to,
    result: connect(draft, from, to, handle),
  });
  const newTargets = others.filter((to) => to !== stage.nextStageId);
  if (stage.isCondition)
    return [
      ...others.map((to) => choiceTo('condition', to, 'next')),
      ...newTargets.map((to) => choiceTo('otherwise', to, 'otherwise')),
    ];
  // A stage without a next stage already leads to the end.
  const end = stage.nextStageId === null ? [] : [choiceTo('end', 'end', 'next')];
  return [...newTargets.map((to) => choiceTo('next', to, 'next')), ...end];
}

/** The lines from a stage that can be removed. */
export function waysToRemove(draft: DesignDraft, from: number): readonly WayChoice[] {
  return waysOf(graphOfDraft(draft))
    .filter((way) => way.from === from && way.kind !== 'end')
    .map(({ id, kind, to, condition }) => ({
      key: id,
      kind,
      to,
      ...(condition === undefined ? {} : { condition }),
      // No stage is removed, only this line.
      result: remove(draft, [], [id]),
    }));
}
