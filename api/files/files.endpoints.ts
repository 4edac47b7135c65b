import type { Actor } from '#domain/platform/actor.ts';
import { fail } from '#domain/kernel/fail.ts';
import { fileContracts } from '#domain/platform/file.contracts.ts';
import { fileTypes, isPreviewed, opensAsSheet } from '#domain/platform/fileTypes.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { detailsForAnyObject } from './fileDetails.ts';
import { receiveFiles, type UploadDependencies } from './receiveFiles.ts';
import { sendFile, type FileRecord } from './sendFile.ts';
import { sendSheetPage } from './sheetPage.ts';
import { wholeFile, type FileDependencies } from './wholeFile.ts';

const mediaTypes = Object.keys(fileTypes);

/** The answer of the calls that return files: all of them, without pages. */
export function answerOf<R>(rows: readonly R[]) {
  return { result: true, rows, count: rows.length } as const;
}

/** The files of any record. Generic calls list, read, change and mark them for deletion. */
export function fileEndpoints(dependencies: UploadDependencies & FileDependencies): AnyEndpoint[] {
  const { database } = dependencies;
  /** The file; if its content was left on a mail server, it is fetched first. Refuses people who may not see the file. */
  const readFile = async (actor: Actor, id: number) =>
    wholeFile(dependencies, actor, (await database.records.get(actor, 'file', id)) as unknown as FileRecord);
  return [
    serve(fileContracts.receive, {
      tag: 'platform',
      summary:
        'Attaches files to a record that the caller may change; without a record, keeps them for the caller',
      access: 'signedIn',
      // A request of another type is left to the generic call that creates a record.
      when: (request) => request.is('multipart/form-data') !== false,
      handle: async ({ actor, request }) =>
        answerOf(
          await receiveFiles(dependencies, actor, request, (form) =>
            detailsForAnyObject(database.registry, form),
          ),
        ),
    }),
    serve(fileContracts.content, {
      tag: 'platform',
      summary: 'The file, to be saved',
      access: 'signedIn',
      raw: true,
      sends: mediaTypes,
      handle: async ({ actor, params, request, response }) =>
        sendFile(database, request, response, await readFile(actor, params.id), 'attachment'),
    }),
    serve(fileContracts.preview, {
      tag: 'platform',
      summary:
        'The file, to be looked at in the browser: a PDF, a picture, or of a reclamation a workbook, as a page',
      access: 'signedIn',
      raw: true,
      sends: [...mediaTypes.filter(isPreviewed), 'text/html'],
      refuses: [415],
      handle: async ({ actor, params, request, response }) => {
        const file = await readFile(actor, params.id);
        if (opensAsSheet(file)) return sendSheetPage(database, response, file);
        if (!isPreviewed(file.type)) throw fail('file_not_shown', { name: file.name });
        return sendFile(database, request, response, file, 'inline');
      },
    }),
    serve(fileContracts.remove, {
      tag: 'platform',
      summary: 'Marks the file as deleted; with `permanently`, and full rights, it is gone with its content',
      access: 'signedIn',
      handle: async ({ actor, params, query, request }) => {
        await writeOnce(database, actor, request, async (tx) => {
          if (query.permanently) await tx.records.remove(actor, 'file', params.id);
          else await tx.records.changeDeletionMark(actor, 'file', params.id, true);
          return { id: params.id };
        });
        return { result: true, id: params.id } as const;
      },
    }),
  ];
}
