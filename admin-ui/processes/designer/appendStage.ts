import type { Reference } from '#domain/kernel/record.ts';
import { stageSize } from '../picture/arrange.ts';
import {
  addStage,
  stageConditions,
  gap,
  setConditions,
  setNext,
  stageIn,
  type DesignDraft,
  type DraftStage,
} from './designDraft.ts';

/**
 * Adds a stage after the selected one, else after the last one that leads to the end. It is inserted between that stage
 * and the next; a condition stage gets one more condition, which leads to the new stage. A stage that the draft already has
 * changes nothing.
 * @param chosen the id of the selected stage; undefined if none is selected
 */
export function appendStage(draft: DesignDraft, stage: Reference, chosen: number | undefined): DesignDraft {
  const before = stageIn(draft, chosen) ?? lastOf(draft);
  if (stageIn(draft, stage.id)) return draft;
  if (!before) return addStage(draft, stage);
  if (before.isCondition) {
    const conditions = [...stageConditions(before), { conditionCode: '', stageId: stage.id }];
    return setConditions(addStage(draft, stage), before.stageId, conditions);
  }
  const { nextStageId } = before;
  const added = nextStageId === null ? addStage(draft, stage) : between(draft, stage, before);
  return setNext(setNext(added, stage.id, nextStageId), before.stageId, stage.id);
}

/**
 * The last stage that a new one can follow. After a `manuallyDefined` stage a person chooses the next one, so a new stage is put
 * there only if somebody has selected it.
 */
const lastOf = ({ stageSettingsList }: DesignDraft): DraftStage | undefined =>
  stageSettingsList.findLast(
    ({ isCondition, manuallyDefined, nextStageId }) =>
      !isCondition && !manuallyDefined && nextStageId === null,
  );

/** All stages below move down to make room for the new one. */
const between = (draft: DesignDraft, stage: Reference, before: DraftStage): DesignDraft => {
  const step = stageSize.height + gap;
  const drawn = addStage(draft, stage);
  const above = drawn.layout[String(before.stageId)];
  if (!above) return drawn;
  const moved = Object.entries(drawn.layout).map(([spot, { x, y }]) => [
    spot,
    y > above.y ? { x, y: y + step } : { x, y },
  ]);
  const layout = { ...Object.fromEntries(moved), [String(stage.id)]: { x: above.x, y: above.y + step } };
  return { ...drawn, layout };
};
