import { z } from 'zod';
import { fileFolders, recordFolders } from '#database/files/fileFolders.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { findRecords } from '../records/findRecords.ts';
import type { FileParts } from './receiveFiles.ts';

/** A folder with more records than this is looked through by searching. */
const mostRecords = 200;

/** How files stand in folders: a folder for each kind of record, and in it one for each record. */
export const folderEndpoints = ({ database }: FileParts): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/file/folders',
    tag: 'platform',
    summary: 'The kinds of records that have files, each with how many',
    access: 'signedIn',
    answer: z.array(
      z.object({ objectName: z.string().nullable(), title: z.string().nullable(), count: z.number() }),
    ),
    handle: async ({ actor, language }) => {
      const titleOf = (name: string): string =>
        database.registry.has(name) ? objectLabel(language, name).many : name;
      const folders = await fileFolders(database.sql, database.registry, actor);
      return folders
        .map((folder) => ({ ...folder, title: folder.objectName && titleOf(folder.objectName) }))
        .toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '', language));
    },
  }),
  endpoint({
    method: 'get',
    path: '/file/folders/:objectName',
    tag: 'platform',
    summary: 'The records of one kind that have files, each with how many',
    access: 'signedIn',
    params: z.object({ objectName: z.string() }),
    answer: z.array(z.object({ objectId: z.number(), presentation: z.string(), count: z.number() })),
    handle: async ({ actor, params: { objectName } }) => {
      database.registry.byName(objectName);
      const folders = await recordFolders(database.sql, database.registry, actor, objectName, mostRecords);
      if (folders.length === 0) return [];
      const records = await findRecords(database, actor, objectName, {
        id: { inList: folders.map((each) => each.objectId) },
      });
      const names = new Map(records.map(({ id, presentation }) => [id, String(presentation)]));
      return folders.map(({ objectId, count }) => ({
        objectId,
        count,
        presentation: names.get(objectId) ?? `#${objectId}`,
      }));
    },
  }),
];
