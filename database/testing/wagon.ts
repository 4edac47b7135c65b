import { catalog, type Declaration } from '#domain/kernel/declaration.ts';
import { defineEnum } from '#domain/kernel/enumeration.ts';
import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  integer,
  json,
  money,
  reference,
  rows,
  text,
  time,
  tonnes,
  translated,
  type FieldType,
} from '#domain/kernel/field.ts';
import { parameterFields, type ParameterType } from '#domain/platform/additionalParameter.rules.ts';
import type { PlainObject, PlainType } from './plainFilter.ts';

/** A declaration with every type of field, and a reference to its own object for paths of any depth. */
export const wagon: Declaration = catalog('wagon', {
  module: 'goods',
  path: 'wagons',
  access: { read: [], modify: [] },
  search: ['name', 'note'],
  fields: {
    name: text({ required: true }),
    note: text(),
    long: text({ multiline: true }),
    count: integer(),
    ratio: decimal({ scale: 4 }),
    weight: tonnes(),
    price: money(),
    checked: boolean({ default: false }),
    maybe: boolean(),
    day: date(),
    moment: datetime(),
    hour: time(),
    kind: enumeration(defineEnum('wagonKind', ['Coal', 'Grain', 'Container'])),
    next: reference('wagon'),
    title: translated(),
    extra: json(),
    lines: rows({ label: text() }),
  },
});

export type Wagon = Record<string, unknown> & { id: number; next: Wagon | null };

export const parameterTypes = Object.keys(parameterFields) as ParameterType[];

/** How `plainFilter.ts` compares the values of each type of field. */
export const plainTypes: Record<FieldType, PlainType> = {
  text: 'text',
  enumeration: 'text',
  integer: 'number',
  decimal: 'number',
  tonnes: 'number',
  money: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  translated: 'translated',
  reference: 'number',
  json: 'other',
  rows: 'other',
};

/** The type of the field in which a path ends. `next` leads from wagon to wagon, so that only the rest of a path counts. */
export function typeOf(path: string): FieldType {
  const [name = '', key] = path.split('.').filter((step) => step !== 'next' || path.endsWith('next'));
  if (path.endsWith('next')) return 'reference';
  if (name === 'additional') return parameterFields[key as ParameterType].type;
  return wagon.fields[name]?.type ?? 'text';
}

/** The value at the end of a path as a filter sees it: an id for a wagon, off for a switch that was never set, null for no rows. */
export function valueAt(record: Wagon, path: string): unknown {
  let value: unknown = record;
  for (const step of path.split('.'))
    value = (value as Record<string, unknown> | null | undefined)?.[step] ?? null;
  if (path.endsWith('next')) return (value as Wagon | null)?.id ?? null;
  if (path.endsWith('additional.switch')) return value ?? false;
  return Array.isArray(value) && typeOf(path) === 'rows' && value.length === 0 ? null : value;
}

/** How `plainFilter.ts` reads wagons. */
export const plainWagon: PlainObject<Wagon> = {
  typeAt: (path) => plainTypes[typeOf(path)],
  valueAt,
  searched: wagon.search,
};

/** All fields in which a path can end, except the id and the fields that all objects have. */
export const ends: readonly string[] = [
  ...Object.keys(wagon.fields),
  ...parameterTypes.map((type) => `additional.${type}`),
];
