import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCommands } from '../../../data/dataProvider.ts';

export const bulkActionNames = ['mark', 'restore', 'confirm', 'undoConfirm', 'remove'] as const;
export type BulkAction = (typeof bulkActionNames)[number];

/** What each does with one record. */
export const bulkCommands: Readonly<Record<BulkAction, (path: string, id: number) => Promise<unknown>>> = {
  mark: (path, id) => recordCommands.mark(path, id, true),
  restore: (path, id) => recordCommands.mark(path, id, false),
  confirm: recordCommands.confirm,
  undoConfirm: recordCommands.undoConfirm,
  remove: recordCommands.remove,
};

/** What takes it back, where something does. */
export const undoneBy: Partial<Record<BulkAction, BulkAction>> = { mark: 'restore', restore: 'mark' };

/** What this person may do with many records of an object. */
export const bulkActionsOf = (meta: ObjectMeta, fullRights: boolean): readonly BulkAction[] => {
  if (!meta.canModify) return [];
  const ofDocuments: readonly BulkAction[] = meta.type === 'document' ? ['confirm', 'undoConfirm'] : [];
  return ['mark', 'restore', ...ofDocuments, ...(fullRights ? (['remove'] as const) : [])];
};
