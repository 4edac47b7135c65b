import { fileFolders, recordFolders } from '#database/files/fileFolders.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { fileContracts } from '#domain/platform/file.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import type { UploadDependencies } from './receiveFiles.ts';

/** A folder shows at most so many records; others are found by searching. */
const mostRecords = 200;

/** Files in folders: one folder for each object, and in it one for each record. */
export function folderEndpoints({ database }: UploadDependencies): AnyEndpoint[] {
  return [
    serve(fileContracts.folders, {
      tag: 'platform',
      summary: 'The kinds of records that have files, each with how many',
      access: 'signedIn',
      handle: async ({ actor, language }) => {
        mustReadAll(database.registry, actor, ['file']);
        // An object that this version does not declare is shown by its name.
        const titleOf = (name: string): string =>
          database.registry.has(name) ? objectLabel(language, name).many : name;
        const folders = await fileFolders(database.sql, database.registry, actor);
        // Files that are attached to no record have a folder whose `objectName` and `title` are null.
        return folders
          .map((folder) => ({ ...folder, title: folder.objectName && titleOf(folder.objectName) }))
          .toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '', language));
      },
    }),
    serve(fileContracts.recordFolders, {
      tag: 'platform',
      summary: 'The records of one kind that have files, each with how many',
      access: 'signedIn',
      handle: async ({ actor, params: { objectName } }) => {
        // Throws for an object that is not declared.
        database.registry.byName(objectName);
        mustReadAll(database.registry, actor, ['file']);
        const folders = await recordFolders(database.sql, database.registry, actor, objectName, mostRecords);
        if (folders.length === 0) return [];
        const records = await findRecords(database, actor, objectName, {
          id: { inList: folders.map((each) => each.objectId) },
        });
        const names = new Map(records.map(({ id, presentation }) => [id, String(presentation)]));
        // A record that the actor may not see has no name here, only its number.
        return folders.map(({ objectId, count }) => ({
          objectId,
          count,
          presentation: names.get(objectId) ?? `#${objectId}`,
        }));
      },
    }),
  ];
}
