import { sql } from 'kysely';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { mustNotRefuse } from '#domain/kernel/mustNotRefuse.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { keepsItsPostings, postStock, withdrawStock } from '../goods/stock.ts';
import type { Transaction } from '../transaction.ts';
import { mustNotBeHeld } from '../weighing/loadOf.ts';
import { whyNoteNotPosted } from '../weighing/notePlaces.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';

/** What the scale says, and nobody writes by hand on a note of a weighing. */
const weighed = [
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

const followsItsWeighing = (draft: Draft, before: AnyRecord | undefined, actor: Actor): void => {
  if (actor.system) return;
  const standing = before?.weighingRecordId ?? null;
  const changed = weighed.filter((field) => isChanged(draft, before, field));
  const refused = standing === null ? changed.filter((field) => field === 'weighingRecord') : changed;
  if (Array.isArray(draft.items) && draft.items.length > 0 && standing !== null)
    throw failFields([{ field: 'items', code: 'weighed_note_fixed' }]);
  if (refused.length > 0) throw failFields(refused.map((field) => ({ field, code: 'weighed_note_fixed' })));
};

/** Confirming the note of a weighing approves the weighing, by whoever confirms. */
const approve = async (note: AnyRecord, { tx, actor }: WriteContext): Promise<void> => {
  if (note.weighingRecordId === null) return;
  if (note.netto === null) throw fail('weighing_not_complete', { id: Number(note.weighingRecordId) });
  if (note.dispositionId !== null) await mustNotBeHeld(tx.sql, Number(note.dispositionId));
  mustNotRefuse(await whyNoteNotPosted(tx, note));
  await stamp(tx, actor, Number(note.weighingRecordId), true);
};

const stamp = (tx: Transaction, actor: Actor, recordId: number, approved: boolean) =>
  tx.records.update({ ...systemActor, userId: actor.userId }, 'weighingRecord', recordId, {
    approved,
    approvedAuthor: approved ? actor.userId : null,
    approvedDate: approved ? new Date().toISOString() : null,
  });

/** What comes back into the store is a return, everything else is closed. */
const closedState = async ({ schemeOfCargoId }: AnyRecord, tx: Transaction): Promise<string> => {
  if (schemeOfCargoId === null) return 'Closed';
  const scheme = await tx.records.get(systemActor, 'schemeOfCargo', Number(schemeOfCargoId));
  return scheme.returnToWarehouse === true ? 'Returns' : 'Closed';
};

/** Held, so that of two notes that are confirmed or undone at once the second finds what the first one did. */
const orderOf = async ({ deliveryOrderId }: AnyRecord, tx: Transaction): Promise<AnyRecord | undefined> => {
  if (deliveryOrderId === null) return undefined;
  await sql`select 1 from delivery_order where id = ${Number(deliveryOrderId)} for no key update`.execute(
    tx.sql,
  );
  return tx.records.get(systemActor, 'deliveryOrder', Number(deliveryOrderId));
};

const orderGoesOn = async (note: AnyRecord, tx: Transaction): Promise<void> => {
  const order = await orderOf(note, tx);
  if (order?.state === 'Open')
    await tx.records.update(systemActor, 'deliveryOrder', order.id, { state: 'Ongoing' });
};

/** An order whose last confirmed note is undone is where it was before the first. */
const orderIsOpenAgain = async (note: AnyRecord, tx: Transaction): Promise<void> => {
  const order = await orderOf(note, tx);
  if (order?.state !== 'Ongoing') return;
  const { rows } = await sql`
    select 1 from delivery_note
    where delivery_order_id = ${order.id} and confirmed and id <> ${note.id} limit 1`.execute(tx.sql);
  if (rows.length === 0) await tx.records.update(systemActor, 'deliveryOrder', order.id, { state: 'Open' });
};

/** Notes follow their weighings until they are confirmed; then they stand in the storekeeper's book. */
export const deliveryNoteHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    keepsItsPostings(draft, before);
    followsItsWeighing(draft, before, actor);
  },
  onConfirm: async (note, context) => {
    const { tx, actor } = context;
    await approve(note, context);
    await tx.records.update(systemActor, 'deliveryNote', note.id, { state: await closedState(note, tx) });
    await postStock(tx, actor, 'deliveryNote', note);
    await orderGoesOn(note, tx);
  },
  onUndoConfirm: async (note, { tx, actor }) => {
    await withdrawStock(tx, 'deliveryNote', note.id);
    await tx.records.update(systemActor, 'deliveryNote', note.id, { state: 'ToApproved' });
    if (note.weighingRecordId !== null) await stamp(tx, actor, Number(note.weighingRecordId), false);
    await orderIsOpenAgain(note, tx);
  },
};
