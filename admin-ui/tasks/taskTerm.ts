import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { isOver, taskStageOf, type TaskStage } from '#domain/processes/task.rules.ts';
import type { Tone } from '../shell/tones.ts';
import type { Task } from './taskCalls.ts';

export const stageTones = {
  NotStarted: 'plain',
  Started: 'wait',
  Executed: 'ready',
  Accepted: 'done',
  Canceled: 'aside',
} as const satisfies Record<TaskStage, Tone>;

/** Whether the task is not done yet. */
export function isToDo(task: Task): boolean {
  const stage = taskStageOf(task);
  return stage !== 'Executed' && !isOver({ stage });
}

/** Seconds left until the term; negative after it. */
export function secondsLeft(due: string, now: number): number {
  return Math.round((Date.parse(due) - now) / 1000);
}

/** The tone of a term: overdue, today, or later. */
export function termTone(task: Task, now: number): Tone {
  if (!isToDo(task) || task.executionPeriod === null) return 'plain';
  if (secondsLeft(task.executionPeriod, now) < 0) return 'stop';
  const endOfDay = DateTime.fromMillis(now, { zone: businessZone }).plus({ days: 1 }).startOf('day');
  return Date.parse(task.executionPeriod) <= endOfDay.toMillis() ? 'ready' : 'plain';
}
