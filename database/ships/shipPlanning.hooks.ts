import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { isLive, refusalOfChange } from '#domain/ships/planning.rules.ts';
import { changedFields } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { lockPlan, mustBeOfShip, planStanding } from './planStanding.ts';

/**
 * Refuses to change the ship and cargo of a plan once something was weighed or unloaded for it, and to change anything but
 * the comment of a plan that is over. The server itself may change everything.
 */
export const shipPlanningHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    if (!before || actor.system) return;
    mustNotRefuse(refusalOfChange(await planStanding(tx.sql, before.id), changedFields(draft, before)));
  },
};

/**
 * The ship plan that a new loading plan belongs to if its author names none: the only one for loading this ship that is planned
 * or ongoing. Undefined if there is none or more than one: two rows are enough to know that there are several.
 */
const onlyPlanOf = async ({ tx }: WriteContext, shipId: unknown): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select id from ship_planning where ship_id = ${shipId} and type = 'Loading'
      and state in ('Planned', 'Ongoing') and not marked_to_delete limit 2`.execute(tx.sql);
  return rows.length === 1 ? rows[0]?.id : undefined;
};

/** Locks a ship plan; does nothing if there is none. @throws ship_plan_over if the plan is finished or canceled */
const mustBeLive = async ({ tx }: WriteContext, planId: unknown): Promise<void> => {
  if (typeof planId !== 'number') return;
  const { number, state } = await lockPlan(tx, planId);
  if (!isLive(state)) throw fail('ship_plan_over', { number });
};

/**
 * A loading plan may change until its ship plan is over, and may move only to a ship plan that is not over. Its ship plan is always
 * one of its own ship.
 */
export const loadingPlanHooks: Hooks = {
  beforeWrite: async (draft: Draft, before, context) => {
    const shipId = draft.ship ?? before?.shipId;
    if (!before) draft.shipPlanning ??= await onlyPlanOf(context, shipId);
    const planIdBefore = before?.shipPlanningId;
    const planId = draft.shipPlanning === undefined ? planIdBefore : draft.shipPlanning;
    await mustBeLive(context, planIdBefore);
    if (planId !== planIdBefore) await mustBeLive(context, planId);
    if (typeof planId === 'number') await mustBeOfShip(context.tx, planId, shipId);
  },
};
