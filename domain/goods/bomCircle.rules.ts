/**
 * The products that a bill of materials makes and the materials that it takes, as ids, and the days on which it is active
 * (`YYYY-MM-DD`). Null means that there is no limit.
 */
export interface Recipe {
  readonly id: number;
  readonly activeFrom: string | null;
  readonly activeTo: string | null;
  readonly makes: readonly number[];
  readonly takes: readonly number[];
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const firstDay = '0000-01-01';
const lastDay = '9999-12-31';

/**
 * The products along a circle that a bill closes: on some day, one of its materials is made, directly or through other bills, of
 * a product of the bill itself.
 * @returns the products in order, the first again at the end; undefined if there is no circle
 */
export function circleThrough(bill: Recipe, all: readonly Recipe[]): readonly number[] | undefined {
  const recipes = [bill, ...all.filter(({ id }) => id !== bill.id)];
  const visited = new Set<string>();
  // The way from a product down through its materials to a product of the bill. It must be open on at least one day, so each step
  // keeps only the `days` on which all bills so far are active.
  const walk = (product: number, days: Days, path: readonly number[]): readonly number[] | undefined => {
    if (bill.makes.includes(product)) return [...path, product];
    const visit = `${product} ${days.from} ${days.to}`;
    if (visited.has(visit)) return undefined;
    visited.add(visit);
    for (const recipe of recipes) {
      if (!recipe.makes.includes(product)) continue;
      const commonDays = overlapOf(days, daysOf(recipe));
      if (!commonDays) continue;
      for (const material of recipe.takes) {
        const circle = walk(material, commonDays, [...path, product]);
        if (circle) return circle;
      }
    }
    return undefined;
  };
  for (const material of bill.takes) {
    const circle = walk(material, daysOf(bill), []);
    // The way ends at a product of the bill, and the bill itself leads from this product to the material.
    const last = circle?.at(-1);
    if (circle && last !== undefined) return [last, ...circle];
  }
  return undefined;
}

const daysOf = ({ activeFrom, activeTo }: Recipe): Days => ({
  from: activeFrom ?? firstDay,
  to: activeTo ?? lastDay,
});

const overlapOf = (one: Days, other: Days): Days | undefined => {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? { from, to } : undefined;
};
