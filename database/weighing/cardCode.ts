import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { barCodeOf } from '#domain/terminal/dispositionDefaults.rules.ts';
import type { Transaction } from '../transaction.ts';
import { linkedRecord } from '../writing/linkedRecord.ts';

/** Sets the barcode of a weighing's card: the prefix of the last scale and the number; null without a prefix. */
export async function cardCodeFollows(tx: Transaction, record: AnyRecord): Promise<void> {
  const last = (record.weighings as readonly { readonly scaleId: number | null }[]).at(-1);
  const prefix = (await linkedRecord(tx, 'scale', last?.scaleId))?.barCodePrefix;
  const barCode = prefix ? barCodeOf(String(record.numberStr), String(prefix)) : null;
  if (barCode !== record.barCode)
    await tx.records.updateOnly(systemActor, 'weighingRecord', record.id, { barCode });
}
