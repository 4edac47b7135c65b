import { mustBeVariantOf } from '../goods/mustBeVariantOf.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

/** The rows of a price list name variants of their products only. */
export const pricelistHooks: Hooks = {
  beforeWrite: async ({ items }, _before, { tx }) => {
    if (Array.isArray(items)) await mustBeVariantOf(tx.sql, 'items', items as Draft[]);
  },
};
