import { describe, expect, it } from 'vitest';
import { declarations, objects } from '../objects.ts';
import { followsLinks, may } from './access.rules.ts';
import { nobody, type Actor } from './actor.ts';
import { canBeGiven, rightOf, withRight, type RightsRow } from './roleRights.rules.ts';
import { roleKeys, type RoleKey } from './roles.ts';

/** Somebody who holds this one role, and nothing else. */
const holding = (key: string, rows: readonly RightsRow[]): Actor => ({
  ...nobody,
  external: false,
  roles: [key as RoleKey],
  grants: rows
    .filter(({ read, modify }) => read || modify)
    .map(({ objectType, modify }) => ({ object: objectType, modify })),
});

const given: readonly RightsRow[] = [
  { objectType: 'vehicle', read: true, modify: false },
  { objectType: 'invoice', read: false, modify: true },
  { objectType: 'mine', read: false, modify: false },
];

/** What hangs on another record is open to whom that record is open: no role decides it. */
const decidedByRoles = declarations.filter(
  ({ belongsToRecord, copiesRecords }) => !belongsToRecord && !copiesRecords,
);

describe('the table of rights', () => {
  // `gate` is the key of a role that an administrator defined.
  it.each([...roleKeys, 'gate'].flatMap((key) => [[key, []] as const, [key, given] as const]))(
    'the table of rights says what the rules of access do for the role %s with the rows %j',
    (key, rows) => {
      for (const declaration of decidedByRoles)
        for (const type of ['read', 'modify'] as const) {
          // A letter is read by whom a record is open that it is linked with, whatever their roles.
          if (type === 'read' && followsLinks(holding(key, rows), declaration)) continue;
          expect(rightOf(key, rows, declaration, type) !== 'none', `${type} ${declaration.name}`).toBe(
            may(holding(key, rows), type, declaration),
          );
        }
    },
  );
});

describe('a tick', () => {
  const { vehicle } = objects;
  it('a right to change an object is also one to read it', () => {
    expect(withRight([], vehicle, 'modify', true)).toEqual([
      { objectType: 'vehicle', read: true, modify: true },
    ]);
  });
  it('taken from reading takes changing with it', () => {
    expect(withRight([{ objectType: 'vehicle', read: true, modify: true }], vehicle, 'read', false)).toEqual(
      [],
    );
  });
  it('taken from changing leaves reading', () => {
    const rows = [{ id: 7, objectType: 'vehicle', read: true, modify: true }];
    expect(withRight(rows, vehicle, 'modify', false)).toEqual([
      { id: 7, objectType: 'vehicle', read: true, modify: false },
    ]);
  });
  it('is not offered where only the server writes', () => {
    expect(canBeGiven(objects.weightMemory, 'modify')).toBe(false);
    expect(canBeGiven(objects.weightMemory, 'read')).toBe(true);
    expect(canBeGiven(objects.objectVersion, 'read')).toBe(false);
  });
});
