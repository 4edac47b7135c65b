import { Decimal } from 'decimal.js';

/** One of `unitId` is `factor` of `inUnitId`. */
export interface Conversion {
  readonly unitId: number;
  readonly inUnitId: number;
  readonly factor: string;
}

/** A quantity is converted by `times` and then divided by `by`: kept apart, so that a third stays exact. */
export interface Ratio {
  readonly times: Decimal;
  readonly by: Decimal;
}

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/**
 * How a quantity in one unit becomes one in another, along the fewest conversions in either direction; of equals those that
 * come first. Undefined if no conversions lead there.
 */
export function ratioBetween(
  conversions: readonly Conversion[],
  from: number,
  to: number,
): Ratio | undefined {
  const reached = new Map<number, Ratio>([[from, { times: new Exact(1), by: new Exact(1) }]]);
  const next = [from];
  for (const unit of next) {
    const ratio = reached.get(unit);
    if (!ratio || unit === to) break;
    for (const { other, ratio: step } of stepsFrom(conversions, unit)) {
      if (reached.has(other)) continue;
      reached.set(other, { times: ratio.times.times(step.times), by: ratio.by.times(step.by) });
      next.push(other);
    }
  }
  return reached.get(to);
}

/** A quantity in the other unit, exact to forty digits. */
export function convertedBy({ times, by }: Ratio, quantity: Decimal.Value): Decimal {
  return new Exact(quantity).times(times).div(by);
}

const stepsFrom = (conversions: readonly Conversion[], unit: number) =>
  conversions.flatMap(({ unitId, inUnitId, factor }) => {
    const [whole, one] = [new Exact(factor), new Exact(1)];
    if (whole.lte(0)) return [];
    if (unitId === unit) return [{ other: inUnitId, ratio: { times: whole, by: one } }];
    return inUnitId === unit ? [{ other: unitId, ratio: { times: one, by: whole } }] : [];
  });
