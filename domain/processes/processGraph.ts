import { z } from 'zod';

const id = z.int().positive();
/** Asked in their order: the first that is true picks the stage. */
export const graphConditions = z.array(z.object({ conditionCode: z.string(), stageId: id }));

/** One stage of a definition as it runs: what it asks for, and where it leads. */
export const graphStage = z.object({
  stageId: id,
  /** What the stage was called when this version was made. */
  name: z.string(),
  nextStageId: id.nullable(),
  /** Whoever executes the stage says which comes next. */
  manuallyDefined: z.boolean(),
  /** Not executed by anybody: the first condition that is true picks the next stage. */
  isCondition: z.boolean(),
  conditions: graphConditions,
  /** Working days that the stage's task leaves; none means until the end of the day. */
  executionTerm: z.int().min(0).nullable(),
  executorId: id.nullable(),
  executorRoleId: id.nullable(),
  taskTemplateId: id.nullable(),
  beforeExecutionCode: z.string(),
  onExecutionCode: z.string(),
  allowChangeExecutor: z.boolean(),
  allowChangeStage: z.boolean(),
});
export type GraphStage = z.infer<typeof graphStage>;

/** A definition as instances run it; the first stage is where they begin. A version keeps it for ever. */
export const processGraph = z.object({ ownerObjectName: z.string(), stages: z.array(graphStage) });
export type ProcessGraph = z.infer<typeof processGraph>;

export const stageOf = ({ stages }: ProcessGraph, stageId: number): GraphStage | undefined =>
  stages.find((stage) => stage.stageId === stageId);

/** Every stage that may follow one, whatever is decided; none where the process may end there. */
export const waysOut = (stage: GraphStage): readonly number[] => {
  const conditional = stage.isCondition ? stage.conditions.map(({ stageId }) => stageId) : [];
  return [...conditional, ...(stage.nextStageId === null ? [] : [stage.nextStageId])];
};

/** Whether a process may end after a stage. */
export const mayEnd = (stage: GraphStage): boolean =>
  !stage.isCondition && stage.nextStageId === null && !stage.manuallyDefined;
