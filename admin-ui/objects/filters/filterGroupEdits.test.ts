import { describe, expect, it } from 'vitest';
import { partsOfGroup, type FilterPart } from '#domain/platform/filterParts.ts';
import {
  addedTo,
  canBeKept,
  changedAt,
  storedParts,
  mayBeAny,
  mayContainGroup,
  rootOf,
} from './filterGroupEdits.ts';

const filled = (fieldPath: string): FilterPart => ({ fieldPath, operator: 'filled' });
const [a, b, c] = [filled('a'), filled('b'), filled('c')];

describe('what a list keeps and what the filters manager shows of it', () => {
  it.each<[string, readonly FilterPart[]]>([
    ['nothing', []],
    ['conditions that must all hold', [a, b]],
    ['any of some', [{ or: [a, b] }]],
    ['a group among conditions', [a, { or: [b, c] }]],
    ['groups in a group', [{ or: [{ and: [a, b] }, { and: [b, c] }] }]],
  ])('is the same again: %s', (_what, parts) => {
    expect(storedParts(rootOf(parts))).toEqual(parts);
  });

  it('an empty whole keeps nothing, whichever way its conditions would have been joined', () => {
    expect(storedParts({ or: [] })).toEqual([]);
  });
});

describe('in the filters manager', () => {
  const whole = rootOf([a, { or: [b, { and: [c] }] }]);

  it('a picked field goes into the group that was aimed at', () => {
    expect(addedTo(whole, [], b)).toEqual({ and: [a, { or: [b, { and: [c] }] }, b] });
    expect(addedTo(whole, [1], a)).toEqual({ and: [a, { or: [b, { and: [c] }, a] }] });
    expect(addedTo(whole, [1, 1], a)).toEqual({ and: [a, { or: [b, { and: [c, a] }] }] });
  });

  it('a part is changed or removed where it is, and nothing else is', () => {
    expect(changedAt(whole, [1, 1, 0], () => a)).toEqual({ and: [a, { or: [b, { and: [a] }] }] });
    expect(changedAt(whole, [1], () => undefined)).toEqual({ and: [a] });
    expect(changedAt(whole, [7], () => undefined)).toEqual(whole);
  });

  it('groups stand in groups as deep as can be kept, and no deeper', () => {
    expect([[], [0], [0, 0], [0, 0, 0]].map(mayContainGroup)).toEqual([true, true, false, false]);
  });

  it('the root is joined by "any" only while the filter can be kept then', () => {
    // A condition was added beside a filter that had all levels of groups already.
    const deepest: FilterPart = { or: [a, { and: [b, { or: [b, c] }] }] };
    for (const parts of [[a], [a, { or: [b, { and: [c] }] }], [deepest], [deepest, c]]) {
      const root = rootOf(parts);
      expect(canBeKept(storedParts(root))).toBe(true);
      const joined = partsOfGroup(root);
      expect(mayBeAny(root)).toBe(canBeKept(storedParts({ or: joined })));
      expect(canBeKept(storedParts({ and: joined }))).toBe(true);
    }
    expect(mayBeAny(rootOf([deepest, c]))).toBe(false);
  });

  it('a filter of too many conditions cannot be kept', () => {
    expect(canBeKept(Array.from({ length: 50 }, () => a))).toBe(true);
    expect(canBeKept(Array.from({ length: 51 }, () => a))).toBe(false);
  });
});
