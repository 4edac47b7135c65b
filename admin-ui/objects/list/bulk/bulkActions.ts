import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCommands } from '../../../data/dataProvider.ts';
import type { Picked } from './inBulk.ts';

const bulkActionNames = ['mark', 'restore', 'confirm', 'undoConfirm', 'remove'] as const;
export type BulkAction = (typeof bulkActionNames)[number];

/** The call that each action makes for one record. */
export const bulkCommands: Readonly<Record<BulkAction, (path: string, id: number) => Promise<unknown>>> = {
  mark: (path, id) => recordCommands.mark(path, id, true),
  restore: (path, id) => recordCommands.mark(path, id, false),
  confirm: recordCommands.confirm,
  undoConfirm: recordCommands.undoConfirm,
  remove: recordCommands.remove,
};

/** The action that undoes another one. */
export const undoneBy = {
  mark: 'restore',
  restore: 'mark',
  confirm: 'undoConfirm',
  undoConfirm: 'confirm',
} as const satisfies Partial<Record<BulkAction, BulkAction>>;

export function canBeUndone(action: BulkAction): action is keyof typeof undoneBy {
  return action in undoneBy;
}

/** The field that an action sets, and the value that it has afterwards. */
const fieldSetBy = {
  mark: ['markedToDelete', true],
  restore: ['markedToDelete', false],
  confirm: ['confirmed', true],
  undoConfirm: ['confirmed', false],
} as const satisfies Readonly<Record<keyof typeof undoneBy, readonly [keyof Picked, boolean]>>;

/**
 * The records that an action has changed, in their state after it. Records that had this state before are left out, so
 * that an undo does not touch them: what was marked before stays marked.
 * @param done the records for which the action succeeded, as they were before it
 */
export function changedBy(action: keyof typeof undoneBy, done: readonly Picked[]): readonly Picked[] {
  const [name, value] = fieldSetBy[action];
  return done.filter((record) => record[name] !== value).map((record) => ({ ...record, [name]: value }));
}

/** The actions that this person may do with many records of an object. */
export function bulkActionsOf(meta: ObjectMeta, fullRights: boolean): readonly BulkAction[] {
  if (!meta.canModify) return [];
  const ofDocuments: readonly BulkAction[] = meta.type === 'document' ? ['confirm', 'undoConfirm'] : [];
  const actions = ['mark', 'restore', ...ofDocuments, ...(fullRights ? (['remove'] as const) : [])] as const;
  // A lifecycle calls the removal `delete`.
  return actions.filter((action) => !meta.neverOpen.includes(action === 'remove' ? 'delete' : action));
}
