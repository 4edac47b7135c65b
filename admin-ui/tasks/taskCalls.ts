import type { AnswerAt, WishAt } from '#domain/contracts.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';

export type Task = RecordNamed<'task'> & { readonly presentation: string };

/** The state of a task, and the moves that the reader may make. */
export type TaskStanding = AnswerAt<'GET /task/:id/state'>;
/** The details of a move. */
export type MoveWords = NonNullable<WishAt<'POST /task/:id/moves/:move'>['body']>;
export type OwnRole = AnswerAt<'GET /task/own_roles'>['rows'][number];

/** The calls about tasks besides reading and writing them as records. */
export const taskCalls = {
  page: (query: Record<string, string | number | boolean>, signal: AbortSignal) =>
    recordCalls.list(objects.task, { query, signal }),
  read: (id: number) => recordCalls.read(objects.task, id),
  standing: (id: number, signal: AbortSignal) => callApi('GET /task/:id/state', { params: { id }, signal }),
  move: (id: number, move: TaskMove, words: MoveWords) =>
    callApi('POST /task/:id/moves/:move', { params: { id, move }, body: words }),
  create: (values: object) => recordCalls.create(objects.task, values),
  ownRoles: () => callApi('GET /task/own_roles'),
  // The feed is a secret address at which calendar programs read the person's tasks.
  feed: () => callApi('GET /task/feed'),
  newFeed: () => callApi('POST /task/feed'),
  endFeed: () => callApi('DELETE /task/feed'),
};

/** The person or role that has a task. */
export function holderOf({ executor, executorRole }: Task): Reference | null {
  return executor ?? executorRole;
}
