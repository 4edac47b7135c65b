import type { Declaration } from '../kernel/declaration.ts';
import type { AccessType } from './access.rules.ts';

/** The rights of a role on one object, from its rows. */
export interface RightsRow {
  readonly objectType: string;
  readonly read: boolean;
  readonly modify: boolean;
}

export type Right = 'builtIn' | 'given' | 'none';

/** Whether a role has a right on an object, and whether from the declaration or from its rows. */
export function rightOf(
  roleKey: string,
  rows: readonly RightsRow[],
  { name, access }: Declaration,
  type: AccessType,
): Right {
  if ((access[type] as readonly string[]).includes(roleKey)) return 'builtIn';
  const row = rows.find(({ objectType }) => objectType === name);
  // The right to change includes the right to read.
  return row && (row.modify || (type === 'read' && row.read)) ? 'given' : 'none';
}

/**
 * Whether a right can be given: no right on objects that hold copies of other records, and no right to change records that only
 * the server writes.
 */
export function canBeGiven({ copiesRecords, writtenBy }: Declaration, type: AccessType): boolean {
  return !copiesRecords && (type === 'read' || !writtenBy);
}

/**
 * The rows after giving or removing one right. The right to change includes the right to read: giving it gives both, and removing
 * the right to read removes both.
 */
export function withRight<R extends RightsRow>(
  rows: readonly R[],
  { name }: Declaration,
  type: AccessType,
  isGiven: boolean,
): readonly (R | RightsRow)[] {
  const others = rows.filter(({ objectType }) => objectType !== name);
  const ownRow = rows.find(({ objectType }) => objectType === name);
  if (!isGiven && type === 'read') return others;
  if (!isGiven && !ownRow) return rows;
  const modify = type === 'modify' ? isGiven : (ownRow?.modify ?? false);
  return [...others, { ...ownRow, objectType: name, read: true, modify }];
}
