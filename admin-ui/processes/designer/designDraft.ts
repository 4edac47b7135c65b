import type { Reference, RecordInput } from '#domain/kernel/record.ts';
import {
  graphOfDefinition,
  type Definition,
  type DefinitionSettings,
} from '#domain/processes/definitionGraph.ts';
import type { ProcessGraph } from '#domain/processes/processGraph.ts';
import { arrange, completeLayout, endSize, stageSize, type Layout, type Point } from '../picture/arrange.ts';
import { wayId, type Spot } from '../picture/ways.ts';

export type DraftStage = DefinitionSettings['stageSettingsList'][number];
export interface StageCondition {
  readonly conditionCode: string;
  /** Null until the target is chosen. */
  readonly stageId: number | null;
}

/** The fields of a definition that a draft takes over and gives back as they are. */
const plainFields = [
  'name',
  'description',
  'isActive',
  'ownerObjectName',
  'startsByRule',
  'startCode',
  'lang',
] as const;

/** A definition while it is edited. The process begins with the first stage. */
export type DesignDraft = Pick<Definition, (typeof plainFields)[number]> & {
  readonly stageSettingsList: readonly DraftStage[];
  readonly layout: Layout;
};

/** The draft of a stored definition. */
export function draftOf(definition: Definition): DesignDraft {
  return {
    ...definition,
    layout: (definition.layout ?? {}) as unknown as Layout,
  };
}

/** The stages and ways of a draft as the picture draws them. */
export function graphOfDraft(draft: DesignDraft): ProcessGraph {
  return graphOfDefinition({ ...draft });
}

/**
 * The record to save; positions of removed stages are left out. The record has its stages in two table parts: `stages` only
 * lists them, `stageSettingsList` has their settings.
 */
export function inputOf(draft: DesignDraft): RecordInput {
  const fullLayout = completeLayout(graphOfDraft(draft), draft.layout);
  const spots = ['start', 'end', ...draft.stageSettingsList.map(({ stageId }) => String(stageId))];
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, draft[name]])),
    stages: draft.stageSettingsList.map(({ stageId }) => ({ stage: stageId })),
    stageSettingsList: draft.stageSettingsList.map((stage) => ({
      stage: stage.stageId,
      nextStage: stage.nextStageId,
      manuallyDefined: stage.manuallyDefined,
      isCondition: stage.isCondition,
      conditions: stage.isCondition ? stageConditions(stage) : [],
      conditionCode: stage.conditionCode,
      executionTerm: stage.executionTerm,
      executor: stage.executorId,
      executorRole: stage.executorRoleId,
      taskTemplate: stage.taskTemplateId,
      beforeExecutionCode: stage.beforeExecutionCode,
      onExecutionCode: stage.onExecutionCode,
      allowChangeExecutor: stage.allowChangeExecutor,
      allowChangeStage: stage.allowChangeStage,
    })),
    layout: Object.fromEntries(spots.map((spot) => [spot, fullLayout[spot]])),
  };
}

/** The conditions of a stage in the order of evaluation. */
export function stageConditions({ conditions }: DraftStage): readonly StageCondition[] {
  return (conditions ?? []) as unknown as readonly StageCondition[];
}

/** The stage that is drawn as this spot; undefined for the start, the end and no spot. */
export function stageIn(draft: DesignDraft, stageId: Spot | undefined): DraftStage | undefined {
  return draft.stageSettingsList.find((stage) => stage.stageId === stageId);
}

/** The settings of a stage that was just added. */
const blank = {
  nextStage: null,
  nextStageId: null,
  manuallyDefined: false,
  isCondition: false,
  conditions: [],
  conditionCode: '',
  executionTerm: null,
  executor: null,
  executorId: null,
  executorRole: null,
  executorRoleId: null,
  taskTemplate: null,
  taskTemplateId: null,
  beforeExecutionCode: '',
  onExecutionCode: '',
  allowChangeExecutor: false,
  allowChangeStage: false,
};

/** The vertical distance between an added stage and the one above it, in pixels. */
export const gap = 44;

/** Adds a stage, if the definition does not have it yet; by default below the lowest one and above the end. */
export function addStage(draft: DesignDraft, stage: Reference, at?: Point): DesignDraft {
  if (stageIn(draft, stage.id)) return draft;
  const fullLayout = completeLayout(graphOfDraft(draft), draft.layout);
  const middle = (fullLayout.start?.x ?? 0) + endSize.width / 2;
  const bottoms = draft.stageSettingsList.map(
    ({ stageId }) => (fullLayout[String(stageId)]?.y ?? 0) + stageSize.height,
  );
  const lowest = Math.max((fullLayout.start?.y ?? 0) + endSize.height, ...bottoms);
  const point = at ?? { x: middle - stageSize.width / 2, y: lowest + gap };
  const bottom = point.y + stageSize.height;
  // The end is moved below the new stage, unless it is there already.
  const end =
    fullLayout.end && fullLayout.end.y > bottom
      ? fullLayout.end
      : { x: middle - endSize.width / 2, y: bottom + gap };
  return {
    ...draft,
    stageSettingsList: [...draft.stageSettingsList, { ...blank, stage, stageId: stage.id }],
    layout: { ...fullLayout, [String(stage.id)]: point, end },
  };
}

export function changeStage(draft: DesignDraft, stageId: number, change: Partial<DraftStage>): DesignDraft {
  return {
    ...draft,
    stageSettingsList: draft.stageSettingsList.map((stage) =>
      stage.stageId === stageId ? { ...stage, ...change } : stage,
    ),
  };
}

export function setConditions(
  draft: DesignDraft,
  stageId: number,
  conditions: readonly StageCondition[],
): DesignDraft {
  return changeStage(draft, stageId, { conditions: conditions.map((condition) => ({ ...condition })) });
}

/** Sets where a stage leads to; null means the end. */
export function setNext(draft: DesignDraft, stageId: number, next: number | null): DesignDraft {
  return changeStage(draft, stageId, {
    nextStageId: next,
    nextStage: stageIn(draft, next ?? undefined)?.stage ?? null,
  });
}

/** Makes this stage the first one of the process. */
export function makeFirst(draft: DesignDraft, stageId: number): DesignDraft {
  /** The other stages have the same rank, so they keep their order. */
  const rankOf = (stage: DraftStage): number => (stage.stageId === stageId ? 0 : 1);
  return {
    ...draft,
    stageSettingsList: draft.stageSettingsList.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
}

/**
 * Adds a line; from a condition stage it is one more condition, or the way otherwise.
 * @param handle the point of the stage at which the line begins: `otherwise`, or `next` for all other lines
 */
export function connect(draft: DesignDraft, from: Spot, to: Spot, handle: string | null): DesignDraft {
  if (from === 'start') return typeof to === 'number' ? makeFirst(draft, to) : draft;
  const stage = stageIn(draft, from);
  if (!stage || to === 'start' || to === from) return draft;
  if (!stage.isCondition) return setNext(draft, stage.stageId, to === 'end' ? null : to);
  // A condition stage leads only to other stages, never to the end.
  if (to === 'end') return draft;
  if (handle === 'otherwise') return setNext(draft, stage.stageId, to);
  return setConditions(draft, stage.stageId, [...stageConditions(stage), { conditionCode: '', stageId: to }]);
}

/** Removes stages with all lines to them, and single lines by their ids (`wayId`). */
export function remove(
  draft: DesignDraft,
  stageIds: readonly number[],
  wayIds: readonly string[],
): DesignDraft {
  const removedIds = new Set(stageIds);
  const removedWays = new Set(wayIds);
  const remainingStages = draft.stageSettingsList
    .filter(({ stageId }) => !removedIds.has(stageId))
    .map((stage): DraftStage => {
      const { stageId, nextStageId } = stage;
      const isNextRemoved = nextStageId !== null && removedIds.has(nextStageId);
      const isLineRemoved =
        removedWays.has(wayId(stageId, 'next')) || removedWays.has(wayId(stageId, 'otherwise'));
      const conditions = stageConditions(stage).filter(
        (condition, index) =>
          (condition.stageId === null || !removedIds.has(condition.stageId)) &&
          !removedWays.has(wayId(stageId, index)),
      );
      return {
        ...stage,
        // `nextStage` is the reference with a name, `nextStageId` its id: both are always set together.
        ...(isNextRemoved || isLineRemoved ? { nextStageId: null, nextStage: null } : {}),
        conditions: conditions.map((condition) => ({ ...condition })),
      };
    });
  return { ...draft, stageSettingsList: remainingStages };
}

/** Moves a place of the picture to this point. */
export function place(draft: DesignDraft, spot: string, point: Point): DesignDraft {
  return {
    ...draft,
    layout: { ...completeLayout(graphOfDraft(draft), draft.layout), [spot]: point },
  };
}

/** The draft with all its places arranged anew. */
export function rearranged(draft: DesignDraft): DesignDraft {
  return {
    ...draft,
    layout: arrange(graphOfDraft(draft)),
  };
}
