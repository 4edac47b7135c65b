import type { Reference } from '#domain/kernel/record.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import type { TaskMove, TaskStage } from '#domain/processes/task.rules.ts';
import { call } from '../data/http.ts';

export type Task = RecordNamed<'task'> & { readonly presentation: string };

export interface TaskPage {
  readonly rows: readonly Task[];
  readonly count: number;
}

/** Where a task stands, and what the one who looks may do with it. */
export interface TaskStanding {
  readonly stage: TaskStage;
  readonly mine: readonly TaskMove[];
  readonly nextReminder?: { readonly kind: string; readonly at: string } | null;
}

/** What is said with a move. */
export interface MoveWords {
  readonly comment?: string;
  readonly executorId?: number;
  readonly executorRoleId?: number;
}

export interface OwnRole {
  readonly id: number;
  readonly name: string;
}

export interface Feed {
  readonly createdAt: string | null;
  readonly lastReadAt: string | null;
}

const { path } = objects.task;

/** What may be asked and done about tasks besides reading and writing them as records. */
export const taskCalls = {
  page: (query: Record<string, string | number | boolean>, signal: AbortSignal) =>
    call<TaskPage>(`/${path}`, { query, signal }),
  standing: (id: number, signal: AbortSignal) => call<TaskStanding>(`/${path}/${id}/state`, { signal }),
  move: (id: number, move: TaskMove, words: MoveWords) =>
    call<unknown>(`/${path}/${id}/moves/${move}`, { method: 'POST', body: words }),
  create: (values: object) => call<Task>(`/${path}`, { method: 'POST', body: values }),
  ownRoles: () => call<{ readonly rows: readonly OwnRole[] }>(`/${path}/own_roles`),
  feed: () => call<Feed>(`/${path}/feed`),
  newFeed: () => call<{ readonly url: string }>(`/${path}/feed`, { method: 'POST', body: {} }),
  endFeed: () => call<unknown>(`/${path}/feed`, { method: 'DELETE' }),
};

/** Whose a task is, for people: a person, or a role that somebody will take it from. */
export const holderOf = ({ executor, executorRole }: Task): Reference | null => executor ?? executorRole;
