import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { TaskMove, TaskState } from '#domain/processes/task.rules.ts';

/** What the workflow needs to know of the task, as the record has it. */
export interface TaskReading {
  readonly numberStr: string;
  readonly state: TaskState;
  /** The term, ISO in UTC; null if the task has none. */
  readonly due: string | null;
  /** Marked for deletion: the task need not be done any more. */
  readonly marked: boolean;
}

export interface TaskStep {
  /** Makes the step idempotent: the same key is done once. */
  readonly key: string;
  readonly taskId: number;
  readonly move: TaskMove;
  /** Id of the user; null when a process or the workflow itself made the move. */
  readonly by: number | null;
  /** When the move was made, ISO in UTC. */
  readonly at: string;
  /** The state that the workflow saw, and the state after the move. */
  readonly from: TaskState;
  readonly to: TaskState;
  readonly comment?: string;
  /** `updatedAt` of the record that the user saw. */
  readonly seenAt?: string;
  /** The new executor, for `reassign`. */
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
  /** The choice of the next stage, for `execute`. */
  readonly choice?: Choice;
}

export interface TaskReminder {
  readonly key: string;
  readonly taskId: number;
  readonly kind: ReminderKind;
  /** The term of the reminder, ISO in UTC; nobody is reminded if the term has changed since. */
  readonly due: string;
}

/** The activities of the task's workflow: they only read and write our own database. */
export interface TaskActivities {
  readTask(about: { readonly taskId: number }): Promise<TaskReading>;
  /** Writes a move and returns the new state. @throws no_access if the user may not make it */
  moveTask(step: TaskStep): Promise<TaskState>;
  remindOfTask(reminder: TaskReminder): Promise<void>;
}
