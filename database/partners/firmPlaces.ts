import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { counterparty } from '#domain/partners/counterparty.ts';
import { movingPairs, movingReferences } from '#domain/partners/firmMerge.rules.ts';
import { columnOf, rowsTableOf, tableOf } from '../schema/naming.ts';
import { laterUpdatedAt } from '../laterUpdatedAt.ts';
import type { Sql } from '../sql.ts';

/** A column that may name a counterparty, and that changes when the counterparty is merged into another one. */
export interface FirmPlace {
  /** Such as `salesOrder.customer`, `deliverySchedule.items.counterparty` or `file.objectId`. */
  readonly name: string;
  readonly object: Declaration;
  /** The field of the object; in a table part, the field of the object that holds the rows. */
  readonly field: string;
  readonly table: string;
  readonly column: string;
  /** Whether the table is that of a table part, whose rows have a parent. */
  readonly isPart: boolean;
  /** The column with the name of the object, where the record may be of any object. */
  readonly nameColumn?: string;
}

/** All places that a merge changes. They are derived from the declarations, so that a new reference needs no further code. */
export function firmPlaces(all: readonly Declaration[]): FirmPlace[] {
  return [
    ...movingReferences(all).map(({ object, part, field }) => ({
      name: [object.name, ...(part ? [part] : []), field].join('.'),
      object,
      field: part ?? field,
      table: part ? rowsTableOf(object, part) : tableOf(object),
      column: columnOf(field, { type: 'reference' }),
      isPart: part !== undefined,
    })),
    ...movingPairs(all).map(({ object, nameField, idField }) => ({
      name: `${object.name}.${idField}`,
      object,
      field: idField,
      table: tableOf(object),
      column: columnOf(idField, { type: 'integer' }),
      isPart: false,
      nameColumn: columnOf(nameField, { type: 'text' }),
    })),
  ];
}

/** The number of references to a firm, by the name of their place; places without any are absent. One statement. */
export async function countPlaces(
  db: Sql,
  places: readonly FirmPlace[],
  firmId: number,
): Promise<ReadonlyMap<string, number>> {
  const counts = places.map(
    (place) => sql`(select cast(${place.name} as text) as name, count(*)::int as count
      from ${sql.table(place.table)} as t where ${namesFirm(place, firmId)})`,
  );
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count from (${sql.join(counts, sql` union all `)}) as found where count > 0`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/**
 * Moves every reference of a place from one firm to another, and notes the changed rows in `firm_merge_moved`.
 * @returns the ids of the records that changed
 */
export async function movePlace(
  tx: Sql,
  place: FirmPlace,
  { mergeId, from, into }: { readonly mergeId: number; readonly from: number; readonly into: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with moved as (update ${sql.table(place.table)} as t set ${sql.ref(place.column)} = ${into} ${updatedAtOf(place)}
        where ${namesFirm(place, from)} returning t.id, ${recordIdOf(place)} as owner),
      noted as (insert into firm_merge_moved (merge_id, place, row_id)
        select ${mergeId}, ${place.name}, id from moved)
    select distinct owner as id from moved`.execute(tx);
  return touchOwners(tx, place, rows);
}

/**
 * Moves back the references of a place that a merge moved and that still name the remaining firm. `from` and `into` are those
 * of the merge, so references return to `from`.
 * @returns the ids of the records that changed
 */
export async function movePlaceBack(
  tx: Sql,
  place: FirmPlace,
  { mergeId, from, into }: { readonly mergeId: number; readonly from: number; readonly into: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with moved as (update ${sql.table(place.table)} as t set ${sql.ref(place.column)} = ${from} ${updatedAtOf(place)}
        from firm_merge_moved as m
        where m.merge_id = ${mergeId} and m.place = ${place.name} and m.row_id = t.id and ${namesFirm(place, into)}
        returning t.id, ${recordIdOf(place)} as owner)
    select distinct owner as id from moved`.execute(tx);
  return touchOwners(tx, place, rows);
}

/**
 * For each place in which a merge moved references: how many of them still name the remaining firm (`still`), and the ids of
 * the records whose reference was changed since (`changed`). A row that was deleted since counts as changed, by its own id.
 */
export async function stateOfMoved(
  db: Sql,
  places: readonly FirmPlace[],
  mergeId: number,
  into: number,
): Promise<{ readonly name: string; readonly still: number; readonly changed: readonly number[] }[]> {
  const queries = places.map(
    (place) => sql`(select cast(${place.name} as text) as name,
        count(t.id) filter (where ${namesFirm(place, into)})::int as still,
        coalesce(array_agg(coalesce(${recordIdOf(place)}, m.row_id)) filter (where (${namesFirm(place, into)}) is not true),
          '{}'::int[]) as changed
      from firm_merge_moved as m left join ${sql.table(place.table)} as t on t.id = m.row_id
      where m.merge_id = ${mergeId} and m.place = ${place.name} having count(*) > 0)`,
  );
  const { rows } = await sql<{ name: string; still: number; changed: number[] }>`
    ${sql.join(queries, sql` union all `)}`.execute(db);
  return rows;
}

/** The condition that a row `t` of the place names the firm. */
const namesFirm = ({ column, nameColumn }: FirmPlace, firmId: number): RawBuilder<boolean> => {
  const isOfFirms = nameColumn ? sql`and ${sql.ref(`t.${nameColumn}`)} = ${counterparty.name}` : sql``;
  return sql<boolean>`${sql.ref(`t.${column}`)} = ${firmId} ${isOfFirms}`;
};

/** The id of the record that a row `t` is, or belongs to as a row of a table part. */
const recordIdOf = ({ isPart }: FirmPlace) => sql.ref(isPart ? 't.parent_id' : 't.id');

/** The assignment of a new `updatedAt` in an update of `t`, with its comma; nothing for a table part, whose rows have none. */
const updatedAtOf = ({ isPart }: FirmPlace): RawBuilder<unknown> =>
  isPart ? sql`` : sql`, ${laterUpdatedAt('t')}`;

/**
 * Gives the records of changed rows of a table part a new `updatedAt`, so that nobody overwrites them from an older form.
 * @returns the ids of the records
 */
const touchOwners = async (
  tx: Sql,
  { isPart, object }: FirmPlace,
  rows: readonly { readonly id: number }[],
): Promise<number[]> => {
  const ids = rows.map(({ id }) => id);
  if (isPart && ids.length > 0)
    await sql`update ${sql.table(tableOf(object))} as t set ${laterUpdatedAt('t')} where t.id = any(${ids})`.execute(
      tx,
    );
  return ids;
};
