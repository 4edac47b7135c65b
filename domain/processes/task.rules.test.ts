import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import {
  allowedTaskMoves,
  isOver,
  mayArrangeTask,
  mayMoveTask,
  nextTaskState,
  taskMoves,
  type TaskRelation,
  type TaskMove,
  type TaskStage,
  type TaskState,
} from './task.rules.ts';

const ola = 1;
const jan = 2;
const task = (stage: TaskStage, some: Partial<TaskState> = {}): TaskState => ({
  stage,
  executorId: ola,
  executorRoleId: null,
  checkExecution: true,
  ...some,
});
const after = (state: TaskState, move: TaskMove, command = {}) => {
  const next = nextTaskState(state, move, { by: ola, ...command });
  return isRefusal(next) ? next.code : next.stage;
};

it.each<[TaskStage, TaskMove, string]>([
  ['NotStarted', 'start', 'Started'],
  ['NotStarted', 'execute', 'Executed'],
  ['Started', 'execute', 'Executed'],
  ['Executed', 'accept', 'Accepted'],
  ['Executed', 'reject', 'Started'],
  ['Executed', 'cancelExecution', 'Started'],
  ['Executed', 'cancel', 'Canceled'],
  ['Started', 'start', 'task_move_illegal'],
  ['NotStarted', 'accept', 'task_move_illegal'],
  ['Accepted', 'cancelExecution', 'task_move_illegal'],
  ['Accepted', 'cancel', 'task_move_illegal'],
  ['Canceled', 'start', 'task_move_illegal'],
  ['Executed', 'reassign', 'task_move_illegal'],
])('a task that is %s: %s makes it %s', (stage, move, expected) => {
  expect(after(task(stage), move)).toBe(expected);
});

describe('a task', () => {
  it('a task that nobody checks is accepted when it is executed', () => {
    expect(after(task('Started', { checkExecution: false }), 'execute')).toBe('Accepted');
  });

  it('a task of a role becomes the task of the first person who takes, starts or executes it', () => {
    const free = task('NotStarted', { executorId: null, executorRoleId: 7 });
    for (const move of ['claim', 'start', 'execute'] as const) {
      expect(nextTaskState(free, move, { by: jan })).toMatchObject({ executorId: jan });
    }
    expect(after(task('NotStarted', { executorRoleId: 7 }), 'claim', { by: jan })).toBe('task_taken');
    expect(after(task('NotStarted', { executorRoleId: 7 }), 'claim', { by: ola })).toBe('NotStarted');
  });

  it('a task that is given to somebody else begins anew, and needs to be given to somebody', () => {
    expect(nextTaskState(task('Started'), 'reassign', { by: ola, executorId: jan })).toMatchObject({
      stage: 'NotStarted',
      executorId: jan,
    });
    expect(after(task('Started'), 'reassign')).toBe('executor_missing');
  });

  it('offers the moves that are not refused, and none when it is over', () => {
    const states = fc.record({
      stage: fc.constantFrom<TaskStage>('NotStarted', 'Started', 'Executed', 'Accepted', 'Canceled'),
      executorId: fc.constantFrom(ola, null),
      executorRoleId: fc.constantFrom(7, null),
      checkExecution: fc.boolean(),
    });
    fc.assert(
      fc.property(states, (state) => {
        const made = taskMoves.filter(
          (move) => !isRefusal(nextTaskState(state, move, { by: ola, executorId: jan })),
        );
        expect(made).toEqual(allowedTaskMoves(state));
        expect(made.length === 0).toBe(isOver(state));
      }),
    );
  });
});

const nobody: TaskRelation = {
  fullRights: false,
  isExecutor: false,
  isMember: false,
  isChecker: false,
  isAuthor: false,
  isLeader: false,
};
const movesOf = (who: Partial<TaskRelation>, state = task('Started')) =>
  taskMoves.filter((move) => mayMoveTask(state, move, { ...nobody, ...who }));

it.each<[string, Partial<TaskRelation>, TaskState, readonly TaskMove[]]>([
  ['nobody in particular', {}, task('Started'), []],
  ['its executor', { isExecutor: true }, task('Started'), ['claim', 'start', 'execute', 'cancelExecution']],
  [
    'a member of the role while nobody has taken it',
    { isMember: true },
    task('NotStarted', { executorId: null }),
    ['claim', 'start', 'execute', 'cancelExecution'],
  ],
  ['a member of the role once it is taken', { isMember: true }, task('Started'), ['claim']],
  ['its checker', { isChecker: true }, task('Executed'), ['accept', 'reject']],
  [
    'a checker who executes it does not accept their own work',
    { isChecker: true, isExecutor: true },
    task('Executed'),
    ['claim', 'start', 'execute', 'cancelExecution'],
  ],
  ['its author', { isAuthor: true }, task('Executed'), ['accept', 'reject', 'reassign', 'cancel']],
  [
    'an author who executes it does not accept their own work',
    { isAuthor: true, isExecutor: true },
    task('Executed'),
    ['claim', 'start', 'execute', 'cancelExecution', 'reassign', 'cancel'],
  ],
  ['the leader of its executor', { isLeader: true }, task('Started'), ['reassign']],
  ['full rights', { fullRights: true }, task('Started'), taskMoves],
])('%s may make these moves', (_who, who, state, expected) => {
  expect(movesOf(who, state)).toEqual(expected);
});

it.each<[string, Partial<TaskRelation>, boolean]>([
  ['its author', { isAuthor: true }, true],
  ['the leader of its executor', { isLeader: true }, true],
  ['full rights', { fullRights: true }, true],
  ['its executor', { isExecutor: true }, false],
  ['its checker', { isChecker: true }, false],
  ['a member of its role', { isMember: true }, false],
])('whether its term and executor are changed by %s', (_who, who, may) => {
  expect(mayArrangeTask({ ...nobody, ...who })).toBe(may);
});
