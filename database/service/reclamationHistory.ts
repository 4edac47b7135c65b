import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import { serverFor } from '#domain/platform/actor.ts';
import type { reclamationAction } from '#domain/service/enums.ts';
import type { Transaction } from '../transaction.ts';

type Action = EnumValue<typeof reclamationAction>;

/** Adds a line to the history of a reclamation, in the name of the user who acted. */
export function noteInHistory(
  tx: Transaction,
  by: number | null,
  line: { readonly reclamation: number; readonly actionType: Action } & RecordInput,
): Promise<AnyRecord> {
  return tx.records.create(serverFor(by), 'reclamationHistory', line);
}

/** Records in the history of a reclamation that a file was attached to it or removed. */
export async function noteFile(
  tx: Transaction,
  file: AnyRecord,
  by: number | null,
  actionType: 'FileAdded' | 'FileRemoved' = 'FileAdded',
): Promise<void> {
  if (file.objectName !== 'reclamation') return;
  await noteInHistory(tx, by, {
    reclamation: Number(file.objectId),
    actionType,
    description: String(file.name),
  });
}
