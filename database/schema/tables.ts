import type { ColumnType, Generated } from 'kysely';
import type { CommonFields, Declaration } from '#domain/kernel/declaration.ts';
import type { PlainValue } from '#domain/kernel/record.ts';
import type { ObjectName, Objects } from '#domain/objects.ts';
import type { SystemTables } from '../system/entities.ts';

// The capital letters A to Z are in two types, so that each fits on a line.
type CapitalToP =
  'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M' | 'N' | 'O' | 'P';
type Capital = CapitalToP | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z';

/**
 * The names of tables and columns that naming.ts makes, as a type: a capital after a small letter or a digit begins a new word,
 * so `Snake<'weighingRecord'>` is `'weighing_record'`. Only the first parameter is given from outside; the others carry what was
 * read so far.
 */
type Snake<
  Name extends string,
  AfterSmall extends boolean = false,
  Spelled extends string = '',
> = Name extends `${infer First}${infer Rest}`
  ? First extends Capital
    ? Snake<Rest, false, `${Spelled}${AfterSmall extends true ? '_' : ''}${Lowercase<First>}`>
    : Snake<Rest, true, `${Spelled}${First}`>
  : Spelled;

/** The column of a field: `weighing_station_id` for a reference `weighingStation`; a table part has none. */
type ColumnName<Name, F> = Name extends string
  ? F extends { type: 'rows' }
    ? never
    : F extends { type: 'reference' }
      ? `${Snake<Name>}_id`
      : Snake<Name>
  : never;

/** The type that the driver returns for a field: times and decimals as text, JSON parsed. */
type Stored<F> = F extends { type: 'reference' } ? number : PlainValue<F>;

/** The type that the driver accepts for a field: JSON as text. */
type Written<F> = F extends { type: 'translated' | 'json' } ? string : Stored<F>;

/**
 * A field as Kysely sees its column: the type that is selected, inserted and updated. Only a required field without a default must
 * be inserted.
 */
type Column<F> = F extends { default: unknown }
  ? ColumnType<Stored<F>, Written<F> | undefined, Written<F>>
  : F extends { required: true }
    ? ColumnType<Stored<F>, Written<F>, Written<F>>
    : ColumnType<Stored<F> | null, Written<F> | null | undefined, Written<F> | null>;

/** All columns of some fields, by their names in SQL. */
type Columns<F> = { [Name in keyof F as ColumnName<Name, F[Name]>]: Column<F[Name]> };

/** The columns that entities.ts adds to every object, besides the declared ones. */
interface OwnColumns extends Columns<Omit<CommonFields, 'id' | 'createdAt' | 'updatedAt'>> {
  id: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** The tables of all objects, such as `weighing_record`. */
type ObjectTables = {
  [Name in ObjectName as Snake<Name>]: OwnColumns & Columns<Objects[Name]['fields']>;
};

/** What every row of a table part has besides its fields; `parent_id` is the id of its record. */
interface RowColumns {
  id: Generated<number>;
  parent_id: number;
  row_number: number;
}

/** The names of the fields of an object that are table parts. */
type RowsFields<D extends Declaration> = {
  [Name in keyof D['fields']]: D['fields'][Name] extends { type: 'rows' } ? Name : never;
}[keyof D['fields']] &
  string;

/** Every table part as `object.field`, such as `weighingRecord.weighings`. */
type RowsPath = { [Name in ObjectName]: `${Name}.${RowsFields<Objects[Name]>}` }[ObjectName];
/** The declared field at such a path. */
type RowsFieldAt<Path> = Path extends `${infer Name extends ObjectName}.${infer Field}`
  ? Field extends keyof Objects[Name]['fields']
    ? Objects[Name]['fields'][Field]
    : never
  : never;

/** The tables of all table parts, such as `weighing_record_weighings`. */
type RowsTables = {
  [
    Path in RowsPath as Path extends `${infer Name}.${infer Field}` ? `${Snake<Name>}_${Snake<Field>}` : never
  ]: RowColumns & (RowsFieldAt<Path> extends { fields: infer F } ? Columns<F> : never);
};

/** Every table and column, derived from the declarations: a renamed field breaks the queries that name it. */
export interface Tables extends ObjectTables, RowsTables, SystemTables {
  /** Managed by MikroORM. */
  mikro_orm_migrations: { id: Generated<number>; name: string; executed_at: Generated<string> };
  /** Managed by rate-limiter-flexible. */
  throttle: { key: string; points: number; expire: string | null };
}
