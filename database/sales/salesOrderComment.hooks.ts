import { isBound } from '#domain/platform/access.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A comment by a user who is bound to a company is visible to that company. */
export const salesOrderCommentHooks: Hooks = {
  beforeWrite: async (draft, before, { actor }) => {
    if (!before && isBound(actor)) draft.forCustomer = true;
  },
};
