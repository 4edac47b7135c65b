import {
  groupDepth,
  isCondition,
  partsOfGroup,
  type FilterGroup,
  type FilterPart,
} from '#domain/platform/filterParts.ts';

export type Join = 'and' | 'or';
/** The way to a part: which one in the whole, which one in that, and so on; the whole itself is `[]`. */
export type Place = readonly number[];

export const joinOf = (group: FilterGroup): Join => ('and' in group ? 'and' : 'or');
export const groupOf = (join: Join, parts: readonly FilterPart[]): FilterGroup =>
  join === 'and' ? { and: parts } : { or: parts };

/** A list's parts as one group, which the filters manager begins with; one that stands alone is it. */
export const wholeOf = (parts: readonly FilterPart[]): FilterGroup => {
  const [first, ...others] = parts;
  return first && others.length === 0 && !isCondition(first) ? first : { and: parts };
};

/** What is kept of the whole: a list of which all must hold. */
export const keptOf = (whole: FilterGroup): readonly FilterPart[] => {
  const parts = partsOfGroup(whole);
  return joinOf(whole) === 'and' || parts.length === 0 ? parts : [whole];
};

/** The group at a place; the one above where there is none. */
export const groupAt = (group: FilterGroup, [index, ...deeper]: Place): FilterGroup => {
  const part = index === undefined ? undefined : partsOfGroup(group)[index];
  return part && !isCondition(part) ? groupAt(part, deeper) : group;
};

/** The whole with one part changed, or without it where `change` gives nothing back. */
export const changedAt = (
  group: FilterGroup,
  [index, ...deeper]: Place,
  change: (part: FilterPart) => FilterPart | undefined,
): FilterGroup => {
  const parts = partsOfGroup(group).flatMap((part, at) => {
    if (at !== index) return [part];
    if (deeper.length === 0) return change(part) ?? [];
    return isCondition(part) ? [part] : [changedAt(part, deeper, change)];
  });
  return groupOf(joinOf(group), parts);
};

/** The whole with a part more at the end of a group. */
export const addedTo = (whole: FilterGroup, place: Place, part: FilterPart): FilterGroup => {
  const add = (group: FilterGroup) => groupOf(joinOf(group), [...partsOfGroup(group), part]);
  if (place.length === 0) return add(whole);
  return changedAt(whole, place, (group) => (isCondition(group) ? group : add(group)));
};

/** Whether a group may stand in the one at this place. */
export const takesGroup = (place: Place): boolean => place.length + 1 < groupDepth;

/** A place that stays in the group above one whose parts move up. */
export const parentOf = (place: Place): Place => place.slice(0, -1);
export const samePlace = (one: Place, other: Place): boolean => one.join() === other.join();
