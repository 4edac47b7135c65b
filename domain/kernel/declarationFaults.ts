import { fieldOf, usualOrder, type Declaration, type HangingRecords } from './declaration.ts';
import type { Field } from './field.ts';
import { type Objects, faultsOfFields } from './fieldFaults.ts';

/** What is wrong with a declaration: sentences that begin with the name of its object, for the developer; empty if nothing is. */
export function faultsOf(declaration: Declaration, registry: Objects): string[] {
  return [
    ...faultsOfFields(declaration, registry),
    ...faultsOfNames(declaration, registry),
    ...faultsOfHanging(declaration, registry),
    ...faultsOfPeople(declaration, registry),
    ...faultsOfOwnKind(declaration),
    ...faultsOfLifecycle(declaration, registry),
  ].map((fault) => `${declaration.name}: ${fault}`);
}

/** Finds names of fields that do not exist, in lists, indexes, searches, filters and other names. */
const faultsOfNames = (declaration: Declaration, registry: Objects): string[] => {
  const { presentation, list, indexes, rarelyFilled = [], uniques = [], search } = declaration;
  const named = [
    ...presentation,
    ...list,
    ...usualOrder(declaration),
    ...indexes.flat(),
    ...rarelyFilled,
    ...uniques.flat(),
  ];
  const aliases = Object.values(declaration.filterAliases ?? {});
  return [
    ...named
      .filter((name) => !fieldOf(declaration, name))
      .map((name) => `names a field "${name}" that it does not have`),
    ...search
      .filter((name) => fieldAlong(declaration, name.split('.'), registry)?.type !== 'text')
      .map((name) => `searches "${name}", which is not a text`),
    ...aliases
      .filter((path) => !fieldAlong(declaration, path.split('.'), registry))
      .map((path) => `filters by "${path}", which it does not have`),
    ...Object.entries(declaration.alsoNamed ?? {}).flatMap(([other, own]) => [
      ...(declaration.fields[own] ? [] : [`names "${own}" otherwise, which it does not have`]),
      ...(fieldOf(declaration, other.split('.')[0] ?? '')
        ? [`calls "${own}" by "${other}" too, which is another field of it`]
        : []),
    ]),
  ];
};

/** Checks that the lists in `answersWith` hold records that refer to the object, and the paths that say who sees its records. */
const faultsOfHanging = (declaration: Declaration, registry: Objects): string[] => [
  ...Object.entries(declaration.answersWith ?? {}).flatMap(([list, hanging]) => [
    ...(fieldOf(declaration, list) ? [`is answered with "${list}", which is a field of it`] : []),
    ...(hangsOn(declaration, hanging, registry)
      ? []
      : [`is answered with "${list}", whose records do not hang on it`]),
  ]),
  ...declaration.belongsTo
    .filter((path) => !leadsToCounterparty(declaration, path.split('.'), registry))
    .map((path) => `belongs to "${path}", which is no path to a counterparty`),
  ...(declaration.shownBy ?? [])
    .filter((path) => {
      const [object = '', reference = ''] = path.split('.');
      const field = registry.has(object) ? fieldOf(registry.byName(object), reference) : undefined;
      return field?.type !== 'reference' || field.to !== declaration.name;
    })
    .map((path) => `is shown by "${path}", which is no reference to it`),
];

/** Checks that owners, and those with whom a record is shared, are users. A record may also be shared by a boolean field. */
const faultsOfPeople = (declaration: Declaration, registry: Objects): string[] => {
  const { personal, sharedWith, belongsToRecord } = declaration;
  const faults: string[] = [];
  if (personal !== undefined && !isUser(fieldAlong(declaration, personal.split('.'), registry)))
    faults.push(`is personal to "${personal}", which is no reference to a user`);
  for (const path of [...(sharedWith?.read ?? []), ...(sharedWith?.modify ?? [])]) {
    const field = fieldOrCell(declaration, path.split('.'), registry);
    if (personal === undefined || !(isUser(field) || field?.type === 'boolean'))
      faults.push(`is shared with "${path}", which names nobody`);
  }
  if (belongsToRecord !== undefined) {
    const { object, id } = belongsToRecord;
    if (fieldOf(declaration, object)?.type !== 'text' || fieldOf(declaration, id)?.type !== 'integer')
      faults.push(`hangs on the record of "${object}" and "${id}", which are no name and id`);
  }
  return faults;
};

/** Checks that the references by which records are grouped or merged lead to records of the same object. */
const faultsOfOwnKind = (declaration: Declaration): string[] => {
  const { groupedBy, mergedInto } = declaration;
  const isOwnKind = (name: string): boolean => {
    const field = fieldOf(declaration, name);
    return field?.type === 'reference' && field.to === declaration.name;
  };
  return [
    ...(groupedBy === undefined || isOwnKind(groupedBy)
      ? []
      : [`is grouped by "${groupedBy}", which is no reference to its own kind`]),
    ...(mergedInto === undefined || isOwnKind(mergedInto)
      ? []
      : [`is merged into "${mergedInto}", which is no reference to its own kind`]),
  ];
};

/**
 * Checks that the paths of its lifecycle exist, that every record is in one state because the last one has no conditions, and that
 * a document has a prefix.
 */
const faultsOfLifecycle = (declaration: Declaration, registry: Objects): string[] => [
  ...pathsOfLifecycle(declaration)
    .filter((path) => !fieldAlong(declaration, path.split('.'), registry))
    .map((path) => `has a lifecycle that asks for "${path}", which is no path to a field`),
  ...(declaration.lifecycle && declaration.lifecycle.states.at(-1)?.when.length !== 0
    ? ['has a lifecycle in whose states not every record is']
    : []),
  ...(declaration.kind === 'document' && !declaration.prefix ? ['is a document without a prefix'] : []),
];

/** The fields that its lifecycle and its constraints name. */
const pathsOfLifecycle = ({ lifecycle, constraints = [] }: Declaration): readonly string[] => [
  ...(lifecycle?.partOf ? [lifecycle.partOf] : []),
  ...(lifecycle?.states ?? []).flatMap(({ when, keeps = [] }) => [...when.map(({ path }) => path), ...keeps]),
  ...constraints.flatMap((each) => [
    each.field,
    ...('other' in each ? [each.other] : []),
    ...('country' in each && each.country ? [each.country] : []),
    ...('reference' in each ? [each.reference] : []),
    ...('fields' in each ? each.fields : []),
  ]),
];

const isUser = (field: Field | undefined): boolean => field?.type === 'reference' && field.to === 'user';

/** The field at the end of a path through references; undefined if the path leads nowhere. */
const fieldAlong = (
  declaration: Declaration,
  [first = '', ...rest]: readonly string[],
  registry: Objects,
): Field | undefined => {
  const field = fieldOf(declaration, first);
  if (rest.length === 0) return field;
  return field?.type === 'reference' && registry.has(field.to)
    ? fieldAlong(registry.byName(field.to), rest, registry)
    : undefined;
};

/** As `fieldAlong`; the path may also end in a table part. */
const fieldOrCell = (declaration: Declaration, path: readonly string[], registry: Objects) => {
  const part = fieldAlong(declaration, path.slice(0, -1), registry);
  return part?.type === 'rows' ? part.fields[path.at(-1) ?? ''] : fieldAlong(declaration, path, registry);
};

/** Whether a path leads to a counterparty; `id` means that the record itself is one. */
const leadsToCounterparty = (declaration: Declaration, path: string[], registry: Objects): boolean => {
  const [first, ...rest] = path;
  if (first === 'id' && rest.length === 0) return declaration.name === 'counterparty';
  const field = first === undefined ? undefined : fieldOf(declaration, first);
  if (field?.type !== 'reference' || !registry.has(field.to)) return false;
  if (rest.length === 0) return field.to === 'counterparty';
  return leadsToCounterparty(registry.byName(field.to), rest, registry);
};

/**
 * Whether records of the other object can refer to a record of this one: by a reference (`by`), or by a field with the name of an
 * object (`ownerObject`) and one with an id (`ownerId`).
 */
const hangsOn = ({ name }: Declaration, hanging: HangingRecords, registry: Objects): boolean => {
  if (!registry.has(hanging.object)) return false;
  const field = (path: string) => fieldOf(registry.byName(hanging.object), path);
  if (!('by' in hanging))
    return field(hanging.ownerObject)?.type === 'text' && field(hanging.ownerId)?.type === 'integer';
  const by = field(hanging.by);
  return by?.type === 'reference' && by.to === name;
};
