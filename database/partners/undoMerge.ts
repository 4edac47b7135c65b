import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { undoHours, undoneValues } from '#domain/partners/firmMerge.rules.ts';
import type { VersionData } from '#domain/platform/versionValues.rules.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { firmPlaces, movePlaceBack } from './firmPlaces.ts';
import { announceSome, lockFirms, mustMayMerge } from './mergeFirms.ts';

/**
 * Undoes a merge: moves back exactly what it moved, except what somebody has given to another firm since, and sets back the
 * values that nobody has changed since. The firm that the merge marked for deletion is in use again.
 * @returns the id of the merge, and in `back` the number of records that moved back
 * @throws no_access, record_not_found, merge_undone, merge_too_old, merge_followed, merge_moves_accounts
 */
export async function undoMerge(
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  id: number,
): Promise<{ id: number; back: number }> {
  await tx.records.mustSee(actor, 'firmMerge', id);
  await lockRow(tx.sql, 'firm_merge', id);
  const merge = await tx.records.get(systemActor, 'firmMerge', id);
  // `from` is the firm that was merged, `into` the firm that remained.
  const [from, into] = [Number(merge.fromId), Number(merge.intoId)];
  await mustMayMerge(tx, actor, into, from);
  mustBeUndoable(merge);
  await lockFirms(tx, into, from);
  const remainingFirm = await tx.records.get(systemActor, 'counterparty', into);
  if (remainingFirm.mergedIntoId) throw fail('merge_followed');
  // The server writes on behalf of the actor what people may not write themselves.
  const forActor = serverFor(actor.userId);
  await tx.records.updateOnly(forActor, 'counterparty', from, { mergedInto: null });
  await tx.records.changeDeletionMark(forActor, 'counterparty', from, false);
  let back = 0;
  for (const place of firmPlaces(registry.all)) {
    const ids = await movePlaceBack(tx.sql, place, { mergeId: id, from, into });
    await announceSome(tx, place, ids, actor.name);
    back += ids.length;
  }
  const { input } = undoneValues(
    remainingFirm,
    keptValues(merge.valuesBefore),
    keptValues(merge.valuesAfter),
  );
  if (Object.keys(input).length > 0) await tx.records.updateOnly(actor, 'counterparty', into, input);
  const undoneAt = new Date().toISOString();
  await tx.records.updateOnly(forActor, 'firmMerge', id, { undoneAt, undoneBy: actor.userId });
  return { id, back };
}

/** The moment until which a merge can be undone. */
export function undoableUntil({ createdAt }: AnyRecord): Date {
  return new Date(Date.parse(createdAt) + undoHours * 3_600_000);
}

/** Values of a firm as the merge has kept them. */
export function keptValues(storedValues: unknown): VersionData {
  return typeof storedValues === 'object' && storedValues !== null ? (storedValues as VersionData) : {};
}

const mustBeUndoable = (merge: AnyRecord): void => {
  if (merge.undoneAt) throw fail('merge_undone');
  if (undoableUntil(merge).getTime() < Date.now()) throw fail('merge_too_old', { hours: undoHours });
};
