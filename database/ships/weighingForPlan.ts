import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { DispositionType } from '#domain/weighing/operations.rules.ts';
import { shipDoes, type WeighingOfShip } from '#domain/ships/weighedForShip.rules.ts';
import { schemeFlags } from '../weighing/schemeFlags.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';

interface ShipCargo {
  readonly shipId: number;
  readonly productId: number | null;
  /** Whether the ship is loaded or unloaded. */
  readonly type: DispositionType;
}

/**
 * The id of the live plan of a ship that a weighing is for: a plan under way comes before a planned one, and a plan with this
 * cargo before one for any cargo, then the one that begins first. A weighing without a product may count for a plan of any
 * product. Null if there is no such plan.
 */
const livePlan = async (tx: Transaction, { shipId, productId, type }: ShipCargo): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select id from ship_planning
    where ship_id = ${shipId} and type = ${type} and state in ('Planned', 'Ongoing') and not marked_to_delete
      and (product_id is null or ${productId}::int is null or product_id = ${productId}::int)
    order by state = 'Ongoing' desc, product_id is not distinct from ${productId}::int desc,
      planned_begin nulls last, id limit 1`.execute(tx.sql);
  return rows[0]?.id ?? null;
};

/**
 * Sets the plan of a new weighing that names a ship: the plan by which the ship is loaded or unloaded now. Later changes of the
 * weighing do not change its plan.
 */
export async function countForPlan(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<void> {
  if (before || typeof draft.ship !== 'number' || typeof draft.shipPlanning === 'number') return;
  const scheme = await linkedRecord(tx, 'schemeOfCargo', draft.schemeOfCargo);
  const type = shipDoes(draft as unknown as WeighingOfShip, schemeFlags(scheme));
  if (!type) return;
  const productId = typeof draft.product === 'number' ? draft.product : null;
  draft.shipPlanning = await livePlan(tx, { shipId: draft.ship, productId, type });
}
