import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { doOnce } from '../http/writeOnce.ts';
import { attachFiles } from './attachFiles.ts';
import type { FileWords } from './fileWords.ts';
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
  wordsOf: (form: unknown) => FileWords,
): Promise<FileRecord[]> {
  return withUpload(request, fileMaxMegabytes, async ({ files, words }) => {
    const fileWords = wordsOf(words);
    const content = { said: fileWords, files: files.map(({ name, checksum }) => ({ name, checksum })) };
    const ids = await doOnce(database, actor, request, { ...content }, async (tx) =>
      (await attachFiles(database, tx, actor, files, fileWords)).map(({ id }) => id),
    );
    return Promise.all(
      ids.map((id) => database.records.get(actor, 'file', id) as Promise<unknown> as Promise<FileRecord>),
    );
  });
}
