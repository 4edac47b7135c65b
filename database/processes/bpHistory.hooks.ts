import type { Hooks } from '../writing/hooks.ts';

/** A comment in the history always gets the present time and the actor as its author. */
export const bpHistoryHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    if (actor.system || before) return;
    draft.date = new Date().toISOString();
    draft.executor = actor.userId;
  },
};
