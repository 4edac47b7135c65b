import type { AnyRecord } from '#domain/kernel/record.ts';
import type { SchemeFlags } from '#domain/weighing/operations.rules.ts';

/** The flags by which a scheme of cargo changes an operation; all false without a scheme. */
export function schemeFlags(scheme: AnyRecord | undefined): SchemeFlags {
  return {
    reverseOperation: scheme?.reverseOperation === true,
    returnToWarehouse: scheme?.returnToWarehouse === true,
    moving: scheme?.moving === true,
  };
}
