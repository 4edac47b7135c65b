import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { isOver, taskStageOf, type TaskStage } from '#domain/processes/task.rules.ts';
import { termInCalendar } from '#domain/processes/taskTerm.rules.ts';
import type { Tone } from '../shell/tones.ts';
import type { Task } from './taskCalls.ts';

export const stageTones = {
  NotStarted: 'plain',
  Started: 'wait',
  Executed: 'ready',
  Accepted: 'done',
  Canceled: 'aside',
} as const satisfies Record<TaskStage, Tone>;

/** Whether somebody still has to do it. */
export const isToDo = (task: Task): boolean => {
  const stage = taskStageOf(task);
  return stage !== 'Executed' && !isOver({ stage });
};

/** The term as people say it: by the end of a day, or by an hour. */
export const termText = (due: string): string => {
  const term = termInCalendar(due);
  return term.allDay ? dateText(term.day) : dateTimeText(due);
};

/** Seconds left until the term; below nothing where it has passed. */
export const secondsLeft = (due: string, now: number): number => Math.round((Date.parse(due) - now) / 1000);

/** How much a term presses: it has passed, it is today's, or it has time. */
export const termTone = (task: Task, now: number): Tone => {
  if (!isToDo(task) || task.executionPeriod === null) return 'plain';
  if (secondsLeft(task.executionPeriod, now) < 0) return 'stop';
  const endOfDay = DateTime.fromMillis(now, { zone: businessZone }).plus({ days: 1 }).startOf('day');
  return Date.parse(task.executionPeriod) <= endOfDay.toMillis() ? 'ready' : 'plain';
};
