import {
  groupDepth,
  isCondition,
  partsOfGroup,
  type FilterGroup,
  type FilterPart,
} from '#domain/platform/filterParts.ts';

export type Join = 'and' | 'or';
/** The path to a part: its index in the root group, then its index in that part, and so on; the root is `[]`. */
export type PartPath = readonly number[];

export function joinOf(group: FilterGroup): Join {
  return 'and' in group ? 'and' : 'or';
}
export function groupOf(join: Join, parts: readonly FilterPart[]): FilterGroup {
  return join === 'and' ? { and: parts } : { or: parts };
}

/** A list's filter parts as one root group for the filters manager; a single group is used as the root itself. */
export function rootOf(parts: readonly FilterPart[]): FilterGroup {
  const [first, ...others] = parts;
  return first && others.length === 0 && !isCondition(first) ? first : { and: parts };
}

/** The root group as stored: a list of parts that must all hold. */
export function storedParts(root: FilterGroup): readonly FilterPart[] {
  const parts = partsOfGroup(root);
  return joinOf(root) === 'and' || parts.length === 0 ? parts : [root];
}

/** The group at a place; the innermost existing one if there is none there. */
export function groupAt(group: FilterGroup, [index, ...deeper]: PartPath): FilterGroup {
  const part = index === undefined ? undefined : partsOfGroup(group)[index];
  return part && !isCondition(part) ? groupAt(part, deeper) : group;
}

/** The group with the part at a path changed, or removed if `change` returns undefined. The path must not be the root. */
export function changedAt(
  group: FilterGroup,
  [index, ...deeper]: PartPath,
  change: (part: FilterPart) => FilterPart | undefined,
): FilterGroup {
  const parts = partsOfGroup(group).flatMap((part, partIndex) => {
    if (partIndex !== index) return [part];
    if (deeper.length === 0) return change(part) ?? [];
    return isCondition(part) ? [part] : [changedAt(part, deeper, change)];
  });
  return groupOf(joinOf(group), parts);
}

/** The root group with a part added at the end of the group at a place. */
export function addedTo(root: FilterGroup, place: PartPath, part: FilterPart): FilterGroup {
  const add = (group: FilterGroup) => groupOf(joinOf(group), [...partsOfGroup(group), part]);
  if (place.length === 0) return add(root);
  return changedAt(root, place, (group) => (isCondition(group) ? group : add(group)));
}

/** Whether the group at this place may contain another group; the depth is limited. */
export function mayContainGroup(place: PartPath): boolean {
  return place.length + 1 < groupDepth;
}

/** The place of the parent group. */
export function parentOf(place: PartPath): PartPath {
  return place.slice(0, -1);
}
export function samePlace(one: PartPath, other: PartPath): boolean {
  return one.join() === other.join();
}
