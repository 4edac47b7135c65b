import type { SearchAttributeUpdatePair } from '@temporalio/common';
import { nextReminder } from '#domain/processes/reminders.rules.ts';
import { allowedTaskMoves, isOver, type TaskState } from '#domain/processes/task.rules.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { TaskReading } from './task.activities.ts';
import type { TaskView } from './task.messages.ts';

/** All that a task knows, carried from run to run: plain JSON. A new shape gets a new `schema`. */
export interface TaskCarried {
  readonly schema: 1;
  readonly taskId: number;
  numberStr: string;
  state: TaskState;
  due: string | null;
  /** Reminders given, by their ids. */
  reminded: string[];
  /** When the last one was given; runs from before it was kept have none. */
  remindedAt?: string;
  /** Ids of messages handled, bounded by the inbox. */
  handled: string[];
}

export const newTask = (taskId: number): TaskCarried => ({
  schema: 1,
  taskId,
  numberStr: '',
  state: { stage: 'NotStarted', executorId: null, executorRoleId: null, checkExecution: false },
  due: null,
  reminded: [],
  handled: [],
});

/** Takes what the record says: where it stands is the same there, for nobody else writes it. */
export const adoptTask = (self: TaskCarried, reading: TaskReading): void => {
  self.numberStr = reading.numberStr;
  self.state = reading.state;
  self.due = reading.due;
};

/** What is executed waits for its checker, who is not reminded of the executor's term. */
export const reminderOf = (self: TaskCarried, now: string) =>
  self.state.stage === 'Executed' || isOver(self.state)
    ? null
    : nextReminder(self.due, self.reminded, now, self.remindedAt ?? null);

export const taskView = (self: TaskCarried, now: string): TaskView => ({
  taskId: self.taskId,
  stage: self.state.stage,
  executorId: self.state.executorId,
  executorRoleId: self.state.executorRoleId,
  allowed: allowedTaskMoves(self.state),
  due: self.due,
  nextReminder: reminderOf(self, now),
});

export const taskAttributes = (self: TaskCarried): SearchAttributeUpdatePair[] => [
  { key: searchKeys.stage, value: self.state.stage },
  { key: searchKeys.assignee, value: self.state.executorId === null ? null : String(self.state.executorId) },
  { key: searchKeys.dueAt, value: self.due === null ? null : new Date(self.due) },
  { key: searchKeys.needsAttention, value: isOverdue(self) },
];

const isOverdue = ({ reminded, due, state }: TaskCarried): boolean =>
  !isOver(state) && due !== null && reminded.includes(`overdue:${due}`);

/** One line in words for whoever opens the workflow in the Temporal UI. */
export const taskDetails = (self: TaskCarried): string =>
  [
    `Task ${self.numberStr}: ${self.state.stage}`,
    self.due ? `due ${self.due}` : '',
    isOverdue(self) ? 'overdue' : '',
  ]
    .filter(Boolean)
    .join(' · ');
