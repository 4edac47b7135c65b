import { sql, type RawBuilder } from 'kysely';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { ListQuery } from '../recordService.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { rootAlias } from './joins.ts';

const newer = 'newer';

/**
 * Adds to `where`, for a list with `newestOf`, that no newer record has the same values in these fields. An index that begins
 * with them and ends with the date answers this for each row of the page, so that no group is read as a whole. A record in
 * which one of the fields is empty agrees with no other record.
 */
export function newestOnly(
  declaration: Declaration,
  { newestOf }: Pick<ListQuery, 'newestOf'>,
  where: RawBuilder<boolean>,
): RawBuilder<boolean> {
  if (!newestOf) return where;
  const at = (alias: string, name: string) =>
    sql.ref(`${alias}.${columnOf(name, fieldOf(declaration, name) ?? { type: 'text' })}`);
  const date = declaration.sort.field;
  const same = newestOf.map((name) => sql<boolean>`${at(newer, name)} = ${at(rootAlias, name)}`);
  return sql<boolean>`${where} and not exists (
    select 1 from ${sql.table(tableOf(declaration))} as ${sql.table(newer)}
    where ${sql.join(same, sql` and `)} and not ${sql.ref(`${newer}.marked_to_delete`)}
      and (${at(newer, date)}, ${sql.ref(`${newer}.id`)}) > (${at(rootAlias, date)}, ${sql.ref(`${rootAlias}.id`)}))`;
}
