import { z } from 'zod';
import { processStatus, processStep, stageResult } from './enums.ts';
import { processGraph } from './processGraph.ts';

const id = z.int().positive();
const at = z.iso.datetime();
/** The position of each stage in the designer, by the id of the stage. */
const layout = z.record(z.string(), z.object({ x: z.number(), y: z.number() }));

/** One step in the history of a process: a stage that it left, or at which it stopped. */
export const wayStep = z.object({
  historyId: id,
  step: z.enum(processStep.values).nullable(),
  stageId: id.nullable(),
  nextStageId: id.nullable(),
  taskId: id.nullable(),
  /** Null if nobody executed the stage: for a start, a redirection or a cancellation. */
  result: z.enum(stageResult.values).nullable(),
  /** When the process reached the stage; null for a line that somebody wrote by hand. */
  from: at.nullable(),
  /** When the process left the stage, or stopped at it. */
  to: at,
  seconds: z.int().min(0).nullable(),
  executorId: id.nullable(),
  comment: z.string().nullable(),
});
export type WayStep = z.infer<typeof wayStep>;

export const processActions = ['complete', 'redirect', 'cancel'] as const;
export type ProcessAction = (typeof processActions)[number];

/** The state of a process, its history, and the actions that the caller may take. */
export const processStanding = z.object({
  exemplarId: id,
  /** Grows with every step: an action that sends it as `seen` is refused if the process has gone on since. */
  revision: z.int().min(0),
  definitionId: id,
  versionId: id,
  versionNumber: z.int(),
  status: z.enum(processStatus.values),
  ownerObjectName: z.string().nullable(),
  ownerObjectId: id.nullable(),
  graph: processGraph,
  layout,
  /** Null before it has begun and after it has ended. */
  stageId: id.nullable(),
  waitingSince: at.nullable(),
  /** The result of the last executed stage: unless it is success, somebody must redirect the process. */
  result: z.enum(stageResult.values).nullable(),
  taskId: id.nullable(),
  due: at.nullable(),
  executorId: id.nullable(),
  executorRoleId: id.nullable(),
  way: z.array(wayStep),
  /** Stages that the caller may choose as the next one. */
  next: z.array(id),
  mayChangeExecutor: z.boolean(),
  allowed: z.array(z.enum(processActions)),
});
export type ProcessStanding = z.infer<typeof processStanding>;

/** The result of an action on a process, and the state of the process after it. */
export const actionAnswer = z.object({ result: z.enum(stageResult.values), standing: processStanding });
export type ActionAnswer = z.infer<typeof actionAnswer>;

/** Whether in the version to which the instance is moved another person or role executes the stage. */
const executorChanges = z.boolean();
/** The move of one instance to another version, planned or done. */
export const moveItem = z.object({
  exemplarId: id,
  /** The stage of the instance in the version from which it is moved. */
  stageId: id.nullable(),
  /** The stage of the instance in the version to which it is moved, or why it is not moved. */
  landing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stays'), stageId: id, executorChanges }),
    /** Somebody chose this stage for all instances that are at the same stage as this one. */
    z.object({ kind: z.literal('chosen'), stageId: id, executorChanges }),
    z.object({ kind: z.literal('must_choose') }),
    /** The instance found no first stage yet and must be redirected to one. */
    z.object({ kind: z.literal('not_begun') }),
    /** The instance already runs by the version to which the others are moved. */
    z.object({ kind: z.literal('there') }),
    /** The instance has ended. */
    z.object({ kind: z.literal('over') }),
  ]),
  /** False in a preview, and for an instance that needs a choice, has moved on or has ended. */
  moved: z.boolean(),
});
export type MoveItem = z.infer<typeof moveItem>;

/** One stage, with the running instances that wait at it and its executions in the last 90 days. */
const stageOnBoard = z.object({
  stageId: id,
  name: z.string(),
  waiting: z.int(),
  overdue: z.int(),
  /** How many of the waiting instances found no next stage or stopped at an error. */
  stuck: z.int(),
  oldestSince: at.nullable(),
  /** How many times a task of the stage was executed in the last 90 days. */
  passed: z.int(),
  /** How long those executions took: half of them at most this time. Null if there were none. */
  medianSeconds: z.number().nullable(),
  /** Nine of ten executions took at most this time; null likewise. */
  slowSeconds: z.number().nullable(),
});

export const processBoard = z.object({
  definitionId: id,
  running: z.int(),
  stages: z.array(stageOnBoard),
  /** The last twelve weeks, each by its Monday. */
  weeks: z.array(z.object({ week: z.iso.date(), started: z.int(), finished: z.int(), canceled: z.int() })),
});
export type ProcessBoard = z.infer<typeof processBoard>;

const names = z.array(z.string());
/** What the actions of a definition may name, by action; and the ids by which executors of tasks are checked. */
export const actionNamesAnswer = z.object({
  setField: names.describe('The additional parameters of the object, as `additional.axles`'),
  sendEmail: names.describe('Letter templates that have a text'),
  sendSms: names.describe('The same templates as for letters'),
  createTask: names.describe('Task templates, by name and by code'),
  startProcess: names.describe('Active process definitions'),
  assigningTemplates: z.array(z.int()).describe('Task templates that name an executor or a role'),
  workers: z.array(z.int()).describe('People who can be given work, or whose deputy can'),
  staffedRoles: z.array(z.int()).describe('Roles that such people are in'),
});
