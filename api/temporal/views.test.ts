import type { z } from 'zod';
import { expect, it } from 'vitest';
import { taskContracts } from '#domain/processes/task.contracts.ts';
import { reclamationContracts } from '#domain/service/reclamation.contracts.ts';
import { newTask, taskView } from '#workflows/processes/task.state.ts';
import { newReclamation, reclamationView } from '#workflows/service/reclamation.state.ts';
import { misfitOf } from '../testing/answersFit.ts';

const now = '2026-11-23T10:00:00.000Z';
const term = '2026-11-26';
const task = { ...newTask(1), due: `${term}T10:00:00.000Z` };
const reclamation = { ...newReclamation(1), term };

/** The API answers with these views. Most of its tests have no worker, so they never hear one with a coming reminder. */
const views: readonly [of: string, contract: z.ZodType, view: { readonly nextReminder: unknown }][] = [
  ['a task', taskContracts.move.answer, taskView(task, now)],
  ['a reclamation', reclamationContracts.decide.answer, reclamationView(reclamation, now)],
];

it.each(views)('the workflow of %s tells what its contract names and no more', (_of, contract, view) => {
  expect(view.nextReminder).toMatchObject({ kind: 'soonDue' });
  expect(misfitOf(contract, view)).toBeUndefined();
});
