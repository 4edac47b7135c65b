import { sql } from 'kysely';
import { keptName } from '#domain/platform/fileName.rules.ts';
import { isFileType } from '#domain/platform/fileTypes.ts';
import { forgetContent } from '../files/fileContent.ts';
import { noteFile } from '../service/reclamationHistory.hooks.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A file keeps a name that every system can keep, and takes its content with it when it goes for good. */
export const fileHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const type = String(draft.type ?? before?.type);
    if (typeof draft.name === 'string' && isFileType(type)) draft.name = keptName(draft.name, type);
  },
  afterWrite: async (record, before, { tx, actor }) => {
    if (!before) await noteFile(tx, record, actor.userId);
  },
  beforeDelete: async (record, { tx }) => {
    await sql`update file set checksum = null where id = ${record.id}`.execute(tx.sql);
    await forgetContent(tx.sql, String(record.checksum));
  },
};
