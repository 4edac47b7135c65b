import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import {
  afterWeighing,
  isLive,
  type PlanStanding,
  type ShipPlanState,
} from '#domain/ships/planning.rules.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

interface Standing extends PlanStanding {
  readonly id: number;
  /** The id of the unloading whose number is `unloading`; null if there is none. */
  readonly unloadingId: number | null;
}

/**
 * The standing of plans, by their ids. An unloading counts until it is approved, even if it has not begun. A plan counts as
 * weighed if it has a weighing record that is not canceled, or a run that has not ended.
 * @param except an unloading that does not count: the one that is being checked
 */
export async function planStandings(
  db: Sql,
  planIds: readonly number[],
  except: number | null = null,
): Promise<ReadonlyMap<number, Standing>> {
  const { rows } = await sql<Standing>`
    select p.id, p.number_str as number, p.state, u.id as "unloadingId", u.number_str as unloading,
      exists (select 1 from weighing_record w
        where w.ship_planning_id = p.id and not w.cancel_weighting and not w.marked_to_delete)
      or exists (select 1 from plumb_line l join ship_unloading r on r.id = l.ship_unloading_id
        where r.ship_planning_id = p.id and l.end_weighting is null and not l.marked_to_delete) as weighed
    from ship_planning p left join lateral (
      select id, number_str from ship_unloading where ship_planning_id = p.id and approved_date is null
        and not marked_to_delete and id is distinct from ${except}::int order by id limit 1) u on true
    where p.id = any(${planIds})`.execute(db);
  return new Map(rows.map((standing) => [standing.id, standing]));
}

/**
 * The standing of one plan.
 * @throws record_not_found
 */
export async function planStanding(db: Sql, planId: number, except?: number): Promise<PlanStanding> {
  const standing = (await planStandings(db, [planId], except)).get(planId);
  if (!standing) throw fail('record_not_found', { object: 'shipPlanning', id: planId });
  return standing;
}

/**
 * Locks a plan until the transaction ends, and returns its standing. If two people begin an unloading at the same time, the
 * second one sees the unloading of the first.
 */
export async function lockPlan(tx: Transaction, planId: number, except?: number): Promise<PlanStanding> {
  await lockRow(tx.sql, 'ship_planning', planId);
  return planStanding(tx.sql, planId, except);
}

/**
 * Refuses a plan of another ship.
 * @throws ship_plan_of_other_ship
 */
export async function mustBeOfShip({ sql: db }: Transaction, planId: number, shipId: unknown): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select number_str as number from ship_planning
    where id = ${planId} and ship_id is distinct from ${shipId ?? null}`.execute(db);
  if (rows[0]) throw fail('ship_plan_of_other_ship', rows[0]);
}

/** Writes the next state of a plan, unless it has that state already. */
export async function movePlan(
  tx: Transaction,
  { userId }: Actor,
  planId: number,
  { state }: PlanStanding,
  next: ShipPlanState,
): Promise<void> {
  if (next !== state) await tx.records.update(serverFor(userId), 'shipPlanning', planId, { state: next });
}

/**
 * Moves a plan after a weighing. It is under way from its first weighing on, and planned again if that weighing is taken
 * back.
 */
export async function planFollows(tx: Transaction, actor: Actor, planId: unknown): Promise<void> {
  if (typeof planId !== 'number') return;
  const standing = await lockPlan(tx, planId);
  await movePlan(tx, actor, planId, standing, afterWeighing(standing));
}

/** Finishes a plan when its unloading is approved. */
export async function planEnds(tx: Transaction, actor: Actor, planId: unknown): Promise<void> {
  if (typeof planId !== 'number') return;
  const standing = await lockPlan(tx, planId);
  if (isLive(standing.state)) await movePlan(tx, actor, planId, standing, 'Finished');
}
