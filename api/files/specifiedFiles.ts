import type { ObjectName } from '#domain/objects.ts';
import {
  customerRequestCommentFileContracts,
  customerRequestFileContracts,
  interactionCommentFileContracts,
  interactionFileContracts,
  orderFileContracts,
  reclamationFileContracts,
  taskFileContracts,
  type FileContent,
  type FileList,
  type FileRemoval,
  type FileUpload,
} from '#domain/platform/filesOfObjects.contracts.ts';

/** The calls of the specification for the files of one object. */
export interface FilePlace {
  readonly object: ObjectName;
  readonly uploads: readonly FileUpload[];
  readonly lists: readonly FileList[];
  readonly content: FileContent;
  readonly remove: FileRemoval;
}

const placeOf = (
  object: ObjectName,
  { upload, list, ...one }: { upload: FileUpload; list: FileList; content: FileContent; remove: FileRemoval },
): FilePlace => ({ object, uploads: [upload], lists: [list], content: one.content, remove: one.remove });

export const filePlaces: readonly FilePlace[] = [
  placeOf('salesOrder', orderFileContracts),
  placeOf('customerRequest', customerRequestFileContracts),
  placeOf('customerRequestComment', customerRequestCommentFileContracts),
  placeOf('interaction', interactionFileContracts),
  placeOf('interactionComment', interactionCommentFileContracts),
  placeOf('task', taskFileContracts),
  {
    object: 'reclamation',
    uploads: [reclamationFileContracts.upload, reclamationFileContracts.uploadAlso],
    lists: [],
    content: reclamationFileContracts.content,
    remove: reclamationFileContracts.remove,
  },
];
