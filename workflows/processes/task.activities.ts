import type { ReminderKind } from '#domain/processes/reminders.rules.ts';
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
  readonly from: TaskState;
  readonly to: TaskState;
  readonly comment?: string;
}

export interface TaskReminder {
  readonly key: string;
  readonly taskId: number;
  readonly kind: ReminderKind;
  readonly at: string;
}

/** What the task's workflow needs from the world; short writes to our own database. */
export interface TaskActivities {
  readTask(about: { readonly taskId: number }): Promise<TaskReading>;
  /** Writes a move; refuses with `no_access` who may not make it. */
  moveTask(step: TaskStep): Promise<void>;
  remindOfTask(reminder: TaskReminder): Promise<void>;
}
