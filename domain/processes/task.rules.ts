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

/** What a task's history calls a move that was made. */
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

export type TaskStage = 'NotStarted' | 'Started' | 'Executed' | 'Accepted' | 'Canceled';

/** How far a task has come, and whose it is. With neither executor nor role it is nobody's yet. */
export interface TaskState {
  readonly stage: TaskStage;
  readonly executorId: number | null;
  readonly executorRoleId: number | null;
  /** Whether somebody looks at what was done before it counts. */
  readonly checkExecution: boolean;
}

export const isSameTaskState = (one: TaskState, other: TaskState): boolean =>
  one.stage === other.stage &&
  one.executorId === other.executorId &&
  one.executorRoleId === other.executorRoleId &&
  one.checkExecution === other.checkExecution;

/** How far a task has come, by the columns of its record. */
export interface TaskFlags {
  readonly started: boolean;
  readonly executed: boolean;
  readonly executionAccepted: boolean;
  readonly canceled: boolean;
}

export const taskStageOf = ({ started, executed, executionAccepted, canceled }: TaskFlags): TaskStage => {
  if (canceled) return 'Canceled';
  if (executionAccepted) return 'Accepted';
  if (executed) return 'Executed';
  return started ? 'Started' : 'NotStarted';
};

/** From which stages each move is made. */
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

export const isOver = ({ stage }: Pick<TaskState, 'stage'>): boolean =>
  stage === 'Accepted' || stage === 'Canceled';

export const allowedTaskMoves = ({ stage }: TaskState): readonly TaskMove[] =>
  taskMoves.filter((move) => legalFrom[move].includes(stage));

/** What a move says besides its name. */
export interface TaskCommand {
  /** Id of the user; null when a process or the house itself did it. */
  readonly by: number | null;
  readonly executorId?: number | null;
  readonly executorRoleId?: number | null;
}

/** The task after a move, or why it cannot be made. Of two who take a role's task at once, the second is refused. */
export const nextTaskState = (task: TaskState, move: TaskMove, command: TaskCommand): TaskState | Refusal => {
  if (!legalFrom[move].includes(task.stage)) {
    return refuse('task_move_illegal', { stage: task.stage, allowed: [...allowedTaskMoves(task)] });
  }
  if (move === 'claim' && task.executorId !== null && task.executorId !== command.by) {
    return refuse('task_taken');
  }
  if (move === 'reassign' && !command.executorId && !command.executorRoleId)
    return refuse('executor_missing');
  return { ...task, ...changes[move](task, command) };
};

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

/** Who somebody is to a task. */
export interface Standing {
  readonly fullRights: boolean;
  readonly isExecutor: boolean;
  /** Of the role that the task was given to. */
  readonly isMember: boolean;
  readonly isChecker: boolean;
  readonly isAuthor: boolean;
  /** Of a department in which its executor works, or deputy there. */
  readonly isLeader: boolean;
}

/** Whether somebody may make a move, as far as it depends on who they are. */
export const mayMoveTask = (task: TaskState, move: TaskMove, who: Standing): boolean => {
  if (who.fullRights) return true;
  const hands = who.isExecutor || (task.executorId === null && who.isMember);
  switch (move) {
    case 'claim':
      // Of a task that a colleague has taken, they hear that it is taken.
      return who.isMember || who.isExecutor;
    case 'start':
    case 'execute':
    case 'cancelExecution':
      return hands;
    case 'accept':
    case 'reject':
      return who.isChecker || (who.isAuthor && !who.isExecutor);
    case 'reassign':
      return who.isAuthor || who.isLeader;
    case 'cancel':
      return who.isAuthor;
  }
};

/** What of a task only who gave it, or leads its executor, changes once it is given: whose it is, its term, its check. */
export const arrangedFields = [
  'executor',
  'executorRole',
  'executionPeriod',
  'checkExecution',
  'checker',
] as const;

export const mayArrangeTask = ({ fullRights, isAuthor, isLeader }: Standing): boolean =>
  fullRights || isAuthor || isLeader;
