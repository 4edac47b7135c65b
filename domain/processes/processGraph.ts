import { z } from 'zod';

const id = z.int().positive();
/** Checked in order: the first true condition chooses the stage. While a definition is edited, `stageId` may be null. */
export const graphConditions = z.array(z.object({ conditionCode: z.string(), stageId: id.nullable() }));

/** One stage of a definition: its settings and its next stages. */
export const graphStage = z.object({
  stageId: id,
  /** The name of the stage when this version was made. */
  name: z.string(),
  /** The stage that follows; after a condition stage, only if none of its conditions is true. */
  nextStageId: id.nullable(),
  /** The executor of the stage chooses the next one. */
  manuallyDefined: z.boolean(),
  /** A condition stage. Nobody executes it: the first true condition chooses the next stage. */
  isCondition: z.boolean(),
  conditions: graphConditions,
  /** Working days for the stage's task; 0 means until the end of the day, null means that the task has no term. */
  executionTerm: z.int().min(0).nullable(),
  executorId: id.nullable(),
  executorRoleId: id.nullable(),
  taskTemplateId: id.nullable(),
  /** A condition that must be true before the stage may be executed; empty for none. */
  beforeExecutionCode: z.string(),
  /** The actions of its execution; empty for none. */
  onExecutionCode: z.string(),
  /** Its executor may choose the executor of the next stage, and another next stage. */
  allowChangeExecutor: z.boolean(),
  allowChangeStage: z.boolean(),
});
export type GraphStage = z.infer<typeof graphStage>;

/** A definition as instances run it; the first stage is where they begin. Stored in a version, which never changes. */
export const processGraph = z.object({ ownerObjectName: z.string(), stages: z.array(graphStage) });
export type ProcessGraph = z.infer<typeof processGraph>;

export function stageOf({ stages }: ProcessGraph, stageId: number): GraphStage | undefined {
  return stages.find((stage) => stage.stageId === stageId);
}

/**
 * The stages that the graph names as the next ones of a stage. Empty if it names none: then the process ends there, or the
 * executor chooses the next stage (`manuallyDefined`).
 */
export function waysOut(stage: GraphStage): readonly number[] {
  const conditional = stage.isCondition ? stage.conditions.map(({ stageId }) => stageId) : [];
  return [...conditional, stage.nextStageId].filter((stageId) => stageId !== null);
}

/**
 * Whether a process may end after a stage. Never after a condition stage: if none of its conditions is true and it names no next
 * stage, the process stops with a fault (`nextStage.rules.ts`).
 */
export function mayEnd(stage: GraphStage): boolean {
  return !stage.isCondition && stage.nextStageId === null && !stage.manuallyDefined;
}
