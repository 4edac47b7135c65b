import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { taskMoves, taskStages } from './task.rules.ts';

const params = z.object({ id: recordId });
const words = z.string().trim().max(10_000).optional();
const moment = z.iso.datetime();

/** The state of a task in its workflow. */
const task = z.object({
  taskId: z.int(),
  /** How far the task itself is. It is not the stage of a process. */
  stage: z.enum(taskStages),
  executorId: z.int().nullable(),
  executorRoleId: z.int().nullable(),
  /** The moves that the state allows, whoever makes them. */
  allowed: z.array(z.enum(taskMoves)),
  due: moment.nullable(),
  nextReminder: z.object({ kind: z.string(), at: moment }).nullable(),
});

/** The calendar feed with the user's own open tasks; `createdAt` is null if the user has no feed. */
const feed = z.object({ createdAt: moment.nullable(), lastReadAt: moment.nullable() });

/** The calls for tasks, and for the feed by which calendar programs show them. */
export const taskContracts = {
  execute: contract({
    method: 'put',
    path: '/execute_task/:id',
    params,
    body: z.strictObject({
      executionResult: words,
      /** Takes the execution back, instead of executing the task. */
      cancel: z.boolean().optional(),
      updatedAt: seenVersion,
    }),
    answer: task,
  }),
  acceptExecution: contract({
    method: 'put',
    path: '/accept_exec_task/:id',
    params,
    body: z.strictObject({
      /** False rejects the execution; true or absent accepts it. */
      accepted: z.boolean().optional(),
      checkResult: words,
      updatedAt: seenVersion,
    }),
    answer: task,
  }),
  move: contract({
    method: 'post',
    path: '/task/:id/moves/:move',
    params: params.extend({ move: z.string() }),
    body: z.strictObject({
      comment: words,
      /** The new executor, a person or a role; only for the move `reassign`. */
      executorId: recordId.nullish(),
      executorRoleId: recordId.nullish(),
      updatedAt: seenVersion,
    }),
    answer: task,
  }),
  ownRoles: contract({
    method: 'get',
    path: '/task/own_roles',
    answer: z.object({ rows: z.array(z.object({ id: z.number(), name: z.string() })) }),
  }),
  state: contract({
    method: 'get',
    path: '/task/:id/state',
    params,
    answer: task.partial({ due: true, nextReminder: true }).extend({
      checkExecution: z.boolean(),
      mine: z.array(z.enum(taskMoves)).describe('The allowed moves that are the caller’s to make'),
      running: z
        .boolean()
        .nullable()
        .describe('Whether its workflow is under way; null when nobody can tell'),
      updatedAt: moment.describe('The version of the task that this is said of: a move names it'),
    }),
  }),
  feed: contract({ method: 'get', path: '/task/feed', answer: feed }),
  newFeed: contract({
    method: 'post',
    path: '/task/feed',
    status: 201,
    answer: z.object({ url: z.url(), eventsUrl: z.url().describe('The events of one’s own calendars') }),
  }),
  endFeed: contract({
    method: 'delete',
    path: '/task/feed',
    answer: z.object({ result: z.literal(true) }),
  }),
  /** What a calendar program reads at the secret address of a feed: an iCalendar. `token` stands for signing in. */
  calendar: contract({
    method: 'get',
    path: '/task/feed/:token',
    params: z.object({ token: z.string().max(100) }),
  }),
};
