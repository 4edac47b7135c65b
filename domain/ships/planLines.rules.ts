import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import { sumOfTonnes } from './places.ts';
import { sumOfNetto, type WeighedGoods } from './weighedForShip.rules.ts';

/** A planned part of the cargo, with the place where it lies or goes. */
export interface PlannedLine {
  readonly hold: string | null;
  readonly boxId: number | null;
  readonly productId: number | null;
  /** Tonnes; null if nobody said how much. */
  readonly planned: string | null;
}

/** A planned line, as the caller gave it (`L`), with the tonnes that were weighed of it. */
export interface LineDone<L extends PlannedLine = PlannedLine> {
  readonly line: L;
  readonly done: string;
}

type Place = Pick<PlannedLine, 'hold' | 'boxId' | 'productId'>;

const areCompatible = (one: unknown, other: unknown): boolean =>
  one === null || other === null || one === other;

/**
 * Whether goods may be those of a line. A value that is missing on one side does not count: a weighed truck has no hold, and
 * goods that were never in the store have no box.
 */
const mayMatch = (line: Place, goods: Place): boolean =>
  areCompatible(line.hold, goods.hold) &&
  areCompatible(line.boxId, goods.boxId) &&
  areCompatible(line.productId, goods.productId);

const knownValuesOf = ({ hold, boxId, productId }: Place): number =>
  [hold, boxId, productId].filter((value) => value !== null).length;

/**
 * Spreads the weighed goods over the lines of a plan. Goods with the most known values are spread first. Each line gets at most
 * its planned tonnes; the rest is added to the last line that the goods fit.
 * @returns the lines in their order, and the goods that fit no line
 */
export function linesDone<L extends PlannedLine>(
  lines: readonly L[],
  weighed: readonly WeighedGoods[],
): { readonly lines: readonly LineDone<L>[]; readonly outside: readonly WeighedGoods[] } {
  const done = lines.map(() => new Decimal(0));
  const outside: WeighedGoods[] = [];
  /** Adds tonnes to the line at this index. */
  const add = (index: number, tonnes: Decimal) => {
    done[index] = (done[index] ?? new Decimal(0)).plus(tonnes);
  };
  /** The planned tonnes of a line that are not done yet; 0 if nobody said how much is planned. */
  const roomOf = (index: number) =>
    Decimal.max(0, new Decimal(lines[index]?.planned ?? 0).minus(done[index] ?? 0));
  for (const goods of weighed.toSorted((a, b) => knownValuesOf(b) - knownValuesOf(a))) {
    const fitting = [...lines.keys()].filter((index) => mayMatch(lines[index] as L, goods));
    let left = new Decimal(goods.netto);
    for (const index of fitting) {
      const part = Decimal.min(left, roomOf(index));
      add(index, part);
      left = left.minus(part);
    }
    const last = fitting.at(-1);
    if (last === undefined) outside.push(goods);
    else add(last, left);
  }
  return {
    lines: lines.map((line, index) => ({ line, done: exact(done[index] ?? 0, tonnesScale) })),
    outside,
  };
}

/** Tonnes planned, done and left. `planned` and `left` are null if nobody said how much is planned. */
export interface PlanSums {
  readonly planned: string | null;
  readonly done: string;
  /** Below zero where more was done than planned. */
  readonly left: string | null;
}

/** The sums of a plan. @param quantity tonnes that the plan itself names; if it is null, the lines are added up */
export function planSums(
  quantity: string | null,
  lines: readonly PlannedLine[],
  weighed: readonly WeighedGoods[],
): PlanSums {
  const plannedTonnes = lines.map(({ planned }) => planned).filter((planned) => planned !== null);
  const planned = quantity ?? (plannedTonnes.length > 0 ? sumOfTonnes(plannedTonnes) : null);
  const done = sumOfNetto(weighed);
  return {
    planned: planned === null ? null : exact(planned, tonnesScale),
    done: exact(done, tonnesScale),
    left: planned === null ? null : exact(new Decimal(planned).minus(done), tonnesScale),
  };
}
