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
  const lookup = {
    own: (name: string) => fieldOf(declaration, name),
    of: (object: string, name: string) =>
      registry.has(object) ? fieldOf(registry.byName(object), name) : undefined,
  };
  return Object.entries(fieldsOf(declaration)).flatMap(([name, field]) => {
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
        const where = field.type === 'rows' ? `${name}.${cell}` : name;
        const isCamelCase = /^[a-z][A-Za-z0-9]*$/.test(cell);
        const beside = fieldsBeside(field, fieldsOf(declaration));
        return [
          ...(isCamelCase ? [] : [`field "${where}" is not in camelCase`]),
          ...faultsOfReference(where, cellField, registry, beside),
          ...faultsOfMark(where, cellField, beside),
          ...faultsOfDefault(where, cellField),
        ];
      }),
    ];
  });
}

/**
 * Checks that a reference leads to a declared object, shows plain fields of it, asks only for its boolean fields, and that `like`
 * compares one of its fields with one beside the reference.
 */
const faultsOfReference = (
  where: string,
  field: Field,
  registry: Objects,
  beside: Readonly<Record<string, unknown>>,
): string[] => {
  if (field.type !== 'reference') return [];
  if (!registry.has(field.to)) return [`field "${where}" refers to "${field.to}", which is not declared`];
  const target = registry.byName(field.to);
  const wrongShows = (field.shows ?? []).filter((shown) => !isShowable(fieldOf(target, shown)));
  const ticks = [field.where, field.without].filter((tick) => tick !== undefined);
  const wrongLikes = Object.entries(field.like ?? {}).filter(
    ([targetField, name]) => !fieldOf(target, targetField) || !(name in beside),
  );
  return [
    ...wrongLikes.map(
      ([targetField, name]) => `field "${where}" offers records whose "${targetField}" is like "${name}"`,
    ),
    ...(field.like && !field.mismatchError
      ? [`field "${where}" wants records alike and has no refusal of others`]
      : []),
    ...wrongShows.map(
      (shown) => `field "${where}" shows "${shown}" of ${target.name}, which is no plain field of it`,
    ),
    ...ticks
      .filter((tick) => fieldOf(target, tick)?.type !== 'boolean')
      .map((tick) => `field "${where}" asks for "${tick}" of ${field.to}, which is no tick of it`),
  ];
};

/** Checks that `marks` names a boolean field beside this one. */
const faultsOfMark = (where: string, field: Field, beside: Fields): string[] => {
  if (field.type === 'rows' || field.marks === undefined || beside[field.marks]?.type === 'boolean')
    return [];
  return [`field "${where}" marks "${field.marks}", which is no tick beside it`];
};

/** The fields beside a cell: the other cells of its table part, or the other fields of the record. */
const fieldsBeside = (field: Field, fields: Fields): Fields =>
  field.type === 'rows' ? field.fields : fields;

/** Checks that a default is one of the values of its enumeration, or has the decimals of its field. */
const faultsOfDefault = (where: string, field: Field): string[] => {
  if (!('default' in field) || field.default === undefined) return [];
  if (field.type === 'enumeration' && !field.enumeration.values.includes(field.default))
    return [`default of "${where}" is not one of its values`];
  const scale = decimalScale(field);
  // Digits, a point and exactly `scale` digits.
  const hasDecimals =
    scale === undefined || new RegExp(`^-?\\d+\\.\\d{${scale}}$`).test(String(field.default));
  return hasDecimals ? [] : [`default of "${where}" needs ${scale} decimals`];
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
