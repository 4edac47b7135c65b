import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { shipPlanState } from './enums.ts';

export type ShipPlanState = EnumValue<typeof shipPlanState>;

/** How far a plan has come, and what hangs on it. */
export interface PlanStanding {
  readonly number: string;
  readonly state: ShipPlanState;
  /** Something was weighed for it, or is being weighed. */
  readonly weighed: boolean;
  /** Number of the unloading that goes on for it and is not approved. */
  readonly unloading: string | null;
}

/** What people do with a plan. Its progress follows from what is weighed. */
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

/** Where a move leads, or why it is not allowed now. An unloading that goes on ends the plan by its approval. */
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

/** The state of a plan once something was weighed for it, or the only weighing was taken back. */
export function afterWeighing({ state, weighed }: PlanStanding): ShipPlanState {
  if (!isLive(state)) return state;
  return weighed ? 'Ongoing' : 'Planned';
}

/** Why no unloading may begin from a plan, or nothing: one at a time, and none of a plan that is over. */
export function refusalOfUnloading({ number, state, unloading }: PlanStanding): Refusal | undefined {
  if (!isLive(state)) return refuse('ship_plan_over', { number });
  return unloading === null ? undefined : refuse('ship_plan_taken', { number, unloading });
}

/** Whose cargo is moved, and which way: what cannot change any more once some was. */
const cargo: ReadonlySet<string> = new Set(['ship', 'shipRegistration', 'type', 'product']);

/**
 * Why a plan may not be changed, or nothing. Berth, hours and tonnes follow what happens at the quay until the plan is
 * over; then a comment alone may be written.
 * @param changed names of the fields that are to say something else
 */
export function refusalOfChange(standing: PlanStanding, changed: readonly string[]): Refusal | undefined {
  const { number, state, weighed, unloading } = standing;
  if (!isLive(state))
    return changed.some((field) => field !== 'comment') ? refuse('ship_plan_over', { number }) : undefined;
  const hasBegun = state === 'Ongoing' || weighed || unloading !== null;
  return hasBegun && changed.some((field) => cargo.has(field) || field === 'markedToDelete')
    ? refuse('ship_plan_fixed', { number })
    : undefined;
}
