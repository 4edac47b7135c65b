import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { nextReminder, shownNext } from '#domain/processes/reminders.rules.ts';
import { allowedTaskMoves, isOver, type TaskState } from '#domain/processes/task.rules.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { TaskReading } from './task.activities.ts';
import type { TaskView } from './task.messages.ts';

/** The state that is carried over by continue-as-new, as plain JSON. A new shape gets a new `schema`. */
export interface TaskCarried {
  readonly schema: 1;
  readonly taskId: number;
  numberStr: string;
  state: TaskState;
  /** The term, ISO 8601; null if the task has none. */
  due: string | null;
  /** The ids of the reminders that were given. */
  reminded: string[];
  /** When the last reminder was sent; absent before the first one, and in runs of earlier releases. */
  remindedAt?: string;
  /** Ids of handled messages; the inbox limits their number. */
  handled: string[];
}

export function newTask(taskId: number): TaskCarried {
  return {
    schema: 1,
    taskId,
    numberStr: '',
    state: { stage: 'NotStarted', executorId: null, executorRoleId: null, checkExecution: false },
    due: null,
    reminded: [],
    handled: [],
  };
}

/** Takes over the values of the record. A task that was deleted for good keeps its last known number. */
export function adoptTask(self: TaskCarried, reading: TaskReading): void {
  self.numberStr = reading.numberStr || self.numberStr;
  self.state = reading.state;
  self.due = reading.due;
}

/** The next reminder. An executed task has none: it waits for its checker, and the term is the executor's. */
export function reminderOf(self: TaskCarried, now: string) {
  return self.state.stage === 'Executed' || isOver(self.state)
    ? null
    : nextReminder(self.due, self.reminded, now, self.remindedAt ?? null);
}

/** The state of the task as the workflow answers it to queries. */
export function taskView(self: TaskCarried, now: string): TaskView {
  return {
    taskId: self.taskId,
    stage: self.state.stage,
    executorId: self.state.executorId,
    executorRoleId: self.state.executorRoleId,
    allowed: allowedTaskMoves(self.state),
    due: self.due,
    nextReminder: shownNext(reminderOf(self, now)),
  };
}

/** The search attributes by which the workflow is found in Temporal. */
export function taskAttributes(self: TaskCarried): SearchAttributeUpdatePair[] {
  return [
    { key: searchKeys.stage, value: self.state.stage },
    {
      key: searchKeys.assignee,
      value: self.state.executorId === null ? null : String(self.state.executorId),
    },
    { key: searchKeys.dueAt, value: self.due === null ? null : new Date(self.due) },
    { key: searchKeys.needsAttention, value: isOverdue(self) },
  ];
}

/** Whether the reminder `overdue` of the present term was given (its id holds the term) and the task is still not over. */
const isOverdue = ({ reminded, due, state }: TaskCarried): boolean =>
  !isOver(state) && due !== null && reminded.includes(`overdue:${due}`);

/** One line of text about the task for the Temporal UI. */
export function taskDetails(self: TaskCarried): string {
  return [
    `Task ${self.numberStr}: ${self.state.stage}`,
    self.due ? `due ${self.due}` : '',
    isOverdue(self) ? 'overdue' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
