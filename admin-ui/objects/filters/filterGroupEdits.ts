import {
  filterParts,
  groupDepth,
  isCondition,
  partsOfGroup,
  type FilterGroup,
  type FilterPart,
} from '#domain/platform/filterParts.ts';

export type Join = 'and' | 'or';
/** The place of a part: its index in the root group, then its index in that part, and so on; the root is `[]`. */
export type PartPlace = readonly number[];

export function joinOf(group: FilterGroup): Join {
  return 'and' in group ? 'and' : 'or';
}
export function groupOf(join: Join, parts: readonly FilterPart[]): FilterGroup {
  return join === 'and' ? { and: parts } : { or: parts };
}

/** The parts of a list's filter as one root group. If the only part is a group, it is the root, so that no needless level is shown. */
export function rootOf(parts: readonly FilterPart[]): FilterGroup {
  const [first, ...others] = parts;
  return first && others.length === 0 && !isCondition(first) ? first : { and: parts };
}

/** The root group as stored: a list of parts that must all hold. */
export function storedParts(root: FilterGroup): readonly FilterPart[] {
  const parts = partsOfGroup(root);
  return joinOf(root) === 'and' || parts.length === 0 ? parts : [root];
}

/** The group at a place. If there is none, the innermost group on the way to it. */
export function groupAt(group: FilterGroup, [index, ...deeper]: PartPlace): FilterGroup {
  const part = index === undefined ? undefined : partsOfGroup(group)[index];
  return part && !isCondition(part) ? groupAt(part, deeper) : group;
}

/** The group with the part at a place changed, or removed if `change` returns undefined. The place must not be the root. */
export function changedAt(
  group: FilterGroup,
  [index, ...deeper]: PartPlace,
  change: (part: FilterPart) => FilterPart | undefined,
): FilterGroup {
  const parts = partsOfGroup(group).flatMap((part, partIndex) => {
    if (partIndex !== index) return [part];
    // An empty list removes the part.
    if (deeper.length === 0) return change(part) ?? [];
    return isCondition(part) ? [part] : [changedAt(part, deeper, change)];
  });
  return groupOf(joinOf(group), parts);
}

/** The root group with a part added at the end of the group at a place. */
export function addedTo(root: FilterGroup, place: PartPlace, part: FilterPart): FilterGroup {
  const add = (group: FilterGroup) => groupOf(joinOf(group), [...partsOfGroup(group), part]);
  if (place.length === 0) return add(root);
  return changedAt(root, place, (group) => (isCondition(group) ? group : add(group)));
}

/**
 * Whether the group at this place may contain another group. The root is on level 1, so the group at `place` is on level
 * `place.length + 1`; `groupDepth` is the deepest level that a group may be on.
 */
export function mayContainGroup(place: PartPlace): boolean {
  return place.length + 1 < groupDepth;
}

/** How many levels of groups a group has, itself included. */
const levelsOf = (group: FilterGroup): number =>
  1 + Math.max(0, ...partsOfGroup(group).map((part) => (isCondition(part) ? 0 : levelsOf(part))));

/**
 * Whether the parts of the root may be joined by `or`. The root is then itself stored as a group, and the depth of groups is
 * limited; with `and`, it is stored as a list of parts.
 */
export function mayBeAny(root: FilterGroup): boolean {
  return levelsOf(root) <= groupDepth;
}

/** Whether a list can keep these parts: they are neither too many nor too deep. */
export function canBeKept(parts: readonly FilterPart[]): boolean {
  return filterParts.safeParse(parts).success;
}

/** The place of the parent group. */
export function parentOf(place: PartPlace): PartPlace {
  return place.slice(0, -1);
}
export function samePlace(one: PartPlace, other: PartPlace): boolean {
  return one.join() === other.join();
}
