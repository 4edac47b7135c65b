import { isBound } from '#domain/platform/access.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A comment that people of a customer write, or that is sent or received by e-mail, can be read by the customer. */
export const commentHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    const isByEmail = (before?.byEmail ?? draft.byEmail) === true;
    if (isByEmail || (!before && isBound(actor))) draft.forCustomer = true;
  },
};
