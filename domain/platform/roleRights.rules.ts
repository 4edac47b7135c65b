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

/** Whether a right can be given: records that only the server writes cannot be changed by a role. */
export function canBeGiven({ copiesRecords, writtenBy }: Declaration, type: AccessType): boolean {
  return !copiesRecords && (type === 'read' || !writtenBy);
}

/** The rows after giving or removing one right; the right to change includes the right to read. */
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
