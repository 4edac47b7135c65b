import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { doOnce } from '../http/writeOnce.ts';
import { attachFiles } from './attachFiles.ts';
import type { FileDetails } from './fileDetails.ts';
import { withUpload } from './receiveUpload.ts';
import type { FileRecord } from './sendFile.ts';

export interface UploadDependencies {
  readonly database: Database;
  readonly fileMaxMegabytes: number;
}

/** Receives the files of a multipart request and attaches them to the named record; returns the stored files. */
export function receiveFiles(
  { database, fileMaxMegabytes }: UploadDependencies,
  actor: Actor,
  request: Request,
  detailsOf: (form: unknown) => FileDetails,
): Promise<FileRecord[]> {
  return withUpload(request, fileMaxMegabytes, async ({ files, fields }) => {
    const details = detailsOf(fields);
    // What a repeated request must have in common with the first one, to be known as the same.
    const content = { said: details, files: files.map(({ name, checksum }) => ({ name, checksum })) };
    const ids = await doOnce(database, actor, request, { ...content }, async (tx) =>
      (await attachFiles(database, tx, actor, files, details)).map(({ id }) => id),
    );
    return Promise.all(
      ids.map((id) => database.records.get(actor, 'file', id) as Promise<unknown> as Promise<FileRecord>),
    );
  });
}
