import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCommands } from '../../../data/dataProvider.ts';

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

/** The actions that this person may do with many records of an object. */
export function bulkActionsOf(meta: ObjectMeta, fullRights: boolean): readonly BulkAction[] {
  if (!meta.canModify) return [];
  const ofDocuments: readonly BulkAction[] = meta.type === 'document' ? ['confirm', 'undoConfirm'] : [];
  const actions = ['mark', 'restore', ...ofDocuments, ...(fullRights ? (['remove'] as const) : [])] as const;
  return actions.filter((action) => !meta.neverOpen.includes(action === 'remove' ? 'delete' : action));
}
