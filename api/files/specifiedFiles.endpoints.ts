import { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
import { objectLabel } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { fileTypes } from '#domain/platform/fileTypes.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { findRecords } from '../records/findRecords.ts';
import { answerOf, filesAnswer } from './files.endpoints.ts';
import { ofOneObject, wordsOf } from './fileWords.ts';
import { receiveFiles, type FileParts } from './receiveFiles.ts';
import { sendFile, type FileRecord } from './sendFile.ts';
import { filePlaces, type FilePlace } from './specifiedFiles.ts';

const byId = z.object({ id: recordId });

/** The specification's own addresses for files of single objects, all over the same files. */
export const specifiedFileEndpoints = (parts: FileParts): AnyEndpoint[] => [
  ...filePlaces.flatMap((place) => placeEndpoints(parts, place)),
  commentFiles(parts),
  reclamationFiles(parts),
];

const placeEndpoints = (parts: FileParts, { object, upload, list, one }: FilePlace): AnyEndpoint[] => {
  const { database } = parts;
  const { one: called } = objectLabel('en', object);
  const tag = database.registry.byName(object).module;
  /** A file of this object only: its id at another object's address finds nothing. */
  const get = async (actor: Actor, id: number): Promise<FileRecord> => {
    const file = (await database.records.get(actor, 'file', id)) as unknown as FileRecord;
    if (file.objectName !== object) throw fail('record_not_found', { object: 'file', id });
    return file;
  };
  return [
    ...upload.map((path) =>
      endpoint({
        method: 'post',
        path,
        tag,
        summary: `${called}: hangs files on it`,
        access: 'signedIn',
        form: ofOneObject,
        answer: filesAnswer,
        status: 201,
        handle: async ({ actor, request }) =>
          answerOf(await receiveFiles(parts, actor, request, (given) => wordsOf(object, given))),
      }),
    ),
    ...list.map((path) =>
      endpoint({
        method: 'post',
        path,
        tag,
        summary: `${called}: its files`,
        access: 'signedIn',
        body: z.looseObject({ objectId: recordId }),
        answer: filesAnswer,
        handle: async ({ actor, body }) => answerOf(await filesOf(parts, actor, object, body.objectId)),
      }),
    ),
    endpoint({
      method: 'get',
      path: `${one}/:id`,
      tag,
      summary: `${called}: one of its files, to be saved`,
      access: 'signedIn',
      params: byId,
      raw: true,
      sends: Object.keys(fileTypes),
      handle: async ({ actor, params, request, response }) =>
        sendFile(database, request, response, await get(actor, params.id), 'attachment'),
    }),
    endpoint({
      method: 'delete',
      path: `${one}/:id`,
      tag,
      summary: `${called}: marks one of its files as deleted`,
      access: 'signedIn',
      params: byId,
      answer: z.object({ result: z.literal(true), id: z.number() }),
      handle: async ({ actor, params, request }) => {
        const { id } = await get(actor, params.id);
        await writeOnce(database, actor, request, (tx) =>
          tx.records.changeDeletionMark(actor, 'file', id, true),
        );
        return { result: true, id };
      },
    }),
    ...(object === 'interaction' ? [describing(parts, `${one}/:id`, get)] : []),
  ];
};

const filesOf = (
  { database }: FileParts,
  actor: Actor,
  objectName: string,
  objectId: number,
): Promise<unknown[]> =>
  findRecords(database, actor, 'file', { objectName, objectId, markedToDelete: false });

const describing = (
  { database }: FileParts,
  path: string,
  get: (actor: Actor, id: number) => Promise<FileRecord>,
): AnyEndpoint =>
  endpoint({
    method: 'put',
    path,
    tag: 'service',
    summary: 'Interaction: changes the name or the description of a file',
    access: 'signedIn',
    params: byId,
    body: z.looseObject({ name: z.string().optional(), description: z.string().nullish() }),
    answer: z.looseObject({}),
    handle: async ({ actor, params, body, request }) => {
      const { id } = await get(actor, params.id);
      await writeOnce(database, actor, request, (tx) => tx.records.update(actor, 'file', id, body));
      return database.records.get(actor, 'file', id);
    },
  });

const commentFiles = (parts: FileParts): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/interaction/comment/files',
    tag: 'service',
    summary: 'Interaction comment: its files',
    access: 'signedIn',
    query: z.object({ objectId: recordId }),
    answer: filesAnswer,
    handle: async ({ actor, query }) =>
      answerOf(await filesOf(parts, actor, 'interactionComment', query.objectId)),
  });

/** `filter={"reclamationId":5}`, as lists are asked. */
const ofReclamation = z
  .string()
  .transform((written, context): unknown => {
    try {
      return JSON.parse(written);
    } catch {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
  })
  .pipe(z.looseObject({ reclamationId: recordId }))
  .transform(({ reclamationId }) => reclamationId);

/** By the names that the specification has for it. */
const asReclamationFile = (file: FileRecord, reclamationId: number) => ({
  ...file,
  reclamationId,
  verification_protocol: file.verificationProtocol,
});

const reclamationFiles = (parts: FileParts): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/reclamation_file',
    tag: 'service',
    summary: 'Reclamation: its files, each with `reclamationId` and `verification_protocol`',
    access: 'signedIn',
    query: z.object({ reclamationId: recordId.optional(), filter: ofReclamation.optional() }),
    answer: filesAnswer,
    handle: async ({ actor, query }) => {
      const reclamationId = query.reclamationId ?? query.filter;
      if (reclamationId === undefined) throw fail('query_invalid', { parameter: 'reclamationId' });
      const rows = await filesOf(parts, actor, 'reclamation', reclamationId);
      return answerOf((rows as FileRecord[]).map((row) => asReclamationFile(row, reclamationId)));
    },
  });
