import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { followPlan } from './unloadingOfPlan.ts';

/** What is approved stands; what is being weighed does not vanish. The workflow alone changes boxes once it has begun. */
export const shipUnloadingHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    if (before && !context.actor.system) staysAsItWent(draft, before);
    await followPlan(draft, before, context);
  },
};

const staysAsItWent = (draft: Draft, before: AnyRecord): void => {
  if (before.approvedDate !== null) throw fail('unloading_fixed', { number: String(before.numberStr) });
  const hasBegun = before.status !== 'notWeighting';
  const marks = draft.markedToDelete === true && !before.markedToDelete;
  if (hasBegun && (marks || draft.boxes !== undefined))
    throw fail('owned_by_workflow', { object: 'shipUnloading', owner: 'shipUnloading' });
};

/** A row of the plumb line comes and goes with its workflow; what the counter showed may be written in later. */
export const plumbLineHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    if (before && !actor.system && draft.markedToDelete !== undefined)
      throw fail('owned_by_workflow', { object: 'plumbLine', owner: 'shipUnloading' });
  },
};
