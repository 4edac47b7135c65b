import { isBound } from '#domain/platform/access.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** What people of a company write, and what was said to them by e-mail, that company can read. */
export const commentHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    const isByEmail = (before?.byEmail ?? draft.byEmail) === true;
    if (isByEmail || (!before && isBound(actor))) draft.forCustomer = true;
  },
};
