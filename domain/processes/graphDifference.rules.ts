import { graphStage, stageOf, type GraphStage, type ProcessGraph } from './processGraph.ts';

/** A difference between two versions of a definition. */
export interface StageDifference {
  readonly stageId: number;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** The changed settings of a changed stage. */
  readonly fields: readonly (keyof GraphStage)[];
}

/** The differences of a later version from an earlier one, by stage. */
export function graphDifference(before: ProcessGraph, after: ProcessGraph): readonly StageDifference[] {
  const removed = before.stages
    .filter(({ stageId }) => !stageOf(after, stageId))
    .map(({ stageId, name }): StageDifference => ({ stageId, name, kind: 'removed', fields: [] }));
  const others = after.stages.flatMap((stage): StageDifference[] => {
    const { stageId, name } = stage;
    const former = stageOf(before, stageId);
    if (!former) return [{ stageId, name, kind: 'added', fields: [] }];
    const fields = changedFields(former, stage);
    return fields.length > 0 ? [{ stageId, name, kind: 'changed', fields }] : [];
  });
  return [...others, ...removed];
}

const changedFields = (former: GraphStage, stage: GraphStage): (keyof GraphStage)[] => {
  const before = inOrder(former);
  const after = inOrder(stage);
  return (Object.keys(after) as (keyof GraphStage)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
};

/** The stage with all keys in the order of its shape: the database does not keep the order of keys in a condition. */
const inOrder = (stage: GraphStage): GraphStage => graphStage.parse(stage);
