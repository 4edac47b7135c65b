import { Decimal } from 'decimal.js';
import { placesOf, sumOfTonnes } from '#domain/ships/places.ts';
import type { PicturedRun, UnloadingPicture } from '#domain/ships/unloadingPicture.ts';
import { exact, tonnesScale } from '#domain/kernel/decimals.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { allowedMoves, type UnloadingStatus } from '#domain/ships/unloading.rules.ts';
import { passedWeight } from './passedWeight.ts';
import type { Sql } from '../sql.ts';

/** A row of the plan: how many tonnes of which hold go into which box. */
interface PlannedRow {
  readonly hold: string | null;
  readonly boxId: number;
  readonly box: Reference;
  readonly quantity: string | null;
}

/**
 * The unloading as it is now: its runs with all that their scales have accepted, added up by hold and by box. An approved
 * unloading shows what was approved, and apart from it what the scales reported later.
 * @param plumbLine the runs of the unloading
 */
export async function unloadingPicture(
  db: Sql,
  unloading: AnyRecord,
  plumbLine: readonly AnyRecord[],
): Promise<UnloadingPicture> {
  const approved = unloading.approvedDate !== null;
  const measured = await Promise.all(plumbLine.map((row) => measure(db, row)));
  const rows = plumbLine.map((row, index): PicturedRun => {
    const run = measured[index] as PicturedRun;
    return approved ? { ...run, netto: String(row.netto ?? '0.000'), count: Number(row.count ?? 0) } : run;
  });
  const planned = (unloading.boxes ?? []) as unknown as readonly PlannedRow[];
  const openRuns = rows.filter(({ endWeighting }) => endWeighting === null);
  const status = unloading.status as UnloadingStatus;
  const plannedTonnes = planned.map(({ quantity }) => quantity).filter((quantity) => quantity !== null);
  return {
    status,
    approved,
    // The id 0 stands for a run without a scale.
    allowed: allowedMoves({
      approved,
      finished: status === 'endWeighting',
      open: openRuns.map(({ id, scale }) => ({ rowId: id, scaleId: scale?.id ?? 0 })),
      ended: rows.length - openRuns.length,
    }),
    netto: sumOfTonnes(rows.map(({ netto }) => netto)),
    planned: plannedTonnes.length > 0 ? sumOfTonnes(plannedTonnes) : null,
    // What the scales have reported since the approval; the approved rows do not contain it.
    late: approved
      ? exact(
          new Decimal(sumOfTonnes(measured.map(({ netto }) => netto))).minus(
            sumOfTonnes(rows.map(({ netto }) => netto)),
          ),
          tonnesScale,
        )
      : '0.000',
    holds: placesOf(
      planned.map(({ hold, quantity }) => ({ key: hold ?? '', name: hold ?? '', boxId: null, quantity })),
      rows.map(({ hold, netto }) => ({ key: hold ?? '', name: hold ?? '', boxId: null, netto })),
    ),
    boxes: placesOf(
      planned.map(({ box, quantity }) => ({
        key: String(box.id),
        name: box.presentation,
        boxId: box.id,
        quantity,
      })),
      rows.map(({ box, netto }) => ({
        key: String(box?.id ?? ''),
        name: box?.presentation ?? '',
        boxId: box?.id ?? null,
        netto,
      })),
    ),
    rows,
  };
}

/** A run with what its scale has accepted from its begin to its end, or until now. */
const measure = async (db: Sql, row: AnyRecord): Promise<PicturedRun> => {
  const scale = row.scale as Reference | null;
  const begin = String(row.beginWeighting);
  const end = row.endWeighting as string | null;
  // No scale has the id 0: a run without a scale has no weight.
  const { weight, count, lastAt } = await passedWeight(db, { scaleId: scale?.id ?? 0, begin, end });
  return {
    id: row.id,
    number: Number(row.number),
    beginWeighting: begin,
    endWeighting: end,
    scale,
    hold: row.hold as string | null,
    box: row.box as Reference | null,
    enumerator: row.enumerator as string | null,
    netto: weight,
    count,
    lastAt,
  };
};
