import type { Decimal } from 'decimal.js';
import { Exact } from '../kernel/decimals.ts';

/** One unit `unitId` equals `factor` units `inUnitId`. */
export interface Conversion {
  readonly unitId: number;
  readonly inUnitId: number;
  readonly factor: string;
}

/** A quantity is multiplied by `times` and divided by `by`. The two are kept apart, because a third has no exact decimal. */
export interface Ratio {
  readonly times: Decimal;
  readonly by: Decimal;
}

/**
 * The ratio by which a quantity in one unit is converted to another. It uses as few conversions as possible, each in either
 * direction. Of several ways with the same number, conversions that come first in the list win. Undefined if there is no way.
 */
export function ratioBetween(
  conversions: readonly Conversion[],
  from: number,
  to: number,
): Ratio | undefined {
  const reached = new Map<number, Ratio>([[from, { times: new Exact(1), by: new Exact(1) }]]);
  const queue = [from];
  // The loop also visits the units that are added to the list while it runs.
  for (const unit of queue) {
    const ratio = reached.get(unit);
    if (!ratio || unit === to) break;
    for (const { other, ratio: step } of stepsFrom(conversions, unit)) {
      if (reached.has(other)) continue;
      reached.set(other, { times: ratio.times.times(step.times), by: ratio.by.times(step.by) });
      queue.push(other);
    }
  }
  return reached.get(to);
}

/** A quantity in the other unit, exact to forty digits. */
export function convertedBy({ times, by }: Ratio, quantity: Decimal.Value): Decimal {
  return new Exact(quantity).times(times).div(by);
}

/** A quantity in the first unit, from one in the other unit: this undoes `convertedBy`. */
export function convertedBack({ times, by }: Ratio, quantity: Decimal.Value): Decimal {
  return new Exact(quantity).times(by).div(times);
}

/** The units that one conversion reaches from a unit, each with the ratio of this conversion. */
const stepsFrom = (conversions: readonly Conversion[], unit: number) =>
  conversions.flatMap(({ unitId, inUnitId, factor }) => {
    const [exactFactor, one] = [new Exact(factor), new Exact(1)];
    if (exactFactor.lte(0)) return [];
    if (unitId === unit) return [{ other: inUnitId, ratio: { times: exactFactor, by: one } }];
    return inUnitId === unit ? [{ other: unitId, ratio: { times: one, by: exactFactor } }] : [];
  });
