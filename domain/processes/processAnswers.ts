import { z } from 'zod';
import { processStatus, processStep, stageResult } from './enums.ts';
import { processGraph } from './processGraph.ts';

const id = z.int().positive();
const at = z.iso.datetime();
/** Where the designer drew each stage. */
const layout = z.record(z.string(), z.object({ x: z.number(), y: z.number() }));

/** One line of the way that a process has come: a stage that was left, or on which it could not go on. */
export const wayStep = z.object({
  historyId: id,
  step: z.enum(processStep.values).nullable(),
  stageId: id.nullable(),
  nextStageId: id.nullable(),
  taskId: id.nullable(),
  /** None where nobody executed the stage: of a start, a redirection, a cancellation. */
  result: z.enum(stageResult.values).nullable(),
  /** When it came to the stage, and when it left it; none of a line that somebody wrote by hand. */
  from: at.nullable(),
  to: at,
  seconds: z.int().min(0).nullable(),
  executorId: id.nullable(),
  comment: z.string().nullable(),
});
export type WayStep = z.infer<typeof wayStep>;

export const processActions = ['complete', 'redirect', 'cancel'] as const;
export type ProcessAction = (typeof processActions)[number];

/** Where a process stands, the way it has come, and what whoever asks may do with it. */
export const processStanding = z.object({
  exemplarId: id,
  definitionId: id,
  versionId: id,
  versionNumber: z.int(),
  status: z.enum(processStatus.values),
  ownerObjectName: z.string().nullable(),
  ownerObjectId: id.nullable(),
  graph: processGraph,
  layout,
  /** None before it has begun and after it is over. */
  stageId: id.nullable(),
  waitingSince: at.nullable(),
  /** What the last executed stage came to: anything but success waits for somebody to redirect it. */
  result: z.enum(stageResult.values).nullable(),
  taskId: id.nullable(),
  due: at.nullable(),
  executorId: id.nullable(),
  executorRoleId: id.nullable(),
  way: z.array(wayStep),
  /** Stages that whoever asks may choose as the next one. */
  next: z.array(id),
  mayChangeExecutor: z.boolean(),
  allowed: z.array(z.enum(processActions)),
});
export type ProcessStanding = z.infer<typeof processStanding>;

/** What an action on a process came to; the stage that it asked about, and where the process stands now. */
export const actionAnswer = z.object({ result: z.enum(stageResult.values), standing: processStanding });
export type ActionAnswer = z.infer<typeof actionAnswer>;

const executorChanges = z.boolean();
/** Where one instance would land, or has landed, in another version. */
export const moveItem = z.object({
  exemplarId: id,
  stageId: id.nullable(),
  landing: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stays'), stageId: id, executorChanges }),
    /** Somebody said where those of its stage go on. */
    z.object({ kind: z.literal('chosen'), stageId: id, executorChanges }),
    z.object({ kind: z.literal('must_choose') }),
    /** It found no first stage yet: whoever steers it sends it to one. */
    z.object({ kind: z.literal('not_begun') }),
    /** It runs by that version already. */
    z.object({ kind: z.literal('there') }),
    z.object({ kind: z.literal('over') }),
  ]),
  /** Not in a preview, nor of one that has to be chosen for, has gone on since, or is over. */
  moved: z.boolean(),
});
export type MoveItem = z.infer<typeof moveItem>;

/** One stage over all running instances, and those that passed it in the last 90 days. */
export const stageOnBoard = z.object({
  stageId: id,
  name: z.string(),
  waiting: z.int(),
  overdue: z.int(),
  /** Of those that wait: where the next stage was not found, or an error stopped them. */
  stuck: z.int(),
  oldestSince: at.nullable(),
  passed: z.int(),
  medianSeconds: z.number().nullable(),
  /** Nine of ten were through in this time. */
  slowSeconds: z.number().nullable(),
});

export const processBoard = z.object({
  definitionId: id,
  running: z.int(),
  stages: z.array(stageOnBoard),
  /** The last twelve weeks, by their Mondays. */
  weeks: z.array(z.object({ week: z.iso.date(), started: z.int(), finished: z.int(), canceled: z.int() })),
});
export type ProcessBoard = z.infer<typeof processBoard>;

const names = z.array(z.string());
/** What actions of a definition may name, by the action. */
export const actionNamesAnswer = z.object({
  setField: names.describe('The additional parameters of the object, as `additional.axles`'),
  sendEmail: names,
  sendSms: names,
  createTask: names,
  startProcess: names,
  assigningTemplates: z.array(z.int()).describe('Task templates that name an executor or a role'),
});
export type ActionNames = z.infer<typeof actionNamesAnswer>;
