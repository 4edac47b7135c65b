import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { taskMove } from './enums.ts';

export const taskMoves = [
  'claim',
  'start',
  'execute',
  'cancelExecution',
  'accept',
  'reject',
  'reassign',
  'cancel',
] as const;
export type TaskMove = (typeof taskMoves)[number];

/** The event in a task's history for each move. */
export const eventOfMove = {
  claim: 'Claimed',
  start: 'Started',
  execute: 'Executed',
  cancelExecution: 'ExecutionCanceled',
  accept: 'Accepted',
  reject: 'Rejected',
  reassign: 'Reassigned',
  cancel: 'Canceled',
} as const satisfies Record<TaskMove, (typeof taskMove.values)[number]>;

export const taskStages = ['NotStarted', 'Started', 'Executed', 'Accepted', 'Canceled'] as const;
export type TaskStage = (typeof taskStages)[number];

/** The state of a task and its executor. Without executor and role it is not assigned yet. */
export interface TaskState {
  readonly stage: TaskStage;
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
  /** Whether somebody must check the work before the task is complete. */
  readonly checkExecution: boolean;
}

export function isSameTaskState(one: TaskState, other: TaskState): boolean {
  return (
    one.stage === other.stage &&
    one.executorId === other.executorId &&
    one.executorRoleId === other.executorRoleId &&
    one.checkExecution === other.checkExecution
  );
}

/** The state of a task in the columns of its record. */
export interface TaskFlags {
  readonly started: boolean;
  readonly executed: boolean;
  readonly executionAccepted: boolean;
  readonly canceled: boolean;
}

/** The stage that the flags of a task mean together. Several may be set; the latest stage counts. */
export function taskStageOf({ started, executed, executionAccepted, canceled }: TaskFlags): TaskStage {
  if (canceled) return 'Canceled';
  if (executionAccepted) return 'Accepted';
  if (executed) return 'Executed';
  return started ? 'Started' : 'NotStarted';
}

/** The stages from which each move is allowed. */
const legalFrom: Readonly<Record<TaskMove, readonly TaskStage[]>> = {
  claim: ['NotStarted', 'Started'],
  start: ['NotStarted'],
  execute: ['NotStarted', 'Started'],
  cancelExecution: ['Executed'],
  accept: ['Executed'],
  reject: ['Executed'],
  reassign: ['NotStarted', 'Started'],
  cancel: ['NotStarted', 'Started', 'Executed'],
};

export function isOver({ stage }: Pick<TaskState, 'stage'>): boolean {
  return stage === 'Accepted' || stage === 'Canceled';
}

export function allowedTaskMoves({ stage }: TaskState): readonly TaskMove[] {
  return taskMoves.filter((move) => legalFrom[move].includes(stage));
}

/** The data of a move. */
export interface TaskCommand {
  /** Id of the user; null for a process or the server. */
  readonly by: number | null;
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
}

/** The task after a move, or why the move is not allowed. If two people take a role's task at once, the second is refused. */
export function nextTaskState(task: TaskState, move: TaskMove, command: TaskCommand): TaskState | Refusal {
  if (!legalFrom[move].includes(task.stage)) {
    return refuse('task_move_illegal', { stage: task.stage, allowed: [...allowedTaskMoves(task)] });
  }
  if (move === 'claim' && task.executorId !== null && task.executorId !== command.by) {
    return refuse('task_taken');
  }
  if (move === 'reassign' && !command.executorId && !command.executorRoleId)
    return refuse('executor_missing');
  return { ...task, ...changes[move](task, command) };
}

/** What each allowed move changes. Whoever works on a task that has no executor becomes its executor. */
const changes: Readonly<Record<TaskMove, (task: TaskState, command: TaskCommand) => Partial<TaskState>>> = {
  claim: (task, command) => ({ executorId: task.executorId ?? command.by }),
  start: (task, command) => ({ stage: 'Started', executorId: task.executorId ?? command.by }),
  execute: (task, command) => ({
    stage: task.checkExecution ? 'Executed' : 'Accepted',
    executorId: task.executorId ?? command.by,
  }),
  cancelExecution: () => ({ stage: 'Started' }),
  accept: () => ({ stage: 'Accepted' }),
  reject: () => ({ stage: 'Started' }),
  reassign: (_task, { executorId = null, executorRoleId = null }) => ({
    stage: 'NotStarted',
    executorId,
    executorRoleId,
  }),
  cancel: () => ({ stage: 'Canceled' }),
};

/** The relation of a user to a task, which decides what they may do with it. */
export interface TaskRelation {
  readonly fullRights: boolean;
  readonly isExecutor: boolean;
  /** Whether they are a member of the role that the task was given to. */
  readonly isMember: boolean;
  readonly isChecker: boolean;
  readonly isAuthor: boolean;
  /** Whether they lead a department of its executor, or are deputy there. */
  readonly isLeader: boolean;
}

/** Whether a user may make a move, as far as it depends on their role in the task. */
export function mayMoveTask(task: TaskState, move: TaskMove, who: TaskRelation): boolean {
  if (who.fullRights) return true;
  const worksOnTask = who.isExecutor || (task.executorId === null && who.isMember);
  switch (move) {
    case 'claim':
      // A colleague gets the answer that the task is already taken.
      return who.isMember || who.isExecutor;
    case 'start':
    case 'execute':
    case 'cancelExecution':
      return worksOnTask;
    case 'accept':
    case 'reject':
      return !who.isExecutor && (who.isChecker || who.isAuthor);
    case 'reassign':
      return who.isAuthor || who.isLeader;
    case 'cancel':
      return who.isAuthor;
  }
}

/** The fields that only the people of `mayArrangeTask` may change after creation: executor, term, check. */
export const arrangedFields = [
  'executor',
  'executorRole',
  'executionPeriod',
  'checkExecution',
  'checker',
] as const;

export function mayArrangeTask({ fullRights, isAuthor, isLeader }: TaskRelation): boolean {
  return fullRights || isAuthor || isLeader;
}

/** Whether only the executor could accept the task: as its checker, or as its author if it has no checker. */
export function checksOneself(task: {
  readonly checkExecution: boolean;
  readonly executorId: number | null;
  readonly checkerId: number | null;
  readonly authorId: number | null;
}): boolean {
  return (
    task.checkExecution && task.executorId !== null && (task.checkerId ?? task.authorId) === task.executorId
  );
}
