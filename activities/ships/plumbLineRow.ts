import { passedWeight } from '#database/ships/passedWeight.ts';
import { lockScale, nextRunNumber } from '#database/ships/runs.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { RunOpening } from '#workflows/ships/shipUnloading.activities.ts';

/** Where the cargo of a run goes. */
interface Destination {
  readonly box: number | null;
  readonly hold: string | null;
  readonly product: number | null;
}

interface BoxRow {
  readonly boxId: number | null;
  readonly hold: string | null;
  readonly productId: number | null;
}

/** The destination of a run: the chosen box and hold, completed from the planned boxes and from the unloading itself. */
export function destinationOf(
  unloading: AnyRecord,
  chosen: { readonly boxId: number | null; readonly hold: string | null },
): Destination {
  const rows = (unloading.boxes ?? []) as unknown as readonly BoxRow[];
  // If a box was chosen, its planned row, which must also be of the chosen hold if there is one. If no box was chosen, the
  // planned row of the hold.
  const planned =
    rows.find((row) => row.boxId === chosen.boxId && (chosen.hold === null || row.hold === chosen.hold)) ??
    rows.find((row) => chosen.boxId === null && row.hold === chosen.hold);
  return {
    box: chosen.boxId ?? planned?.boxId ?? (unloading.boxId as number | null),
    hold: chosen.hold ?? planned?.hold ?? null,
    product: planned?.productId ?? (unloading.productId as number | null),
  };
}

/**
 * Only one ship is weighed on a scale at a time, because a portion must belong to one ship. `lockScale` gives the unloading that
 * uses the scale; its lock decides who is first.
 */
const mustBeFree = async (tx: Transaction, scaleId: number): Promise<void> => {
  const otherUnloading = await lockScale(tx.sql, scaleId);
  if (otherUnloading) throw fail('unloading_scale_busy', { scaleId, number: otherUnloading.number ?? '' });
};

/**
 * Begins a run: creates its row of `plumbLine`, and returns the id of the row.
 * @throws unloading_scale_busy; record_not_found if there is no such scale or box
 */
export async function openRow(
  tx: Transaction,
  actor: Actor,
  unloading: AnyRecord,
  { scaleId, boxId, hold, enumerator, at }: RunOpening,
): Promise<number> {
  await tx.records.mustSee(actor, 'scale', scaleId);
  if (boxId !== null) await tx.records.mustSee(actor, 'box', boxId);
  await mustBeFree(tx, scaleId);
  const row = await tx.records.create(actor, 'plumbLine', {
    shipUnloading: unloading.id,
    disposition: unloading.dispositionId,
    date: at,
    number: await nextRunNumber(tx.sql, unloading.id),
    beginWeighting: at,
    scale: scaleId,
    ...destinationOf(unloading, { boxId, hold }),
    enumerator,
  });
  return row.id;
}

/**
 * Counts a row: everything that its scale accepted between its beginning and `end`, even if it was reported later. Writes the row
 * if something has changed. Returns the net weight in tonnes and the row.
 */
export async function weighRow(
  tx: Transaction,
  actor: Actor,
  row: AnyRecord,
  end: string,
): Promise<{ readonly netto: string; readonly row: AnyRecord }> {
  const { weight: netto, count } = await passedWeight(tx.sql, {
    scaleId: Number(row.scaleId),
    begin: String(row.beginWeighting),
    end,
  });
  const isUnchanged = row.endWeighting === end && row.netto === netto && row.count === count;
  if (isUnchanged) return { netto, row };
  return {
    netto,
    row: await tx.records.update(actor, 'plumbLine', row.id, { endWeighting: end, netto, count }),
  };
}
