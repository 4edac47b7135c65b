import type { Field, Fields } from '#domain/kernel/field.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { idKey } from '#domain/kernel/record.ts';
import { fromColumn } from '../schema/columns.ts';
import { columnOf } from '../schema/naming.ts';

/** The ends of the names of the columns that are read beside a reference: the presentation of its record, and fields of it. */
export const presentationSuffix = '$presentation';
export function shownSuffix(name: string): string {
  return `$${name}`;
}

interface ReadField {
  readonly name: string;
  readonly field: Field;
  readonly column: string;
  readonly reference: ReadReference | undefined;
}

/** The key of the id of a reference, and the columns of the presentation of its record and of the fields shown of it. */
interface ReadReference {
  readonly idName: string;
  readonly presentationColumn: string;
  readonly shown: readonly { readonly name: string; readonly column: string }[];
}

const readFieldsOf = new WeakMap<Fields, readonly ReadField[]>();

/**
 * The fields that are read from the columns of a row, without table parts and secrets. They are computed once for each set of
 * fields, not for each row.
 */
export function columnsOf(fields: Fields): readonly ReadField[] {
  return memoised(readFieldsOf, fields, () => makeColumns(fields));
}

const makeColumns = (fields: Fields): ReadField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'rows' || field.secret) return [];
    const column = columnOf(name, field);
    return [{ name, field, column, reference: referenceAt(name, field, column) }];
  });

const referenceAt = (name: string, field: Field, column: string): ReadReference | undefined => {
  if (field.type !== 'reference') return undefined;
  const { shows = [] } = field;
  return {
    idName: idKey(name),
    presentationColumn: column + presentationSuffix,
    shown: shows.map((each) => ({ name: each, column: column + shownSuffix(each) })),
  };
};

type Values = Record<string, unknown>;

/** Where a row is in its table part. These keys come before those of its fields. */
type RowPlace = { readonly id: unknown; readonly parentId: number; readonly rowNumber: unknown };
/** The place of a record, which is in no table part. `blankOf` compares by identity with this object. */
const noPlace = {};
const blanks = { records: new WeakMap<Fields, Values>(), rows: new WeakMap<Fields, Values>() };

/**
 * A record, or a row of a table part, without values. To copy it and to fill the copy in takes half the time of adding dozens of
 * names to an empty object.
 */
const blankOf = (fields: Fields, place: RowPlace | typeof noPlace): Values =>
  memoised(place === noPlace ? blanks.records : blanks.rows, fields, () => {
    const names = columnsOf(fields).flatMap(({ name, reference }) =>
      reference ? [reference.idName, name] : [name],
    );
    const blank = Object.fromEntries([...Object.keys(place), ...names].map((name) => [name, null]));
    // V8 keeps a parsed object in its fast form with fixed names, and an object from `fromEntries` as a slower dictionary.
    return JSON.parse(JSON.stringify(blank)) as Values;
  });

/**
 * The fields of a row by name, without table parts and secrets; a reference as its id and as `{id, presentation}` with the fields
 * shown of it.
 * @param place comes before the fields of a row of a table part
 */
export function readFields(fields: Fields, row: Values, place: RowPlace | typeof noPlace = noPlace): Values {
  const record = Object.assign({ ...blankOf(fields, place) }, place);
  for (const { name, field, column, reference } of columnsOf(fields)) {
    const value = fromColumn(field, row[column]);
    if (reference) record[reference.idName] = value;
    record[name] = reference && value !== null ? referenceOf(reference, value, row) : value;
  }
  return record;
}

const referenceOf = ({ presentationColumn, shown }: ReadReference, id: unknown, row: Values): object => {
  const reference: Values = { id, presentation: row[presentationColumn] ?? '' };
  for (const { name, column } of shown) reference[name] = row[column] ?? null;
  return reference;
};
