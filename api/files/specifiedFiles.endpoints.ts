import { fail } from '#domain/kernel/fail.ts';
import { objectLabel } from '#domain/labels/index.ts';
import {
  interactionCommentFileContracts,
  interactionFileContracts,
  reclamationFileContracts,
} from '#domain/platform/filesOfObjects.contracts.ts';
import { fileTypes } from '#domain/platform/fileTypes.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import { answerOf } from './files.endpoints.ts';
import { fileOf, filesOf } from './filesOf.ts';
import { detailsForObject } from './fileDetails.ts';
import { receiveFiles, type UploadDependencies } from './receiveFiles.ts';
import { sendFile, type FileRecord } from './sendFile.ts';
import { filePlaces, type FilePlace } from './specifiedFiles.ts';

/**
 * The specification's own URLs for files of single objects; they all use the same stored files. Whoever is signed in may call
 * them; the record service decides who may see or change the files of which record.
 */
export function specifiedFileEndpoints(dependencies: UploadDependencies): AnyEndpoint[] {
  return [
    ...filePlaces.flatMap((place) => placeEndpoints(dependencies, place)),
    fileDescription(dependencies),
    commentFiles(dependencies),
    reclamationFiles(dependencies),
  ];
}

const placeEndpoints = (dependencies: UploadDependencies, { object, ...place }: FilePlace): AnyEndpoint[] => {
  const { database } = dependencies;
  const { one: title } = objectLabel('en', object);
  const tag = database.registry.byName(object).module;
  return [
    ...place.uploads.map((upload) =>
      serve(upload, {
        tag,
        summary: `${title}: attaches files to it`,
        access: 'signedIn',
        handle: async ({ actor, request }) =>
          answerOf(
            await receiveFiles(dependencies, actor, request, (form) => detailsForObject(object, form)),
          ),
      }),
    ),
    ...place.lists.map((list) =>
      serve(list, {
        tag,
        summary: `${title}: its files`,
        access: 'signedIn',
        handle: async ({ actor, body }) =>
          answerOf(await filesOf(dependencies, actor, object, body.objectId)),
      }),
    ),
    serve(place.content, {
      tag,
      summary: `${title}: one of its files, to be saved`,
      access: 'signedIn',
      raw: true,
      sends: Object.keys(fileTypes),
      handle: async ({ actor, params, request, response }) =>
        sendFile(
          database,
          request,
          response,
          await fileOf(dependencies, actor, object, params.id),
          'attachment',
        ),
    }),
    serve(place.remove, {
      tag,
      summary: `${title}: marks one of its files as deleted`,
      access: 'signedIn',
      handle: async ({ actor, params, request }) => {
        const { id } = await fileOf(dependencies, actor, object, params.id);
        await writeOnce(database, actor, request, (tx) =>
          tx.records.changeDeletionMark(actor, 'file', id, true),
        );
        return { result: true, id } as const;
      },
    }),
  ];
};

const fileDescription = (dependencies: UploadDependencies): AnyEndpoint =>
  serve(interactionFileContracts.describe, {
    tag: 'service',
    summary: 'Interaction: changes the name or the description of a file',
    access: 'signedIn',
    handle: async ({ actor, params, body, request }) => {
      const { id } = await fileOf(dependencies, actor, 'interaction', params.id);
      const { database } = dependencies;
      await writeOnce(database, actor, request, (tx) => tx.records.update(actor, 'file', id, body));
      return database.records.get(actor, 'file', id);
    },
  });

const commentFiles = (dependencies: UploadDependencies): AnyEndpoint =>
  serve(interactionCommentFileContracts.listByQuery, {
    tag: 'service',
    summary: 'Interaction comment: its files',
    access: 'signedIn',
    handle: async ({ actor, query }) =>
      answerOf(await filesOf(dependencies, actor, 'interactionComment', query.objectId)),
  });

/** The file with the field names of the specification. */
const asReclamationFile = (file: FileRecord, reclamationId: number) => ({
  ...file,
  reclamationId,
  verification_protocol: file.verificationProtocol,
});

const reclamationFiles = (dependencies: UploadDependencies): AnyEndpoint =>
  serve(reclamationFileContracts.list, {
    tag: 'service',
    summary: 'Reclamation: its files, each with `reclamationId` and `verification_protocol`',
    access: 'signedIn',
    handle: async ({ actor, query }) => {
      // The id is a parameter of its own, or is in `filter`, from which the contract takes it.
      const reclamationId = query.reclamationId ?? query.filter;
      if (reclamationId === undefined) throw fail('query_invalid', { parameter: 'reclamationId' });
      const rows = await filesOf(dependencies, actor, 'reclamation', reclamationId);
      return answerOf(rows.map((row) => asReclamationFile(row, reclamationId)));
    },
  });
