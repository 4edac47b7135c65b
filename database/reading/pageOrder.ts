import { sql, type RawBuilder } from 'kysely';
import { sortColumn, type SortPlace } from './keyset.ts';

/** The id decides between equals, so that no row is shown on two pages or on none. */
export const orderBy = (places: readonly SortPlace[], id: RawBuilder<unknown>): RawBuilder<unknown> => {
  const direction = (desc: boolean | undefined) => (desc ? sql`desc` : sql`asc`);
  return sql.join([
    ...places.map(({ column, desc }) => sql`${column} ${direction(desc)}`),
    sql`${id} ${direction(places[0]?.desc)}`,
  ]);
};

/** The columns of a page that hold what it is sorted by. */
export const inPage = (places: readonly SortPlace[]): SortPlace[] =>
  places.map((place, index) => ({ ...place, column: sql.ref(`page.${sortColumn(index)}`) }));

/** The first rows of several stretches: each brings no more than a page, so that what is put in order is little. */
export const inOrder = (
  stretches: readonly RawBuilder<unknown>[],
  places: readonly SortPlace[],
  limit: number,
): RawBuilder<unknown> => {
  if (stretches.length === 1) return stretches[0] as RawBuilder<unknown>;
  const parts = sql.join(
    stretches.map((stretch) => sql`(${stretch})`),
    sql` union all `,
  );
  return sql`select * from (${parts}) as page order by ${orderBy(inPage(places), sql.ref('page.id'))} limit ${limit}`;
};
