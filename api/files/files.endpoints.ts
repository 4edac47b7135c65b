import { z } from 'zod';
import type { Actor } from '#domain/platform/actor.ts';
import { fail } from '#domain/kernel/fail.ts';
import { fileTypes, isPreviewed } from '#domain/platform/fileTypes.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { anywhere, wordsAnywhere } from './fileWords.ts';
import { receiveFiles, type FileParts } from './receiveFiles.ts';
import { sendFile, type FileRecord } from './sendFile.ts';

const sent = Object.keys(fileTypes);
const byId = z.object({ id: recordId });

/** What the calls for files answer with. */
export const filesAnswer = z.object({
  result: z.literal(true),
  rows: z.array(z.looseObject({})),
  count: z.number(),
});
export const answerOf = (rows: readonly unknown[]) => ({ result: true, rows, count: rows.length });

/** Files of any record. Lists, single ones, changes and the deletion mark are the generic calls. */
export const fileEndpoints = (parts: FileParts): AnyEndpoint[] => {
  const { database } = parts;
  const get = (actor: Actor, id: number) =>
    database.records.get(actor, 'file', id) as Promise<unknown> as Promise<FileRecord>;
  return [
    endpoint({
      method: 'post',
      path: '/file',
      tag: 'platform',
      summary:
        'Hangs files on a record that the caller may change; without a record, keeps them for the caller',
      access: 'signedIn',
      when: (request) => request.is('multipart/form-data') !== false,
      form: anywhere,
      answer: filesAnswer,
      status: 201,
      handle: async ({ actor, request }) =>
        answerOf(
          await receiveFiles(parts, actor, request, (given) => wordsAnywhere(database.registry, given)),
        ),
    }),
    endpoint({
      method: 'get',
      path: '/file/:id/content',
      tag: 'platform',
      summary: 'The file, to be saved',
      access: 'signedIn',
      params: byId,
      raw: true,
      sends: sent,
      handle: async ({ actor, params, request, response }) =>
        sendFile(database, request, response, await get(actor, params.id), 'attachment'),
    }),
    endpoint({
      method: 'get',
      path: '/file/:id/preview',
      tag: 'platform',
      summary: 'The file, to be looked at in the browser: a PDF or a picture',
      access: 'signedIn',
      params: byId,
      raw: true,
      sends: sent.filter(isPreviewed),
      refuses: [415],
      handle: async ({ actor, params, request, response }) => {
        const file = await get(actor, params.id);
        if (!isPreviewed(file.type)) throw fail('file_not_shown', { name: file.name });
        return sendFile(database, request, response, file, 'inline');
      },
    }),
    endpoint({
      method: 'delete',
      path: '/file/:id',
      tag: 'platform',
      summary: 'Marks the file as deleted; with `permanently`, and full rights, it is gone with its content',
      access: 'signedIn',
      params: byId,
      query: z.object({ permanently: z.stringbool().optional() }),
      answer: z.object({ result: z.literal(true), id: z.number() }),
      handle: async ({ actor, params, query, request }) => {
        await writeOnce(database, actor, request, async (tx) => {
          if (query.permanently) await tx.records.remove(actor, 'file', params.id);
          else await tx.records.changeDeletionMark(actor, 'file', params.id, true);
          return { id: params.id };
        });
        return { result: true, id: params.id };
      },
    }),
  ];
};
