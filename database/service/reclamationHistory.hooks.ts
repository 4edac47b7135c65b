import { fail } from '#domain/kernel/fail.ts';
import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { reclamationAction } from '#domain/service/enums.ts';
import type { Transaction } from '../transaction.ts';
import type { Hooks } from '../writing/hooks.ts';

type Action = EnumValue<typeof reclamationAction>;

/** Lines that people write themselves; the others tell what was done, and are written with it. */
const written: readonly unknown[] = ['NotSelected', 'CommentAdded'] satisfies Action[];

/** What processes have put into the history stays as it was. */
export const reclamationHistoryHooks: Hooks = {
  beforeWrite: (draft, before, { actor }) => {
    if (actor.system) return;
    const lines = [before?.actionType, draft.actionType].filter((action) => action !== undefined);
    if (lines.some((action) => !written.includes(action))) throw fail('reclamation_history_kept');
  },
};

/** Puts a line into the history of a reclamation, by whoever did it. */
export const noteInHistory = (
  tx: Transaction,
  by: number | null,
  line: { readonly reclamation: number; readonly actionType: Action } & RecordInput,
): Promise<AnyRecord> => tx.records.create(asSystem(by), 'reclamationHistory', line);

const asSystem = (userId: number | null): Actor => ({ ...systemActor, userId });

/** A file that is hung on a reclamation stands in its history. */
export const noteFile = async (tx: Transaction, file: AnyRecord, by: number | null): Promise<void> => {
  if (file.objectName !== 'reclamation') return;
  await noteInHistory(tx, by, {
    reclamation: Number(file.objectId),
    actionType: 'FileAdded',
    description: String(file.name),
  });
};
