import { fieldOf, fieldsOf, type Declaration, type HangingRecords } from './declaration.ts';
import { fail } from './fail.ts';
import { decimalScale } from './decimals.ts';
import type { Field, FieldType, ReferenceField } from './field.ts';
import { faultOfSource } from './sourceFaults.ts';
import { noParameters, type Parameters } from './parameter.ts';

/** All declared objects, found by name. Created once at start; a wrong declaration then throws an error with its name. */
export interface Registry {
  readonly all: readonly Declaration[];
  byName(name: string): Declaration;
  has(name: string): boolean;
  /** The parameters that administrators have added to an object, as far as known; none if no database was read. */
  parametersOf(name: string): Parameters;
}

/** The same objects, with the parameters of one installation. */
export function withParameters(registry: Registry, parametersOf: Registry['parametersOf']): Registry {
  return {
    ...registry,
    parametersOf,
  };
}

export function createRegistry(declarations: readonly Declaration[]): Registry {
  const names = new Map(declarations.map((declaration) => [declaration.name, declaration]));
  const paths = new Set(declarations.map(({ path }) => path));
  const registry: Registry = {
    all: declarations,
    byName: (name) => {
      const found = names.get(name);
      if (!found) throw fail('object_not_found', { object: name });
      return found;
    },
    has: (name) => names.has(name),
    parametersOf: () => noParameters,
  };
  const faults = declarations.flatMap((declaration) => faultsOf(declaration, registry));
  if (names.size < declarations.length) faults.push('two objects share a name');
  if (paths.size < declarations.length) faults.push('two objects share a path');
  if (faults.length > 0) throw new Error(`Bad declaration: ${faults.join('; ')}`);
  return registry;
}

const faultsOf = (declaration: Declaration, registry: Registry): string[] => {
  const faults: string[] = [];
  const complain = (what: string) => faults.push(`${declaration.name}: ${what}`);

  const known = {
    own: (name: string) => fieldOf(declaration, name),
    of: (object: string, name: string) =>
      registry.has(object) ? fieldOf(registry.byName(object), name) : undefined,
  };
  for (const [name, field] of Object.entries(fieldsOf(declaration))) {
    for (const source of ('takes' in field && field.takes) || []) {
      const fault = faultOfSource(field, source, known);
      if (fault) complain(`field "${name}" ${fault}`);
    }
    const cells = field.type === 'rows' ? Object.entries(field.fields) : [[name, field] as const];
    for (const [cell, { type, ...traits }] of cells) {
      const where = field.type === 'rows' ? `${name}.${cell}` : name;
      if (!/^[a-z][A-Za-z0-9]*$/.test(cell)) complain(`field "${where}" is not in camelCase`);
      if (type === 'reference' && 'to' in traits && !registry.has(traits.to)) {
        complain(`field "${where}" refers to "${traits.to}", which is not declared`);
      }
      if (type === 'reference' && 'shows' in traits && 'to' in traits && registry.has(traits.to)) {
        const target = registry.byName(traits.to);
        for (const shown of traits.shows ?? []) {
          if (!isShowable(fieldOf(target, shown)))
            complain(`field "${where}" shows "${shown}" of ${target.name}, which is no plain field of it`);
        }
      }
      if (type === 'reference' && 'to' in traits && registry.has(traits.to)) {
        const { where: wanted, without } = traits as Partial<ReferenceField>;
        const ticks = [wanted, without].filter((tick) => tick !== undefined);
        for (const tick of ticks)
          if (fieldOf(registry.byName(traits.to), tick)?.type !== 'boolean')
            complain(`field "${where}" asks for "${tick}" of ${traits.to}, which is no tick of it`);
      }
      if (
        type === 'enumeration' &&
        'enumeration' in traits &&
        'default' in traits &&
        traits.default !== undefined
      ) {
        if (!traits.enumeration.values.includes(traits.default))
          complain(`default of "${where}" is not one of its values`);
      }
      const scale = decimalScale({ type, ...traits } as never);
      if (scale !== undefined && 'default' in traits && traits.default !== undefined) {
        if (!new RegExp(`^-?\\d+\\.\\d{${scale}}$`).test(traits.default as string)) {
          complain(`default of "${where}" needs ${scale} decimals`);
        }
      }
    }
  }
  for (const name of [
    ...declaration.presentation,
    ...declaration.list,
    declaration.sort.field,
    ...(declaration.sort.then ? [declaration.sort.then] : []),
    ...declaration.indexes.flat(),
    ...(declaration.uniques ?? []).flat(),
  ]) {
    if (!fieldOf(declaration, name)) complain(`names a field "${name}" that it does not have`);
  }
  for (const name of declaration.search) {
    if (fieldAlong(declaration, name.split('.'), registry)?.type !== 'text')
      complain(`searches "${name}", which is not a text`);
  }
  for (const path of Object.values(declaration.filterAliases ?? {})) {
    if (!fieldAlong(declaration, path.split('.'), registry))
      complain(`filters by "${path}", which it does not have`);
  }
  for (const [other, own] of Object.entries(declaration.alsoNamed ?? {})) {
    if (!declaration.fields[own]) complain(`names "${own}" otherwise, which it does not have`);
    if (fieldOf(declaration, other.split('.')[0] ?? ''))
      complain(`calls "${own}" by "${other}" too, which is another field of it`);
  }
  for (const [list, hanging] of Object.entries(declaration.answersWith ?? {})) {
    if (fieldOf(declaration, list)) complain(`is answered with "${list}", which is a field of it`);
    if (!hangsOn(declaration, hanging, registry))
      complain(`is answered with "${list}", whose records do not hang on it`);
  }
  for (const path of declaration.belongsTo) {
    if (!ownerPathHolds(declaration, path.split('.'), registry))
      complain(`belongs to "${path}", which is no path to a counterparty`);
  }
  for (const path of declaration.shownBy ?? []) {
    const [object = '', reference = ''] = path.split('.');
    const field = registry.has(object) ? fieldOf(registry.byName(object), reference) : undefined;
    if (field?.type !== 'reference' || field.to !== declaration.name)
      complain(`is shown by "${path}", which is no reference to it`);
  }
  if (declaration.personal !== undefined) {
    if (!isUser(fieldAlong(declaration, declaration.personal.split('.'), registry)))
      complain(`is personal to "${declaration.personal}", which is no reference to a user`);
  }
  const { read = [], modify = [] } = declaration.sharedWith ?? {};
  for (const path of [...read, ...modify]) {
    const field = fieldOrCell(declaration, path.split('.'), registry);
    if (declaration.personal === undefined || !(isUser(field) || field?.type === 'boolean'))
      complain(`is shared with "${path}", which names nobody`);
  }
  if (declaration.belongsToRecord !== undefined) {
    const { object, id } = declaration.belongsToRecord;
    if (fieldOf(declaration, object)?.type !== 'text' || fieldOf(declaration, id)?.type !== 'integer')
      complain(`hangs on the record of "${object}" and "${id}", which are no name and id`);
  }
  if (declaration.groupedBy !== undefined) {
    const group = fieldOf(declaration, declaration.groupedBy);
    if (group?.type !== 'reference' || group.to !== declaration.name)
      complain(`is grouped by "${declaration.groupedBy}", which is no reference to its own kind`);
  }
  if (declaration.mergedInto !== undefined) {
    const other = fieldOf(declaration, declaration.mergedInto);
    if (other?.type !== 'reference' || other.to !== declaration.name)
      complain(`is merged into "${declaration.mergedInto}", which is no reference to its own kind`);
  }
  for (const path of pathsOfLifecycle(declaration)) {
    if (!pathHolds(declaration, path.split('.'), registry))
      complain(`has a lifecycle that asks for "${path}", which is no path to a field`);
  }
  if (declaration.lifecycle && declaration.lifecycle.states.at(-1)?.when.length !== 0)
    complain('has a lifecycle in whose states not every record is');
  if (declaration.kind === 'document' && !declaration.prefix) complain('is a document without a prefix');
  return faults;
};

const pathsOfLifecycle = ({ lifecycle, constraints = [] }: Declaration): readonly string[] => [
  ...(lifecycle?.partOf ? [lifecycle.partOf] : []),
  ...(lifecycle?.states ?? []).flatMap(({ when, keeps = [] }) => [...when.map(({ path }) => path), ...keeps]),
  ...constraints.flatMap((each) => [
    each.field,
    ...('other' in each ? [each.other] : []),
    ...('country' in each ? [each.country] : []),
    ...('fields' in each ? each.fields : []),
  ]),
];

const pathHolds = (
  declaration: Declaration,
  [first = '', ...rest]: string[],
  registry: Registry,
): boolean => {
  const field = fieldOf(declaration, first);
  if (!field || rest.length === 0) return field !== undefined;
  return (
    field.type === 'reference' &&
    registry.has(field.to) &&
    pathHolds(registry.byName(field.to), rest, registry)
  );
};

/**
 * The types of fields that a reference may show of its record: those that are served as they are stored. Secrets are
 * excluded.
 */
const showable: readonly FieldType[] = [
  'text',
  'integer',
  'decimal',
  'tonnes',
  'money',
  'boolean',
  'enumeration',
];
const isShowable = (field: Field | undefined): boolean =>
  field !== undefined && field.type !== 'rows' && !field.secret && showable.includes(field.type);

const isUser = (field: Field | undefined): boolean => field?.type === 'reference' && field.to === 'user';

const fieldAlong = (
  declaration: Declaration,
  [first = '', ...rest]: readonly string[],
  registry: Registry,
): Field | undefined => {
  const field = fieldOf(declaration, first);
  if (rest.length === 0) return field;
  return field?.type === 'reference' && registry.has(field.to)
    ? fieldAlong(registry.byName(field.to), rest, registry)
    : undefined;
};

/** As `fieldAlong`; the path may also end in a table part. */
const fieldOrCell = (declaration: Declaration, path: readonly string[], registry: Registry) => {
  const part = fieldAlong(declaration, path.slice(0, -1), registry);
  return part?.type === 'rows' ? part.fields[path.at(-1) ?? ''] : fieldAlong(declaration, path, registry);
};

const ownerPathHolds = (declaration: Declaration, path: string[], registry: Registry): boolean => {
  const [first, ...rest] = path;
  if (first === 'id' && rest.length === 0) return declaration.name === 'counterparty';
  const field = first === undefined ? undefined : fieldOf(declaration, first);
  if (field?.type !== 'reference' || !registry.has(field.to)) return false;
  if (rest.length === 0) return field.to === 'counterparty';
  return ownerPathHolds(registry.byName(field.to), rest, registry);
};

/** Whether records of the other object can refer to a record of this one. */
const hangsOn = ({ name }: Declaration, hanging: HangingRecords, registry: Registry): boolean => {
  if (!registry.has(hanging.object)) return false;
  const field = (path: string) => fieldOf(registry.byName(hanging.object), path);
  if (!('by' in hanging))
    return field(hanging.ownerObject)?.type === 'text' && field(hanging.ownerId)?.type === 'integer';
  const by = field(hanging.by);
  return by?.type === 'reference' && by.to === name;
};
