import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import {
  allowedActions,
  chosenAnew,
  nextStages,
  noChoice,
  refusalOfChoice,
  type Choice,
} from './standing.rules.ts';
import { fork, graphOf, stage } from './testing.ts';

const graph = graphOf(
  stage(1, { nextStageId: 4 }),
  stage(2, { manuallyDefined: true }),
  stage(3, { nextStageId: 4, allowChangeStage: true, allowChangeExecutor: true }),
  fork(4, { 'record.id > 1': 1 }, 2),
);
const of = (stageId: number) => graph.stages[stageId - 1] ?? stage(stageId);

// The rule; the executed stage; the choice; whether by full rights; the refusal, if any.
it.each<[string, number, Partial<Choice>, boolean, string | null]>([
  ['nothing chosen goes the definition’s way', 1, {}, false, null],
  ['a stage that decides itself takes no other next one', 1, { stageId: 2 }, false, 'next_stage_not_free'],
  ['a stage that decides itself takes another next one from full rights', 1, { stageId: 2 }, true, null],
  ['a stage defined by hand wants the next one', 2, {}, false, 'next_stage_missing'],
  ['a stage defined by hand wants the next one from full rights too', 2, {}, true, 'next_stage_missing'],
  ['a stage defined by hand may lead to any stage that is executed', 2, { stageId: 3 }, false, null],
  ['a condition is not chosen', 2, { stageId: 4 }, true, 'next_stage_not_free'],
  ['a stage that the definition has not is not chosen', 2, { stageId: 9 }, true, 'next_stage_not_free'],
  ['a stage that allows it takes another next one', 3, { stageId: 1 }, false, null],
  ['the next executor is chosen where that is allowed', 3, { executorId: 5 }, false, null],
  ['the next executor is not chosen elsewhere', 1, { executorRoleId: 5 }, false, 'next_executor_not_free'],
  ['full rights choose the next executor anywhere', 1, { executorId: 5 }, true, null],
])('%s', (_rule, at, choice, fullRights, expected) => {
  const refusal = refusalOfChoice(graph, of(at), { ...noChoice, ...choice }, fullRights);
  expect(isRefusal(refusal) ? refusal.code : null).toBe(expected);
});

it.each<[string, Partial<Choice>, Partial<Choice>]>([
  ['nothing keeps the earlier choice', {}, { stageId: 1, executorId: 5 }],
  ['an executor keeps the stage', { executorId: 7 }, { stageId: 1, executorId: 7 }],
  [
    'a role keeps the stage and replaces the executor',
    { executorRoleId: 8 },
    { stageId: 1, executorRoleId: 8 },
  ],
  ['a stage drops the executor of the earlier one', { stageId: 3 }, { stageId: 3 }],
  ['both replace both', { stageId: 3, executorId: 7 }, { stageId: 3, executorId: 7 }],
])('a new choice of %s', (_rule, anew, expected) => {
  const earlier = { ...noChoice, stageId: 1, executorId: 5 };
  expect(chosenAnew(earlier, { ...noChoice, ...anew })).toEqual({ ...noChoice, ...expected });
});

it('a person who may choose is offered every stage that is executed, and others none', () => {
  expect([1, 2, 3].map((at) => nextStages(graph, of(at), false))).toEqual([[], [1, 2, 3], [1, 2, 3]]);
  expect(nextStages(graph, of(1), true)).toEqual([1, 2, 3]);
});

const affair = {
  active: true,
  taskCanceled: false,
  taskOpen: true,
  stuck: false,
  mayExecute: false,
  isAuthor: false,
  fullRights: false,
};
it.each([
  ['a stranger, nothing', {}, []],
  ['the executor completes', { mayExecute: true }, ['complete']],
  ['who started it cancels', { isAuthor: true }, ['cancel']],
  ['full rights do all', { fullRights: true, mayExecute: true }, ['complete', 'redirect', 'cancel']],
  [
    'a stopped one is tried again by full rights',
    { taskOpen: false, stuck: true, fullRights: true },
    ['complete', 'redirect', 'cancel'],
  ],
  [
    'a stopped one is not tried again by its executor',
    { taskOpen: false, stuck: true, mayExecute: true },
    [],
  ],
  [
    'one whose task was cancelled is not completed by anybody',
    { taskOpen: false, taskCanceled: true, stuck: true, fullRights: true, mayExecute: true },
    ['redirect', 'cancel'],
  ],
  [
    'one that waits for its checker is not completed',
    { taskOpen: false, fullRights: true },
    ['redirect', 'cancel'],
  ],
  ['one that is over, nothing', { active: false, fullRights: true, mayExecute: true, isAuthor: true }, []],
])('what may be done with a process: %s', (_rule, some, expected) => {
  expect(allowedActions({ ...affair, ...some })).toEqual(expected);
});
