import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
import type { Choice } from '#domain/processes/standing.rules.ts';
import type { TaskMove, TaskState } from '#domain/processes/task.rules.ts';

/** The task as its record has it. */
export interface TaskReading {
  readonly numberStr: string;
  readonly state: TaskState;
  /** ISO in UTC; null where it has no term. */
  readonly due: string | null;
  /** Marked for deletion: nobody is to do it any more. */
  readonly marked: boolean;
}

export interface TaskStep {
  /** The same step twice is done once. */
  readonly key: string;
  readonly taskId: number;
  readonly move: TaskMove;
  readonly by: number | null;
  readonly at: string;
  /** Where the workflow saw it, and would bring it. */
  readonly from: TaskState;
  readonly to: TaskState;
  readonly comment?: string;
  /** Whose it is from now on, of `reassign`. */
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
  /** What is to follow the stage whose task it is, of `execute`. */
  readonly choice?: Choice;
}

export interface TaskReminder {
  readonly key: string;
  readonly taskId: number;
  readonly kind: ReminderKind;
  /** The term it is of, ISO in UTC: of one that has been moved since, nobody is told. */
  readonly due: string;
}

/** What the task's workflow needs from the world; short writes to our own database. */
export interface TaskActivities {
  readTask(about: { readonly taskId: number }): Promise<TaskReading>;
  /** Writes a move, and answers where the task stands then; refuses with `no_access` who may not make it. */
  moveTask(step: TaskStep): Promise<TaskState>;
  remindOfTask(reminder: TaskReminder): Promise<void>;
}
