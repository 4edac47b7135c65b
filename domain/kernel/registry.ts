import { fieldOf, fieldsOf, type Declaration } from './declaration.ts';
import { fail } from './fail.ts';
import { decimalScale } from './decimals.ts';
import type { Field, FieldType } from './field.ts';
import { noParameters, type Parameters } from './parameter.ts';

/** All declared objects, found by name; made once at start, when a bad declaration dies by name. */
export interface Registry {
  readonly all: readonly Declaration[];
  byName(name: string): Declaration;
  has(name: string): boolean;
  /** What administrators have added to an object, as it is known now; nothing where no database has been asked. */
  parametersOf(name: string): Parameters;
}

/** The same objects, with the parameters that one installation has given them. */
export const withParameters = (registry: Registry, parametersOf: Registry['parametersOf']): Registry => ({
  ...registry,
  parametersOf,
});

export const createRegistry = (declarations: readonly Declaration[]): Registry => {
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
};

const faultsOf = (declaration: Declaration, registry: Registry): string[] => {
  const faults: string[] = [];
  const complain = (what: string) => faults.push(`${declaration.name}: ${what}`);

  for (const [name, field] of Object.entries(fieldsOf(declaration))) {
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
      if ('where' in traits && traits.where && 'to' in traits && registry.has(traits.to)) {
        if (fieldOf(registry.byName(traits.to), traits.where)?.type !== 'boolean')
          complain(`field "${where}" asks for "${traits.where}" of ${traits.to}, which is no tick of it`);
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
    ...declaration.search,
    ...declaration.list,
    declaration.sort.field,
    ...declaration.indexes.flat(),
    ...(declaration.uniques ?? []).flat(),
  ]) {
    if (!fieldOf(declaration, name)) complain(`names a field "${name}" that it does not have`);
  }
  for (const name of declaration.search) {
    if (fieldOf(declaration, name)?.type !== 'text') complain(`searches "${name}", which is not a text`);
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
    const owner = fieldOf(declaration, declaration.personal);
    if (owner?.type !== 'reference' || owner.to !== 'user')
      complain(`is personal to "${declaration.personal}", which is no reference to a user`);
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
  if (declaration.kind === 'document' && !declaration.prefix) complain('is a document without a prefix');
  return faults;
};

/** What a reference may show of its record: values that are stored as they are served, and no secrets. */
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

const ownerPathHolds = (declaration: Declaration, path: string[], registry: Registry): boolean => {
  const [first, ...rest] = path;
  if (first === 'id' && rest.length === 0) return declaration.name === 'counterparty';
  const field = first === undefined ? undefined : fieldOf(declaration, first);
  if (field?.type !== 'reference' || !registry.has(field.to)) return false;
  if (rest.length === 0) return field.to === 'counterparty';
  return ownerPathHolds(registry.byName(field.to), rest, registry);
};
