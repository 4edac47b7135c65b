import { sql } from 'kysely';
import type { PlannedLine } from '#domain/ships/planLines.rules.ts';
import {
  counted,
  operationOfUnloading,
  type OperatedUnloading,
  type WeighedGoods,
} from '#domain/ships/weighedForShip.rules.ts';
import type { Sql } from '../sql.ts';
import { passedWeight } from './passedWeight.ts';

/** A line of a plan. `loadingPlanId` is null for a line of an unloading or of the plan itself. */
export interface LineOfPlan extends PlannedLine {
  readonly planId: number;
  readonly loadingPlanId: number | null;
}

/** Goods that were weighed for a plan. */
export interface GoodsOfPlan extends WeighedGoods {
  readonly planId: number;
  /** The number of weighings, or 1 for a run that is still open. */
  readonly count: number;
}

/** Rows that are looked up by their plan. */
interface Grouped<L extends { readonly planId: number }> {
  of(planId: number): readonly L[];
}

const grouped = <L extends { readonly planId: number }>(rows: readonly L[]): Grouped<L> => {
  const byPlan = Map.groupBy(rows, ({ planId }) => planId);
  return { of: (planId) => byPlan.get(planId) ?? [] };
};

/**
 * What a row `b` of the boxes of an unloading `u` plans, in tonnes. A later unloading of the plan takes over what is left of the
 * row; then the row counts only what was weighed into its box.
 */
const plannedOfBox = sql`(case when b.quantity is not null and exists (
    select from ship_unloading later join ship_unloading_boxes o on o.parent_id = later.id
    where later.ship_planning_id = u.ship_planning_id and later.id > u.id and not later.marked_to_delete
      and o.box_id = b.box_id and o.hold is not distinct from b.hold and o.product_id is not distinct from b.product_id)
  then least(b.quantity, coalesce((select sum(r.netto) from plumb_line r
    where r.ship_unloading_id = u.id and not r.marked_to_delete and r.box_id = b.box_id
      and (b.hold is null or r.hold = b.hold) and (b.product_id is null or r.product_id = b.product_id)), 0))
  else b.quantity end)::numeric(15,3)`;

/**
 * The lines of plans: those of their loading plans, otherwise the boxes of their unloadings, otherwise one line for the plan
 * itself.
 */
export async function linesOfPlans(db: Sql, planIds: readonly number[]): Promise<Grouped<LineOfPlan>> {
  const { rows } = await sql<LineOfPlan & { readonly origin: 'loading' | 'unloading' | 'plan' }>`
    select 'loading' as origin, l.ship_planning_id as "planId", l.id as "loadingPlanId", h.hold, h.box_id as "boxId",
      h.product_id as "productId", h.quantity::text as planned, l.id as place, h.row_number as row
    from loading_plan l join loading_plan_holds h on h.parent_id = l.id
    where l.ship_planning_id = any(${planIds}) and not l.marked_to_delete
    union all
    select 'unloading', u.ship_planning_id, null, b.hold, b.box_id, b.product_id, ${plannedOfBox}::text, u.id, b.row_number
    from ship_unloading u join ship_unloading_boxes b on b.parent_id = u.id
    where u.ship_planning_id = any(${planIds}) and not u.marked_to_delete
    union all
    select 'plan', p.id, null, null, p.box_id, p.product_id, p.quantity::text, p.id, 0
    from ship_planning p where p.id = any(${planIds})
    order by place, row`.execute(db);
  const all = grouped(rows);
  // Of each plan, only the lines of the first origin that has any are used.
  return grouped(
    planIds.flatMap((planId) => {
      const [usedOrigin = 'plan'] = (['loading', 'unloading'] as const).filter((origin) =>
        all.of(planId).some((line) => line.origin === origin),
      );
      return all
        .of(planId)
        .filter(({ origin }) => origin === usedOrigin)
        .map(({ loadingPlanId, hold, boxId, productId, planned }) => ({
          planId,
          loadingPlanId,
          hold,
          boxId,
          productId,
          planned,
        }));
    }),
  );
}

interface OpenRun extends Omit<GoodsOfPlan, 'netto' | 'count' | 'typeOfOperation'>, OperatedUnloading {
  readonly scaleId: number;
  readonly begin: string;
}

/**
 * The goods that were weighed for plans, with what their open runs have weighed until now. Goods that were weighed twice, by the
 * crane and on the weighbridge, count once (`counted`). Goods without a product count as the product of the plan.
 */
export async function goodsOfPlans(db: Sql, planIds: readonly number[]): Promise<Grouped<GoodsOfPlan>> {
  const weighed = await sql<GoodsOfPlan>`
    select w.ship_planning_id as "planId", l.hold, w.box_id as "boxId",
      coalesce(w.product_id, p.product_id) as "productId",
      w.type_of_document as "typeOfDocument", w.type_of_operation as "typeOfOperation",
      sum(w.netto)::text as netto, count(*)::int as count
    from weighing_record w join ship_planning p on p.id = w.ship_planning_id
      left join plumb_line l on l.weighing_record_id = w.id and not l.marked_to_delete
    where w.ship_planning_id = any(${planIds}) and w.netto is not null
      and not w.cancel_weighting and not w.marked_to_delete
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  const open = await sql<OpenRun>`
    select u.ship_planning_id as "planId", l.hold, l.box_id as "boxId",
      coalesce(l.product_id, p.product_id) as "productId",
      u.type_of_document as "typeOfDocument", u.type, s.type_of_operation as "schemeOperation",
      l.scale_id as "scaleId", l.begin_weighting as begin
    from plumb_line l join ship_unloading u on u.id = l.ship_unloading_id
      join ship_planning p on p.id = u.ship_planning_id
      left join scheme_of_cargo s on s.id = u.scheme_of_cargo_id
    where u.ship_planning_id = any(${planIds}) and l.end_weighting is null and not l.marked_to_delete`.execute(
    db,
  );
  const openGoods = await Promise.all(
    open.rows.map(async ({ scaleId, begin, type, schemeOperation, ...place }) => {
      const { weight: netto } = await passedWeight(db, { scaleId, begin, end: null });
      const typeOfOperation = operationOfUnloading({ type, schemeOperation });
      return { ...place, typeOfOperation, netto, count: 1 };
    }),
  );
  const all = grouped([...weighed.rows, ...openGoods]);
  return grouped(planIds.flatMap((planId) => counted(all.of(planId))));
}
