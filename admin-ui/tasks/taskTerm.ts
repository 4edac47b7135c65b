import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { mostTermDays } from '#domain/kernel/workingDays.ts';
import type { TimeLeft } from '#domain/processes/dueDate.rules.ts';
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

/**
 * The time that is typed into the form of a template, whose fields are given in this order: days, hours, minutes, and whether the
 * task is due today. A number that is incomplete, or larger than its field takes, counts as 0.
 */
export function typedTime([days, hours, minutes, today]: readonly unknown[]): TimeLeft {
  return {
    executionDays: wholeNumber(days, mostTermDays),
    executionHours: wholeNumber(hours, mostTermDays * 24),
    executionMinutes: wholeNumber(minutes, mostTermDays * 24 * 60),
    currentDateExecution: today === true,
  };
}

const wholeNumber = (typed: unknown, most: number): number => {
  const number = Number(typed);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
};

/** Whether the task is neither done nor canceled. */
export function isToDo(task: Task): boolean {
  const stage = taskStageOf(task);
  return stage !== 'Executed' && !isOver({ stage });
}

/** Seconds left until the term (`due`, ISO); negative after it. `now` is in milliseconds since 1970. */
export function secondsLeft(due: string, now: number): number {
  return Math.round((Date.parse(due) - now) / 1000);
}

/**
 * The tone of a term (`executionPeriod`): `stop` if overdue, `ready` if due today, `plain` if later or absent, or if the task is
 * done or canceled. `now` is in milliseconds since 1970.
 */
export function termTone(task: Task, now: number): Tone {
  if (!isToDo(task) || task.executionPeriod === null) return 'plain';
  if (secondsLeft(task.executionPeriod, now) < 0) return 'stop';
  const endOfDay = DateTime.fromMillis(now, { zone: businessZone }).plus({ days: 1 }).startOf('day');
  return Date.parse(task.executionPeriod) <= endOfDay.toMillis() ? 'ready' : 'plain';
}
