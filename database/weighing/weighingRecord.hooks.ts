import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noteStateOf } from '#domain/weighing/noteOfWeighing.rules.ts';
import { planFollows } from '../ships/planStanding.ts';
import { countForPlan } from '../ships/weighingForPlan.ts';
import type { Transaction } from '../transaction.ts';
import { afterWeighing } from './afterWeighing.ts';
import { cardCodeFollows } from './cardCode.ts';
import { noteHead } from './noteHead.ts';
import type { Hooks } from '../writing/hooks.ts';

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

/** The note of a weighing is made with its first weight and says what it says, until somebody confirms it. */
const noteFollows = async (record: AnyRecord, tx: Transaction): Promise<void> => {
  if (typeof record.dispositionId !== 'number') return;
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
    await tx.records.update(systemActor, 'deliveryNote', note.id, weights);
    return;
  }
  const disposition = await tx.records.get(systemActor, 'disposition', record.dispositionId);
  await tx.records.create(systemActor, 'deliveryNote', {
    ...(await noteHead(tx, record, disposition)),
    ...weights,
  });
};

export const weighingRecordHooks: Hooks = {
  beforeWrite: countForPlan,
  afterWrite: async (record, before, { tx, actor }) => {
    await planFollows(tx, actor, record.shipPlanningId);
    await noteFollows(record, tx);
    await afterWeighing(record, before, tx);
    // It writes the record once more: what follows a weighing is done by then.
    await cardCodeFollows(tx, record);
  },
};
