import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import { fail } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { linesDone } from '#domain/ships/planLines.rules.ts';
import { refusalOfUnloading } from '#domain/ships/planning.rules.ts';
import type { Transaction } from '../transaction.ts';
import { isRestored } from '../writing/changedFields.ts';
import type { Draft, WriteContext } from '../writing/hooks.ts';
import { goodsOfPlans, linesOfPlans } from './planContents.ts';
import { lockPlan, mustBeOfShip } from './planStanding.ts';

/** What an unloading takes over from its plan, unless other values are given. */
const shared = [
  'ship',
  'position',
  'product',
  'forwarder',
  'customer',
  'vendor',
  'warehouse',
  'box',
] as const;

/**
 * The boxes of a plan with the tonnes that are still to come into each; null where the plan gives no tonnes. Lines without a box,
 * and those of which nothing is left, are left out.
 */
const boxesLeft = async (tx: Transaction, planId: number): Promise<readonly object[]> => {
  const lines = (await linesOfPlans(tx.sql, [planId])).of(planId);
  const goods = (await goodsOfPlans(tx.sql, [planId])).of(planId);
  return linesDone(lines, goods)
    .lines.map(({ line, done }) => ({
      ...line,
      left: line.planned === null ? null : new Decimal(line.planned).minus(done),
    }))
    .filter(({ boxId, left }) => boxId !== null && (left === null || left.gt(0)))
    .map(({ hold, boxId, productId, left }) => ({
      hold,
      box: boxId,
      product: productId,
      quantity: left === null ? null : exact(left, tonnesScale),
    }));
};

const takeOver = async (tx: Transaction, draft: Draft, plan: AnyRecord): Promise<void> => {
  for (const name of shared) draft[name] ??= plan[idKey(name)];
  draft.type = plan.type;
  if (!Array.isArray(draft.boxes) || draft.boxes.length === 0) draft.boxes = await boxesLeft(tx, plan.id);
};

/**
 * Lets an unloading that begins from a plan take over its ship, berth, owners, cargo and boxes. A plan has one open unloading
 * at a time.
 * @throws ship_plan_taken, ship_plan_over, ship_plan_of_other_ship; owned_by_workflow if the unloading gets another plan after its
 * weighing has begun
 */
export async function followPlan(
  draft: Draft,
  before: AnyRecord | undefined,
  { tx }: WriteContext,
): Promise<void> {
  const planBefore = before?.shipPlanningId ?? null;
  const planId = draft.shipPlanning === undefined ? planBefore : draft.shipPlanning;
  const isOtherPlan = planId !== planBefore;
  if (isOtherPlan && before && before.status !== 'notWeighting')
    throw fail('owned_by_workflow', { object: 'shipUnloading', owner: 'shipUnloading' });
  if (typeof planId !== 'number') return;
  // An unloading that is restored after a deletion begins from its plan again. The standing that is checked leaves this unloading
  // out, so that it cannot refuse itself.
  if (isOtherPlan || isRestored(draft, before))
    mustNotRefuse(refusalOfUnloading(await lockPlan(tx, planId, before?.id)));
  if (!isOtherPlan && draft.ship === undefined) return;
  const plan = await tx.records.get(systemActor, 'shipPlanning', planId);
  await mustBeOfShip(tx, planId, draft.ship ?? plan.shipId);
  if (isOtherPlan) await takeOver(tx, draft, plan);
}
