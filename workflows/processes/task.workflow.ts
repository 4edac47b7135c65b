import {
  continueAsNew,
  currentUpdateInfo,
  patched,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { isRefusal } from '#domain/kernel/refusal.ts';
import {
  isOver,
  isSameTaskState,
  nextTaskState,
  taskMoves,
  type TaskState,
} from '#domain/processes/task.rules.ts';
import { shouldContinueAsNew, type Continued } from '../kernel/continued.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalFailure, refusalIn } from '../kernel/failures.ts';
import { createInbox, workAndResolve, type Inbox, type PendingMessage } from '../kernel/inbox.ts';
import { reminderComesFirst } from '../kernel/reminder.ts';
import { keyOf, now } from '../kernel/step.ts';
import type { TaskActivities } from './task.activities.ts';
import { taskChanged, taskState, taskUpdates } from './task.messages.ts';
import type { TaskInput, TaskMoveCommand, TaskRequest, TaskView } from './task.messages.ts';
import { adoptTask, newTask, reminderOf, taskAttributes, taskDetails, taskView } from './task.state.ts';
import type { TaskCarried } from './task.state.ts';

const db = databasePort<TaskActivities>();

type Message = TaskRequest | 'changed';

/**
 * One task, from its creation until it is accepted or canceled, with its reminders. `patched` is false only while a history
 * of an earlier release is replayed, whose code had no such step.
 */
export async function task(input: Continued<TaskInput, TaskCarried>): Promise<TaskView> {
  const self = input.carried ?? newTask(input.taskId);
  const inbox = createInbox<Message>(self.handled);
  listen(self, inbox);

  await refresh(self);
  for (;;) {
    if (!isOver(self.state) && (await reminderComesFirst(reminderOf(self, now()), () => !inbox.isEmpty()))) {
      if (patched('2026-11-taskLooksBeforeReminding')) await refresh(self);
      await remind(self);
    }
    for (let pending = inbox.take(); pending; pending = inbox.take()) await handleMessage(self, pending);
    if (!shouldContinueAsNew(input) && !isOver(self.state)) continue;
    if (!(await inbox.allAnswered())) continue;
    if (isOver(self.state)) return taskView(self, now());
    await continueAsNew<typeof task>({ ...input, carried: self });
  }
}

const listen = (self: TaskCarried, inbox: Inbox<Message>): void => {
  for (const move of taskMoves) {
    setHandler(taskUpdates[move], async (command: TaskMoveCommand) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', { ...command, move });
      return taskView(self, now());
    });
  }
  let changes = 0;
  // Each signal has a new id, so that none is taken for a repeated one.
  setHandler(taskChanged, () =>
    inbox.enqueue(`changed:${workflowInfo().runId}:${(changes += 1)}`, 'changed'),
  );
  setHandler(taskState, () => taskView(self, now()));
};

/** Reads the record again; a task that was marked for deletion is over. */
const refresh = async (self: TaskCarried): Promise<void> => {
  const reading = await db.readTask({ taskId: self.taskId });
  adoptTask(self, reading);
  if (reading.marked && !isOver(self.state)) {
    await makeMove(self, { move: 'cancel', by: null }, keyOf('marked'));
  }
  show(self);
};

const remind = async (self: TaskCarried): Promise<void> => {
  const reminder = reminderOf(self, now());
  if (!reminder) return;
  // The term may have been moved since the timer was set: then the next reminder falls later.
  if (reminder.at > now() && patched('2026-11-taskRemindsInTime')) return;
  self.reminded.push(reminder.id);
  self.remindedAt = now();
  await db.remindOfTask({
    key: keyOf(reminder.id),
    taskId: self.taskId,
    kind: reminder.kind,
    due: self.due ?? '',
  });
  show(self);
};

const handleMessage = (self: TaskCarried, pending: PendingMessage<Message>): Promise<void> =>
  workAndResolve(pending, () =>
    pending.message === 'changed' ? refresh(self) : makeMove(self, pending.message, keyOf(pending.id)),
  );

/**
 * Makes a move. The record may differ from the state of this run, because a worker failed before it could report a move, or
 * because people reassigned the task in its form. Then the move is tried once more from the state of the record.
 */
const makeMove = async (self: TaskCarried, request: TaskRequest, key: string): Promise<void> => {
  const stateBefore = self.state;
  try {
    await writeMove(self, request, key);
  } catch (error) {
    if (!refusalIn(error) || !patched('2026-11-taskGoesOnFromRecord')) throw error;
    adoptTask(self, await db.readTask({ taskId: self.taskId }));
    show(self);
    if (isSameTaskState(stateBefore, self.state)) throw error;
    await writeMove(self, request, key);
  }
};

const writeMove = async (self: TaskCarried, request: TaskRequest, key: string): Promise<void> => {
  const to = nextTaskState(self.state, request.move, request);
  if (isRefusal(to)) throw refusalFailure(to);
  const step = { ...request, key, taskId: self.taskId, at: now(), from: self.state, to };
  // In runs that began in an earlier release, `moveTask` may have returned nothing. The state is then the computed one.
  const writtenState = (await db.moveTask(step)) as TaskState | null | undefined;
  self.state = writtenState ?? to;
  show(self);
};

/** Sets what people see in the Temporal UI: typed attributes to search by, and the state as text. */
const show = (self: TaskCarried): void => {
  upsertSearchAttributes(taskAttributes(self));
  setCurrentDetails(taskDetails(self));
};
