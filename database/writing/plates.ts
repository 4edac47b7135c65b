import { sql } from 'kysely';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { foldPlate } from '#domain/goods/plate.ts';
import { columnOf, tableOf } from '../schema/naming.ts';
import { foldedPlateIn } from '../schema/plate.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn } from '../transaction.ts';
import type { Draft } from './hooks.ts';

/**
 * No two records share a plate, however it is spelled. This is a check and not an index, because records from before this
 * rule may share one: they stay valid until somebody changes the plate.
 * @throws not_unique at the field
 */
export async function checkPlates(
  db: Sql,
  declaration: Declaration,
  draft: Draft,
  before?: AnyRecord,
): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOf(declaration))) {
    if (field.type !== 'text' || !field.plate || !field.unique) continue;
    const plate = foldPlate(String(draft[name] ?? ''));
    if (plate === '' || plate === foldPlate(String(before?.[name] ?? ''))) continue;
    const table = tableOf(declaration);
    const column = columnOf(name, field);
    // Two requests with the same plate run one after the other.
    await waitForTurn({ sql: db }, `plate ${table} ${plate}`);
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.raw(foldedPlateIn(`"${column}"`))} = ${plate} and id is distinct from ${before?.id ?? null} limit 1`.execute(
      db,
    );
    if (rows.length > 0) throw failFields([{ field: name, code: 'not_unique' }]);
  }
}
