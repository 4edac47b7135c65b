import type { CellField, Fields } from '#domain/kernel/field.ts';

type Values = Record<string, unknown>;

/** A field that is written: of the record itself, or of one row of a table part. */
export interface WrittenField {
  /** The name of the field in errors: `product`, or `lines[2].product` in a row. */
  readonly path: string;
  readonly name: string;
  readonly field: CellField;
  /** The fields of the record or row, with the values that are written. */
  readonly fields: Fields;
  readonly values: Values;
  /** The record before the change, or the rows before it: one list for all rows of a part. Empty if there was nothing. */
  readonly before: readonly Readonly<Values>[];
}

/** All fields of a record and of the rows that are written with it. Their values may be absent. */
export function writtenFields(fields: Fields, values: Values, before?: Readonly<Values>): WrittenField[] {
  return cellsOf(fields, values, before ? [before] : []).concat(
    Object.entries(fields).flatMap(([part, field]): WrittenField[] => {
      const rows = values[part];
      if (field.type !== 'rows' || !Array.isArray(rows)) return [];
      const rowsBefore = (before?.[part] ?? []) as Values[];
      return rows.flatMap((row: Values, at) => cellsOf(field.fields, row, rowsBefore, `${part}[${at}].`));
    }),
  );
}

const cellsOf = (
  fields: Fields,
  values: Values,
  before: readonly Readonly<Values>[],
  prefix = '',
): WrittenField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'rows' ? [] : [{ path: prefix + name, name, field, fields, values, before }],
  );
