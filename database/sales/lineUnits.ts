import type { LineUnit } from '#domain/sales/orderLine.rules.ts';
import type { Sql } from '../sql.ts';
import type { Draft } from '../writing/hooks.ts';

/** What the units of some lines count, by their ids. */
export async function lineUnits(db: Sql, lines: readonly Draft[]): Promise<ReadonlyMap<unknown, LineUnit>> {
  const ids = lines.map(({ unitOfMeasure }) => unitOfMeasure).filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Map();
  const units = await db
    .selectFrom('unit_of_measure')
    .select(['id', 'counts_pieces as countsPieces'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(units.map((unit) => [unit.id, unit]));
}
