import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { placesOf, sumOfTonnes, type PlannedPlace, type WeighedPlace } from '#domain/ships/places.ts';
import { linesDone, planSums } from '#domain/ships/planLines.rules.ts';
import { allowedPlanMoves, refusalOfUnloading, type PlanStanding } from '#domain/ships/planning.rules.ts';
import type { PicturedClash, PicturedLine, PlanPicture } from '#domain/ships/planPicture.ts';
import type { Sql } from '../sql.ts';
import { namesOf, planClashes } from './planClashes.ts';
import { goodsOfPlans, linesOfPlans, type GoodsOfPlan, type LineOfPlan } from './planContents.ts';
import { planStandings } from './planStanding.ts';

interface Names {
  readonly box: ReadonlyMap<number, Reference>;
  readonly product: ReadonlyMap<number, Reference>;
}

/**
 * Compares plans with what was done until now. Open runs count with the weights that their scales have reported.
 * @param plans records of shipPlanning
 * @param modifies whether the caller may move the plans, and so may know of other ships
 */
export async function planPictures(
  db: Sql,
  plans: readonly AnyRecord[],
  modifies: boolean,
): Promise<readonly PlanPicture[]> {
  const ids = plans.map(({ id }) => id);
  const lines = await linesOfPlans(db, ids);
  const goods = await goodsOfPlans(db, ids);
  const clashes = modifies ? await planClashes(db, ids) : new Map<number, readonly PicturedClash[]>();
  const places = ids.flatMap((id) => [...lines.of(id), ...goods.of(id)]);
  const names: Names = {
    box: await namesOf(db, 'box', idsIn(places.map(({ boxId }) => boxId))),
    product: await namesOf(db, 'product', idsIn(places.map(({ productId }) => productId))),
  };
  const standings = await planStandings(db, ids);
  return plans.map((plan) => {
    const standing = standings.get(plan.id);
    const { unloadingId = null, unloading } = standing ?? {};
    return {
      ...headOf(plan),
      ...contentsOf(plan, lines.of(plan.id), goods.of(plan.id), names),
      clashes: clashes.get(plan.id) ?? [],
      unloading: unloadingId === null ? null : { id: unloadingId, presentation: unloading ?? '' },
      allowed: modifies && standing ? allowedIn(plan, standing) : [],
    };
  });
}

const idsIn = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

const headOf = (plan: AnyRecord) => {
  const { id, numberStr, type, state, ship, position, product, plannedBegin, plannedEnd } =
    plan as unknown as PlanPicture;
  return { id, numberStr, type, state, ship, position, product, plannedBegin, plannedEnd };
};

const contentsOf = (
  plan: AnyRecord,
  planned: readonly LineOfPlan[],
  goods: readonly GoodsOfPlan[],
  names: Names,
) => {
  const { lines, outside } = linesDone(planned, goods);
  const pictured = lines.map(({ line, done }): PicturedLine => {
    const { loadingPlanId, hold, boxId, productId } = line;
    const box = names.box.get(boxId ?? 0) ?? null;
    return {
      loadingPlanId,
      hold,
      box,
      product: names.product.get(productId ?? 0) ?? null,
      planned: line.planned,
      done,
    };
  });
  // Weighed for the plan, but for none of its lines.
  const withoutLine = outside.map(({ hold, boxId, netto }) => ({
    hold,
    box: names.box.get(boxId ?? 0) ?? null,
    netto,
  }));
  // The planned and the weighed tonnes of each hold or box; `place` says to which a line belongs.
  const addedUpBy = (place: (at: { hold: string | null; box: Reference | null }) => Place) =>
    placesOf(
      pictured.map((line): PlannedPlace => ({ ...place(line), quantity: line.planned })),
      [...pictured.map((line) => ({ ...line, netto: line.done })), ...withoutLine]
        .filter(({ netto }) => Number(netto) > 0)
        .map((line): WeighedPlace => ({ ...place(line), netto: line.netto })),
    );
  const isWater = ({ typeOfDocument }: GoodsOfPlan) => typeOfDocument === 'Water';
  const tonnes = (some: readonly GoodsOfPlan[]) => sumOfTonnes(some.map(({ netto }) => netto));
  return {
    ...planSums(plan.quantity as string | null, planned, goods),
    onWater: tonnes(goods.filter(isWater)),
    onWheels: tonnes(goods.filter((each) => !isWater(each))),
    lines: pictured,
    holds: addedUpBy(({ hold }) => ({ key: hold ?? '', name: hold ?? '', boxId: null })),
    boxes: addedUpBy(({ box }) => ({
      key: String(box?.id ?? ''),
      name: box?.presentation ?? '',
      boxId: box?.id ?? null,
    })),
  };
};

type Place = Pick<PlannedPlace, 'key' | 'name' | 'boxId'>;

const allowedIn = ({ type }: AnyRecord, standing: PlanStanding): PlanPicture['allowed'] => [
  ...(type === 'Unloading' && !refusalOfUnloading(standing) ? (['unload'] as const) : []),
  ...allowedPlanMoves(standing),
];
