import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import { mustKeepPostings, postStock, withdrawStock } from '../goods/stock.ts';
import { signalOrder } from '../sales/orderOutbox.ts';
import type { Transaction } from '../transaction.ts';
import { mustNotBeHeld } from '../weighing/loadOf.ts';
import { whyNoteNotPosted } from '../weighing/notePlaces.ts';
import { isChanged, isRestored } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { lockRow } from '../writing/lockRow.ts';

/** The fields of a weighed note that come from its weighing and cannot be written by hand. */
const weighedFields = [
  'state',
  'disposition',
  'weighingRecord',
  'vehicle',
  'trailer',
  'product',
  'brutto',
  'tare',
  'netto',
] as const;

/**
 * Refuses a person who changes what a note has from its weighing, gives lines to a note that has a weighing, or gives a weighing to
 * a note that has none. The server itself (`actor.system`) may do all of this.
 * @throws validation_failed
 */
const mustFollowWeighing = (draft: Draft, before: AnyRecord | undefined, actor: Actor): void => {
  if (actor.system) return;
  const weighingBefore = before?.weighingRecordId ?? null;
  const changed = weighedFields.filter((field) => isChanged(draft, before, field));
  const refused = weighingBefore === null ? changed.filter((field) => field === 'weighingRecord') : changed;
  if (Array.isArray(draft.items) && draft.items.length > 0 && weighingBefore !== null)
    throw failFields([{ field: 'items', code: 'weighed_note_fixed' }]);
  if (refused.length > 0) throw failFields(refused.map((field) => ({ field, code: 'weighed_note_fixed' })));
};

/** Refuses to restore the note of a cancelled weighing: its goods would be posted, although that weighing does not count. */
const mustBeOfValidWeighing = async ({ weighingRecordId }: AnyRecord, tx: Transaction): Promise<void> => {
  const weighing = await linkedRecord(tx, 'weighingRecord', weighingRecordId);
  if (weighing?.cancelWeighting === true) throw fail('note_of_cancelled_weighing');
};

/** Confirming the note of a weighing approves the weighing, in the name of the same person. */
const approve = async (note: AnyRecord, { tx, actor }: WriteContext): Promise<void> => {
  if (note.weighingRecordId === null) return;
  if (note.netto === null) throw fail('weighing_not_complete', { id: Number(note.weighingRecordId) });
  // Refuses the note of a load that may not count yet.
  if (note.dispositionId !== null) await mustNotBeHeld(tx.sql, Number(note.dispositionId));
  mustNotRefuse(await whyNoteNotPosted(tx, note));
  await setApproval(tx, actor, Number(note.weighingRecordId), true);
};

const setApproval = (tx: Transaction, actor: Actor, recordId: number, approved: boolean) =>
  tx.records.update(serverFor(actor.userId), 'weighingRecord', recordId, {
    approved,
    approvedAuthor: approved ? actor.userId : null,
    approvedDate: approved ? new Date().toISOString() : null,
  });

/** The state of a confirmed note: `Returns` if its goods return to the warehouse, otherwise `Closed`. */
const closedState = async ({ schemeOfCargoId }: AnyRecord, tx: Transaction): Promise<string> => {
  if (schemeOfCargoId === null) return 'Closed';
  const scheme = await tx.records.get(systemActor, 'schemeOfCargo', Number(schemeOfCargoId));
  return scheme.returnToWarehouse === true ? 'Returns' : 'Closed';
};

/**
 * The delivery order of a note; undefined if it has none. It is locked, so that of two notes confirmed or undone at the same
 * moment the second sees the result of the first.
 */
const lockedOrder = async (
  { deliveryOrderId }: AnyRecord,
  tx: Transaction,
): Promise<AnyRecord | undefined> => {
  if (deliveryOrderId === null) return undefined;
  await lockRow(tx.sql, 'delivery_order', Number(deliveryOrderId));
  return tx.records.get(systemActor, 'deliveryOrder', Number(deliveryOrderId));
};

/**
 * Makes an open delivery order ongoing, because one of its notes is confirmed. `updateOnly` writes like `update`, but does not
 * read the written record again.
 */
const markOrderOngoing = async (note: AnyRecord, tx: Transaction): Promise<void> => {
  const order = await lockedOrder(note, tx);
  if (order?.state === 'Open')
    await tx.records.updateOnly(systemActor, 'deliveryOrder', order.id, { state: 'Ongoing' });
};

/** Makes a delivery order open again when its last confirmed note is undone. */
const reopenOrder = async (note: AnyRecord, tx: Transaction): Promise<void> => {
  const order = await lockedOrder(note, tx);
  if (order?.state !== 'Ongoing') return;
  const { rows } = await sql`
    select 1 from delivery_note
    where delivery_order_id = ${order.id} and confirmed and id <> ${note.id} limit 1`.execute(tx.sql);
  if (rows.length === 0) await tx.records.update(systemActor, 'deliveryOrder', order.id, { state: 'Open' });
};

/** Makes the sales order of a delivery note count its notes again. */
const signalSalesOrder = async (note: AnyRecord, tx: Transaction): Promise<void> => {
  const order =
    note.deliveryOrderId === null
      ? undefined
      : await tx.records.get(systemActor, 'deliveryOrder', Number(note.deliveryOrderId));
  const salesOrder = note.salesOrderId ?? order?.salesOrderId ?? null;
  if (salesOrder !== null) await signalOrder(tx, Number(salesOrder));
};

/** A note follows its weighing until it is confirmed; then its goods are posted to the stock. */
export const deliveryNoteHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    mustKeepPostings(draft, before);
    mustFollowWeighing(draft, before, actor);
    if (before && isRestored(draft, before)) await mustBeOfValidWeighing(before, tx);
  },
  onConfirm: async (note, context) => {
    const { tx, actor } = context;
    await approve(note, context);
    await tx.records.updateOnly(systemActor, 'deliveryNote', note.id, { state: await closedState(note, tx) });
    await postStock(tx, actor, 'deliveryNote', note);
    await markOrderOngoing(note, tx);
    await signalSalesOrder(note, tx);
  },
  onUndoConfirm: async (note, { tx, actor }) => {
    await withdrawStock(tx, 'deliveryNote', note.id);
    await tx.records.updateOnly(systemActor, 'deliveryNote', note.id, { state: 'ToApproved' });
    if (note.weighingRecordId !== null) await setApproval(tx, actor, Number(note.weighingRecordId), false);
    await reopenOrder(note, tx);
    await signalSalesOrder(note, tx);
  },
};
