import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { shipPlanState } from './enums.ts';

export type ShipPlanState = EnumValue<typeof shipPlanState>;

/** The state of a plan, and whether weighings or an unloading belong to it. */
export interface PlanStanding {
  readonly number: string;
  readonly state: ShipPlanState;
  /** Whether something was weighed for the plan, or is being weighed. */
  readonly weighed: boolean;
  /** The number of its unloading that is not approved yet; null if there is none. */
  readonly unloading: string | null;
}

/** The moves that people make. The step from planned to ongoing follows from weighings. */
export const planMoves = ['finish', 'reopen', 'cancel', 'restore'] as const;
export type PlanMove = (typeof planMoves)[number];

const leadsTo: Readonly<Record<PlanMove, ShipPlanState>> = {
  finish: 'Finished',
  reopen: 'Ongoing',
  cancel: 'Canceled',
  restore: 'Planned',
};

const comesFrom: Readonly<Record<PlanMove, ShipPlanState>> = {
  finish: 'Ongoing',
  reopen: 'Finished',
  cancel: 'Planned',
  restore: 'Canceled',
};

/**
 * The state after a move, or why the move is not allowed now. While an unloading is not approved, nobody may finish or cancel the
 * plan: the approval of the unloading finishes it.
 */
export function afterMove(standing: PlanStanding, move: PlanMove): ShipPlanState | Refusal {
  const { number, state, unloading, weighed } = standing;
  if (state !== comesFrom[move] || (move === 'cancel' && weighed))
    return refuse('ship_plan_not_allowed', { number, move, state });
  if ((move === 'cancel' || move === 'finish') && unloading !== null)
    return refuse('ship_plan_taken', { number, unloading });
  return leadsTo[move];
}

export function allowedPlanMoves(standing: PlanStanding): readonly PlanMove[] {
  return planMoves.filter((move) => typeof afterMove(standing, move) === 'string');
}

/** Whether goods may still be weighed for a plan. */
export function isLive(state: ShipPlanState): boolean {
  return state === 'Planned' || state === 'Ongoing';
}

/** The state of a plan after a weighing for it was added or removed. Without weighings a live plan is only planned. */
export function afterWeighing({ state, weighed }: PlanStanding): ShipPlanState {
  if (!isLive(state)) return state;
  return weighed ? 'Ongoing' : 'Planned';
}

/** Why no unloading may begin for a plan; undefined if one may. A plan has one unloading at a time, and none once it is over. */
export function refusalOfUnloading({ number, state, unloading }: PlanStanding): Refusal | undefined {
  if (!isLive(state)) return refuse('ship_plan_over', { number });
  return unloading === null ? undefined : refuse('ship_plan_taken', { number, unloading });
}

/** The fields that say which cargo is moved and in which direction. They cannot change once the work on the cargo has begun. */
const cargoFields: ReadonlySet<string> = new Set(['ship', 'shipRegistration', 'type', 'product']);

/**
 * Why a plan may not be changed; undefined if it may. Once the work on its cargo has begun (something was weighed, or an
 * unloading began), the plan may not get another cargo, nor be marked for deletion. Berth, times and tonnes may change until the plan
 * is over, because they follow what happens at the quay. When the plan is over, only the comment may change.
 * @param changed names of the fields that would get another value
 */
export function refusalOfChange(standing: PlanStanding, changed: readonly string[]): Refusal | undefined {
  const { number, state, weighed, unloading } = standing;
  if (!isLive(state))
    return changed.some((field) => field !== 'comment') ? refuse('ship_plan_over', { number }) : undefined;
  const hasBegun = state === 'Ongoing' || weighed || unloading !== null;
  return hasBegun && changed.some((field) => cargoFields.has(field) || field === 'markedToDelete')
    ? refuse('ship_plan_fixed', { number })
    : undefined;
}
