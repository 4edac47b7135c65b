/** The boxes that a ship's plan needs, and the time for which it needs them. */
export interface BoxesOfPlan {
  readonly planId: number;
  readonly shipId: number;
  readonly boxIds: readonly number[];
  /** ISO. A plan without a begin never needs its boxes. A plan without an end needs them until it is over. */
  readonly begin: string | null;
  readonly end: string | null;
}

/** A box that another ship plans for the same time. */
export interface BoxClash {
  readonly boxId: number;
  readonly otherPlanId: number;
}

const startOf = ({ begin }: BoxesOfPlan): number => (begin === null ? Infinity : Date.parse(begin));
const endOf = ({ end }: BoxesOfPlan): number => (end === null ? Infinity : Date.parse(end));

const overlapInTime = (one: BoxesOfPlan, other: BoxesOfPlan): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

/** The boxes of a plan that other ships need at the same time. Plans of the same ship may share a box. */
export function clashesOf(plan: BoxesOfPlan, others: readonly BoxesOfPlan[]): readonly BoxClash[] {
  return others
    .filter(
      (other) => other.planId !== plan.planId && other.shipId !== plan.shipId && overlapInTime(plan, other),
    )
    .flatMap((other) =>
      [...new Set(other.boxIds)]
        .filter((boxId) => plan.boxIds.includes(boxId))
        .map((boxId) => ({ boxId, otherPlanId: other.planId })),
    );
}
