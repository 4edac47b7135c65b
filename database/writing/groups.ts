import { sql } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn } from '../transaction.ts';
import type { Draft } from './hooks.ts';

// Groups of records. In the declaration of an object, `groupedBy` names its reference to a record of the same object, the group in
// which a record is. Objects without `groupedBy` have no groups.

/** How many items a refusal names: enough to find the rest. */
const namedItems = 3;

/** Refuses to mark a group that still holds unmarked records; the error names some of them. */
export async function mustHaveNoItems(tx: Sql, declaration: Declaration, id: number): Promise<void> {
  const { name: object, groupedBy, presentation } = declaration;
  if (groupedBy === undefined) return;
  await waitForGroups(tx, declaration);
  const words = presentation.map((name) => sql.ref(columnIn(declaration, name)));
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', ${sql.join(words)}) as name from ${sql.table(tableOf(declaration))}
    where ${sql.ref(columnIn(declaration, groupedBy))} = ${id} and not marked_to_delete
    order by id limit ${namedItems}`.execute(tx);
  if (rows.length > 0) throw fail('group_has_items', { object, id, items: rows.map(({ name }) => name) });
}

/** The id of a record's group, if the group is marked for deletion: it must be restored together with the record. */
export async function markedGroupOf(
  tx: Sql,
  declaration: Declaration,
  record: AnyRecord,
): Promise<number | undefined> {
  const { groupedBy } = declaration;
  const group = groupedBy === undefined ? null : record[idKey(groupedBy)];
  if (typeof group !== 'number') return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(tableOf(declaration))} where id = ${group} and marked_to_delete`.execute(tx);
  return rows[0]?.id;
}

/**
 * Refuses to put a record into a group that is marked, or into itself or one of its own subgroups.
 * @param before the record as it is stored; undefined for a new one
 */
export async function checkGroup(
  tx: Sql,
  declaration: Declaration,
  draft: Draft,
  before?: AnyRecord,
): Promise<void> {
  const { groupedBy } = declaration;
  if (groupedBy === undefined) return;
  const group = draft[groupedBy];
  if (typeof group !== 'number' || group === before?.[idKey(groupedBy)]) return;
  const table = sql.table(tableOf(declaration));
  const column = columnIn(declaration, groupedBy);
  await waitForGroups(tx, declaration);
  // The group, and all groups above it.
  const { rows } = await sql<{ id: number; marked: boolean }>`
    with recursive above as (
      select id, ${sql.ref(column)} as parent, marked_to_delete as marked from ${table} where id = ${group}
      union
      select g.id, ${sql.ref(`g.${column}`)}, g.marked_to_delete from ${table} as g join above on g.id = above.parent)
    select id, marked from above`.execute(tx);
  if (rows.some(({ id }) => id === before?.id))
    throw failFields([{ field: groupedBy, code: 'group_inside_itself' }]);
  // A record that is itself marked may stay in a marked group, because both are restored together.
  if (!before?.markedToDelete && rows.some(({ id, marked }) => id === group && marked))
    throw failFields([{ field: groupedBy, code: 'group_marked' }]);
}

/**
 * Waits for a transaction that is marking a group or moving one now. Of two groups that are moved at the same moment, each below
 * the other, the second sees the first.
 */
const waitForGroups = (tx: Sql, { name }: Declaration): Promise<void> =>
  waitForTurn({ sql: tx }, `groups of ${name}`);

const columnIn = (declaration: Declaration, name: string): string =>
  columnOf(name, fieldOf(declaration, name) ?? { type: 'integer' });
