import type { Generated } from 'kysely';
import type { JsonValue } from '#domain/kernel/record.ts';

/**
 * A column of a table of the system, as MikroORM describes it, or a reference to another table. Tables of the system are those that
 * no declaration describes, such as `session` and `outbox`.
 */
export interface SystemColumn {
  readonly type?: string;
  readonly columnType?: string;
  readonly fieldName?: string;
  /** The table whose primary key this column holds. */
  readonly references?: string;
  readonly deleteRule?: 'cascade' | 'restrict';
  readonly primary?: boolean;
  readonly autoincrement?: boolean;
  readonly nullable?: boolean;
  readonly default?: number | boolean;
  readonly defaultRaw?: string;
}

export interface SystemTable {
  readonly name: string;
  readonly properties: Readonly<Record<string, SystemColumn>>;
  readonly indexes?: readonly {
    readonly name: string;
    readonly properties?: readonly string[];
    readonly expression?: string;
  }[];
  readonly uniques?: readonly { readonly name: string; readonly properties: readonly string[] }[];
}

/** Declares a table of the system. Its columns keep their literal types, from which queries are typed. */
export function systemTable<const T extends SystemTable>(table: T): T {
  return table;
}

/**
 * What the driver gives for a column of this Postgres type. A reference is the id of the record, except to `file_content`,
 * whose key is the checksum of the content. Any other type is taken for text.
 */
type Stored<C extends SystemColumn> = C extends { references: 'file_content' }
  ? string
  : C extends { references: string } | { type: 'integer' }
    ? number
    : C extends { type: 'boolean' }
      ? boolean
      : C extends { type: 'blob' }
        ? Buffer
        : C extends { type: 'json' }
          ? JsonValue
          : string;

/** What the driver gives for a column, or null if the column may be empty. */
type Filled<C extends SystemColumn> = C extends { nullable: true } ? Stored<C> | null : Stored<C>;

/** The type of a column for Kysely: a statement that inserts a row may leave out a column that Postgres fills by itself. */
type Column<C extends SystemColumn> = C extends
  { autoincrement: true } | { default: unknown } | { defaultRaw: string }
  ? Generated<Filled<C>>
  : Filled<C>;

/** The columns of a table of the system, as Kysely knows them. */
export type SystemColumns<T extends SystemTable> = {
  [C in keyof T['properties']]: Column<T['properties'][C]>;
};
