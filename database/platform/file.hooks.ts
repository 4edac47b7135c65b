import { keptName } from '#domain/platform/fileName.rules.ts';
import { isFileType } from '#domain/platform/fileTypes.ts';
import { forgetContent } from '../files/fileContent.ts';
import { noteFile } from '../service/reclamationHistory.ts';
import type { Hooks } from '../writing/hooks.ts';

/** Makes file names valid on every system, and removes the content when its last file is deleted. */
export const fileHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const type = String(draft.type ?? before?.type);
    if (typeof draft.name === 'string' && isFileType(type)) draft.name = keptName(draft.name, type);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    // A file whose deletion mark was taken away counts as added.
    if (!before || (before.markedToDelete && !record.markedToDelete))
      await noteFile(tx, record, actor.userId);
    else if (!before.markedToDelete && record.markedToDelete)
      await noteFile(tx, record, actor.userId, 'FileRemoved');
  },
  beforeDelete: async (record, { tx, actor }) => {
    if (!record.markedToDelete) await noteFile(tx, record, actor.userId, 'FileRemoved');
    // The row is still there, and its checksum would hold the content.
    await tx.sql.updateTable('file').set({ checksum: null }).where('id', '=', record.id).execute();
    await forgetContent(tx.sql, String(record.checksum));
  },
};
