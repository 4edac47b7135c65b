import { fieldOf, fieldsOf, type Declaration } from './declaration.ts';
import { decimalScale } from './decimals.ts';
import type { Field, Fields, FieldType } from './field.ts';
import { faultOfSource } from './sourceFaults.ts';

/** The declared objects, as far as the checks of a declaration ask for them. */
export interface Objects {
  byName(name: string): Declaration;
  has(name: string): boolean;
}

/** What is wrong with the fields of a declaration and the cells of its table parts; empty if nothing is. */
export function faultsOfFields(declaration: Declaration, registry: Objects): string[] {
  // Finds a field of this declaration (`own`), or of another object.
  const lookup = {
    own: (name: string) => fieldOf(declaration, name),
    of: (object: string, name: string) =>
      registry.has(object) ? fieldOf(registry.byName(object), name) : undefined,
  };
  return Object.entries(fieldsOf(declaration)).flatMap(([name, field]) => {
    // Where the field takes its value from when it is filled in.
    const sources = ('takes' in field && field.takes) || [];
    const wrongSources = sources.flatMap((source) => {
      const fault = faultOfSource(field, source, lookup);
      return fault ? [`field "${name}" ${fault}`] : [];
    });
    // A field that is no table part is checked as its own only cell.
    const cells = field.type === 'rows' ? Object.entries(field.fields) : [[name, field] as const];
    return [
      ...wrongSources,
      ...cells.flatMap(([cell, cellField]) => {
        const path = field.type === 'rows' ? `${name}.${cell}` : name;
        const isCamelCase = /^[a-z][A-Za-z0-9]*$/.test(cell);
        const beside = fieldsBeside(field, fieldsOf(declaration));
        return [
          ...(isCamelCase ? [] : [`field "${path}" is not in camelCase`]),
          ...faultsOfReference(path, cellField, registry, beside),
          ...faultsOfMark(path, cellField, beside),
          ...faultsOfDefault(path, cellField),
        ];
      }),
    ];
  });
}

/**
 * Checks that a reference leads to a declared object, shows plain fields of it, and asks only for its ticks (boolean fields) by
 * `where` and `without`. Also that `like` compares fields of the object with fields beside the reference, and comes with the
 * error for records that do not match.
 * @param path the field as faults name it: `lines.product` for a cell of a table part
 */
const faultsOfReference = (
  path: string,
  field: Field,
  registry: Objects,
  beside: Readonly<Record<string, unknown>>,
): string[] => {
  if (field.type !== 'reference') return [];
  if (!registry.has(field.to)) return [`field "${path}" refers to "${field.to}", which is not declared`];
  const target = registry.byName(field.to);
  const wrongShows = (field.shows ?? []).filter((shown) => !isShowable(fieldOf(target, shown)));
  const ticks = [field.where, field.without].filter((tick) => tick !== undefined);
  const wrongLikes = Object.entries(field.like ?? {}).filter(
    ([targetField, name]) => !fieldOf(target, targetField) || !(name in beside),
  );
  return [
    ...wrongLikes.map(
      ([targetField, name]) => `field "${path}" offers records whose "${targetField}" is like "${name}"`,
    ),
    ...(field.like && !field.mismatchError
      ? [`field "${path}" wants records alike and has no refusal of others`]
      : []),
    ...wrongShows.map(
      (shown) => `field "${path}" shows "${shown}" of ${target.name}, which is no plain field of it`,
    ),
    ...ticks
      .filter((tick) => fieldOf(target, tick)?.type !== 'boolean')
      .map((tick) => `field "${path}" asks for "${tick}" of ${field.to}, which is no tick of it`),
  ];
};

/** Checks that `marks` names a boolean field beside this one. */
const faultsOfMark = (path: string, field: Field, beside: Fields): string[] => {
  if (field.type === 'rows' || field.marks === undefined || beside[field.marks]?.type === 'boolean')
    return [];
  return [`field "${path}" marks "${field.marks}", which is no tick beside it`];
};

/** The fields beside a cell: the other cells of its table part, or the other fields of the record. */
const fieldsBeside = (field: Field, fields: Fields): Fields =>
  field.type === 'rows' ? field.fields : fields;

/** Checks that a default is one of the values of its enumeration, or has the decimals of its field. */
const faultsOfDefault = (path: string, field: Field): string[] => {
  if (!('default' in field) || field.default === undefined) return [];
  if (field.type === 'enumeration' && !field.enumeration.values.includes(field.default))
    return [`default of "${path}" is not one of its values`];
  const scale = decimalScale(field);
  // Accepts digits, a point and exactly `scale` digits, with or without a minus.
  const hasDecimals =
    scale === undefined || new RegExp(`^-?\\d+\\.\\d{${scale}}$`).test(String(field.default));
  return hasDecimals ? [] : [`default of "${path}" needs ${scale} decimals`];
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
