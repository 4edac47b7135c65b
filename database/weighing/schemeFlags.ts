import type { AnyRecord } from '#domain/kernel/record.ts';
import type { SchemeFlags } from '#domain/weighing/operations.rules.ts';

/** What a scheme of cargo turns round; nothing where there is none. */
export const schemeFlags = (scheme: AnyRecord | undefined): SchemeFlags => ({
  reverseOperation: scheme?.reverseOperation === true,
  returnToWarehouse: scheme?.returnToWarehouse === true,
  moving: scheme?.moving === true,
});
