import { orderTotals, type LineAmounts } from '#domain/sales/orderTotals.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** An order's totals follow its lines, whoever wrote them. */
export const salesOrderHooks: Hooks = {
  beforeWrite: async (draft) => {
    if (Array.isArray(draft.products)) Object.assign(draft, orderTotals(draft.products as LineAmounts[]));
  },
};
