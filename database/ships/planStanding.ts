import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import {
  afterWeighing,
  isLive,
  type PlanStanding,
  type ShipPlanState,
} from '#domain/ships/planning.rules.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/**
 * How far a plan has come. An unloading that is not approved goes on, begun or not.
 * @param except an unloading that does not count: the one that asks
 */
export const planStanding = async (
  db: Sql,
  planId: number,
  except: number | null = null,
): Promise<PlanStanding> => {
  const { rows } = await sql<PlanStanding>`
    select p.number_str as number, p.state,
      exists (select 1 from weighing_record w
        where w.ship_planning_id = p.id and not w.cancel_weighting and not w.marked_to_delete)
      or exists (select 1 from plumb_line l join ship_unloading u on u.id = l.ship_unloading_id
        where u.ship_planning_id = p.id and l.end_weighting is null and not l.marked_to_delete) as weighed,
      (select u.number_str from ship_unloading u where u.ship_planning_id = p.id and u.approved_date is null
        and not u.marked_to_delete and u.id is distinct from ${except}::int order by u.id limit 1) as unloading
    from ship_planning p where p.id = ${planId}`.execute(db);
  if (!rows[0]) throw fail('record_not_found', { object: 'shipPlanning', id: planId });
  return rows[0];
};

/** As it stands, and as it stays until the transaction is over: of two who begin an unloading, the second sees the first. */
export const holdPlan = async (tx: Transaction, planId: number, except?: number): Promise<PlanStanding> => {
  await sql`select 1 from ship_planning where id = ${planId} for no key update`.execute(tx.sql);
  return planStanding(tx.sql, planId, except);
};

export const mustNotRefuse = <T>(answer: T | Refusal | undefined): T | undefined => {
  if (isRefusal(answer)) throw fail(answer.code, answer.params);
  return answer;
};

export const movePlan = async (
  tx: Transaction,
  { userId }: Actor,
  planId: number,
  { state }: PlanStanding,
  next: ShipPlanState,
): Promise<void> => {
  if (next !== state)
    await tx.records.update({ ...systemActor, userId }, 'shipPlanning', planId, { state: next });
};

/** A plan is under way from its first weighing on, and planned again where that one was taken back. */
export const planFollows = async (tx: Transaction, actor: Actor, planId: unknown): Promise<void> => {
  if (typeof planId !== 'number') return;
  const standing = await holdPlan(tx, planId);
  await movePlan(tx, actor, planId, standing, afterWeighing(standing));
};

/** Nothing more comes: the unloading of the plan is approved. */
export const planEnds = async (tx: Transaction, actor: Actor, planId: unknown): Promise<void> => {
  if (typeof planId !== 'number') return;
  const standing = await holdPlan(tx, planId);
  if (isLive(standing.state)) await movePlan(tx, actor, planId, standing, 'Finished');
};
