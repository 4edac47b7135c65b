import { ownPath } from './alsoNamed.ts';
import { fieldOf, type Declaration } from './declaration.ts';
import { fail } from './fail.ts';
import type { Field } from './field.ts';
import { maxPathDepth } from './filterOperators.ts';
import { additionalName } from './parameter.ts';
import type { Registry } from './registry.ts';

/** A path from an object through its references to a field, checked against the declarations. */
export interface FieldPath {
  /** The steps of the path, by the own names of the fields. */
  readonly names: readonly string[];
  /** The field at the end of the path. */
  readonly field: Field;
  /** The table part that the field is a column of; then the condition must hold in one of its rows. */
  readonly inRows?: FieldPath;
}

/**
 * Parses `order.vehicle.name` and `vehicle.additional.axles`; refuses an unknown name, a secret field as if it were unknown, a
 * step through a field that is no reference, and more than `maxPathDepth` steps. A parameter and its `additional` count as one
 * step.
 */
export function parsePath(registry: Registry, declaration: Declaration, path: string): FieldPath {
  const names = ownPath(declaration, path)
    .split('.')
    .map((name, index, all) => normaliseName(registry, declaration, all, name, index));
  const steps = names.at(-2) === additionalName ? names.length - 1 : names.length;
  if (steps > maxPathDepth) throw fail('filter_too_deep', { field: path, max: maxPathDepth });
  return { names, field: fieldAt(registry, declaration, names, path) };
}

/** Like `parsePath`, but the path may also lead to a column of a table part: `products.product`. */
export function parseFilterPath(registry: Registry, declaration: Declaration, path: string): FieldPath {
  const dot = path.lastIndexOf('.');
  const table = dot < 0 ? undefined : rowsPath(registry, declaration, path.slice(0, dot));
  if (table?.field.type !== 'rows') return parsePath(registry, declaration, path);
  const { fields } = table.field;
  const name = path.slice(dot + 1);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field || field.secret) throw fail('filter_field_unknown', { field: path, object: declaration.name });
  return { names: [...table.names, name], field, inRows: table };
}

/** The table part at the end of a path; undefined if something else is there, or nothing. */
const rowsPath = (registry: Registry, declaration: Declaration, path: string): FieldPath | undefined => {
  const steps = ownPath(declaration, path).split('.');
  const object = objectAlong(registry, declaration, steps.slice(0, -1));
  const last = object && fieldOf(object, steps.at(-1) ?? '');
  return last?.type === 'rows' ? parsePath(registry, declaration, path) : undefined;
};

/** The object to which these references lead, one after another; undefined if one of them is no reference. */
export function objectAlong(
  registry: Registry,
  declaration: Declaration,
  references: readonly string[],
): Declaration | undefined {
  return references.reduce<Declaration | undefined>((object, name) => {
    const field = object && fieldOf(object, name);
    return field?.type === 'reference' ? registry.byName(field.to) : undefined;
  }, declaration);
}

/**
 * The field at the end of a path.
 * @param path the path as it was sent, for the error
 */
const fieldAt = (
  registry: Registry,
  object: Declaration,
  [name = '', ...rest]: readonly string[],
  path: string,
): Field => {
  const unknown = () => fail('filter_field_unknown', { field: path, object: object.name });
  const field = fieldOf(object, name);
  if (!field || field.secret) throw unknown();
  const [next] = rest;
  if (next === undefined) return field;
  if (name === additionalName && rest.length === 1) {
    const parameter = registry.parametersOf(object.name).get(next);
    if (!parameter) throw unknown();
    return parameter.field;
  }
  if (field.type !== 'reference') throw unknown();
  return fieldAt(registry, registry.byName(field.to), rest, path);
};

/** At the end of a path, `vehicleId` is another way to write `vehicle`, unless the object has a field of this name. */
const normaliseName = (
  registry: Registry,
  declaration: Declaration,
  all: string[],
  name: string,
  index: number,
): string => {
  const isLast = index === all.length - 1;
  if (!isLast || !name.endsWith('Id')) return name;
  const object = objectAlong(registry, declaration, all.slice(0, -1));
  if (!object || fieldOf(object, name)) return name;
  const short = name.slice(0, -2);
  return fieldOf(object, short)?.type === 'reference' ? short : name;
};
