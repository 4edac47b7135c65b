import { Readable } from 'node:stream';
import { readContent } from '#database/files/fileContent.ts';
import { chosen } from '#database/mail/markMail.ts';
import { recordFromLetters, type CopiedFile } from '#database/mail/recordFromLetters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { letterRecordContracts } from '#domain/mail/letterRecord.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { contentType } from '../files/contentType.ts';
import type { FileRecord } from '../files/sendFile.ts';
import { wholeFile, type FileDependencies } from '../files/wholeFile.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';

/** Letters become requests, interactions, reclamations, orders and tasks. */
export function letterRecordEndpoints(dependencies: FileDependencies): AnyEndpoint[] {
  const { database } = dependencies;
  return [
    serve(letterRecordContracts.make, {
      tag: 'mail',
      access: 'signedIn',
      refuses: [409, 410, 413, 503],
      summary: 'Makes a record from letters, with their title, sender and files; each names the other',
      handle: async ({ actor, body, request }) => {
        const { objectName, reference, customerId, fileIds } = body;
        // The ids of the letters that the call names.
        const ids = chosen(body);
        const { files, leftOut } = await filesToCopy(dependencies, actor, ids, fileIds);
        const { id } = await writeOnce(database, actor, request, async (tx) => ({
          id: await recordFromLetters(tx, database.registry, actor, {
            ids,
            objectName,
            reference,
            customerId,
            files,
          }),
        }));
        const { presentation } = await database.records.get(actor, objectName, id);
        return { objectName, id, presentation: String(presentation), leftOut };
      },
    }),
  ];
}

/**
 * The files of the letters that may be copied to a record, and the names of those that may not. The content of a file decides
 * its type, as for every upload, because a sender may name any type. A file that was left on the mail server is brought first: the
 * record is not made without a file that cannot be brought.
 * @param chosenFileIds the files that the caller chose; undefined for all but pictures inside the text of a letter
 * @throws what `wholeFile` throws
 */
const filesToCopy = async (
  dependencies: FileDependencies,
  actor: Actor,
  ids: readonly number[],
  chosenFileIds: readonly number[] | undefined,
): Promise<{ readonly files: readonly CopiedFile[]; readonly leftOut: readonly string[] }> => {
  const { database } = dependencies;
  const attached = await findRecords(database, actor, 'incomingEmailAttachment', {
    incomingEmail: [...ids],
    markedToDelete: false,
    ...(chosenFileIds ? {} : { inline: false }),
  });
  const attachedIds = attached.flatMap(({ fileId }) => (typeof fileId === 'number' ? [fileId] : []));
  const foreignId = chosenFileIds?.find((id) => !attachedIds.includes(id));
  if (foreignId !== undefined) throw fail('record_not_found', { object: 'file', id: foreignId });
  const fileIdsToCopy = chosenFileIds ?? attachedIds;
  if (fileIdsToCopy.length === 0) return { files: [], leftOut: [] };
  const rows = await findRecords(database, actor, 'file', { id: [...fileIdsToCopy], markedToDelete: false });
  const files: CopiedFile[] = [];
  const leftOut: string[] = [];
  for (const row of rows) {
    const { name, checksum, size } = await wholeFile(dependencies, actor, row as unknown as FileRecord);
    if (checksum === null || size === 0) {
      leftOut.push(name);
      continue;
    }
    const content = () => Readable.from(readContent(database.sql, checksum, 0, size - 1));
    const type = await contentType(content, name);
    if (type) files.push({ name, type, checksum, size });
    else leftOut.push(name);
  }
  return { files, leftOut };
};
