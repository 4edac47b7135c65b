import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noteStateOf } from '#domain/weighing/noteOfWeighing.rules.ts';
import { planFollows } from '../ships/planStanding.ts';
import { countForPlan } from '../ships/weighingForPlan.ts';
import type { Transaction } from '../transaction.ts';
import { afterWeighing } from './afterWeighing.ts';
import { noteHead } from './noteHead.ts';
import type { Hooks } from '../writing/hooks.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';
import { queueApproval } from './approvalOutbox.ts';
import { noteHeadOfRun } from './noteHeadOfRun.ts';
import { barCodeOf } from '#domain/terminal/dispositionDefaults.rules.ts';

interface Note {
  readonly id: number;
  readonly confirmed: boolean;
  readonly marked_to_delete: boolean;
}

const noteOf = async (tx: Transaction, recordId: number): Promise<Note | undefined> => {
  const { rows } = await sql<Note>`
    select id, confirmed, marked_to_delete from delivery_note where weighing_record_id = ${recordId}`.execute(
    tx.sql,
  );
  return rows[0];
};

/**
 * Creates the delivery note of a weighing with its first weight, and updates it until somebody confirms it. A weighing without a
 * disposition, from the unloading of a ship, gets its note when its net is known, with the values of the weighing. If a
 * weighing is cancelled, its note is marked for deletion unless somebody has confirmed it.
 */
export async function noteFollows(record: AnyRecord, tx: Transaction): Promise<void> {
  if (typeof record.dispositionId !== 'number' && record.netto === null) return;
  const note = await noteOf(tx, record.id);
  if (note?.confirmed) return;
  if (record.cancelWeighting === true) {
    if (note && !note.marked_to_delete)
      await tx.records.changeDeletionMark(systemActor, 'deliveryNote', note.id, true);
    return;
  }
  const { brutto, tare, netto } = record as unknown as Record<'brutto' | 'tare' | 'netto', string | null>;
  const weights = { brutto, tare, netto, state: noteStateOf({ brutto, tare, netto }) };
  if (note) {
    await tx.records.updateOnly(systemActor, 'deliveryNote', note.id, weights);
    return;
  }
  const disposition = await linkedRecord(tx, 'disposition', record.dispositionId);
  const head = disposition ? noteHead(tx, record, disposition) : noteHeadOfRun(tx, record);
  await tx.records.createOnly(systemActor, 'deliveryNote', { ...(await head), ...weights });
}

export const weighingRecordHooks: Hooks = {
  beforeWrite: countForPlan,
  afterWrite: async (record, before, { tx, actor }) => {
    await planFollows(tx, actor, record.shipPlanningId);
    await noteFollows(record, tx);
    await queueApproval(record, before, { tx, userId: actor.userId });
    // Asks for pictures and sends a new net to its receivers.
    await afterWeighing(record, before, tx);
    // Last, because it writes the record once more: what came before has used the record as it was written first.
    await updateCardCode(tx, record);
  },
};

/** Sets the barcode of a weighing's card: the prefix of the scale that weighed last, and the number; null without a prefix. */
async function updateCardCode(tx: Transaction, record: AnyRecord): Promise<void> {
  const last = (record.weighings as readonly { readonly scaleId: number | null }[]).at(-1);
  const prefix = (await linkedRecord(tx, 'scale', last?.scaleId))?.barCodePrefix;
  const barCode = prefix ? barCodeOf(String(record.numberStr), String(prefix)) : null;
  if (barCode !== record.barCode)
    await tx.records.updateOnly(systemActor, 'weighingRecord', record.id, { barCode });
}
