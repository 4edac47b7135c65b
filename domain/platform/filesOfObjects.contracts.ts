import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { file } from './file.ts';
import { fileById, fileDescription, fileFlag, fileRemoved, filesAnswer } from './file.contracts.ts';

/**
 * The form fields for files of one object. The specification has several names for the record's id, and two for the flag that
 * says that a file is a verification protocol.
 */
export const objectFilesForm = z.object({
  objectId: recordId.optional(),
  id: recordId.optional(),
  reclamationId: recordId.optional(),
  description: fileDescription,
  verification_protocol: fileFlag,
  verificationProtocol: fileFlag,
});

/** POST with files. The other fields of the form come by themselves, or as JSON in one form field `data`. */
const uploadAt = <const P extends string>(path: P) =>
  contract({ method: 'post', path, form: objectFilesForm, answer: filesAnswer, status: 201 });
/** POST with `objectId`: the files of that record. */
const listAt = <const P extends string>(path: P) =>
  contract({ method: 'post', path, body: z.object({ objectId: recordId }), answer: filesAnswer });
const contentAt = <const P extends string>(path: P) =>
  contract({ method: 'get', path: `${path}/:id` as const, params: fileById });
const removeAt = <const P extends string>(path: P) =>
  contract({ method: 'delete', path: `${path}/:id` as const, params: fileById, answer: fileRemoved });

export type FileUpload = ReturnType<typeof uploadAt>;
export type FileList = ReturnType<typeof listAt>;
export type FileContent = ReturnType<typeof contentAt>;
export type FileRemoval = ReturnType<typeof removeAt>;

export const orderFileContracts = {
  upload: uploadAt('/sales_order/file'),
  list: listAt('/sales_order/object_file'),
  content: contentAt('/sales_order/file'),
  remove: removeAt('/sales_order/file'),
};

export const customerRequestFileContracts = {
  upload: uploadAt('/customer_request/file'),
  list: listAt('/customer_request/cr_file'),
  content: contentAt('/customer_request/cr_file'),
  remove: removeAt('/customer_request/cr_file'),
};

export const customerRequestCommentFileContracts = {
  upload: uploadAt('/customer_request/comment_file'),
  list: listAt('/customer_request/cr_comment_file'),
  content: contentAt('/customer_request/cr_comment_file'),
  remove: removeAt('/customer_request/cr_comment_file'),
};

export const interactionFileContracts = {
  upload: uploadAt('/interaction/file'),
  list: listAt('/interaction/files'),
  content: contentAt('/interaction/file'),
  describe: contract({
    method: 'put',
    path: '/interaction/file/:id',
    params: fileById,
    body: z.looseObject({ name: z.string().optional(), description: z.string().nullish() }),
    answer: recordShape(file),
  }),
  remove: removeAt('/interaction/file'),
};

/** The specification has the list both by POST and by GET. */
export const interactionCommentFileContracts = {
  upload: uploadAt('/interaction/comment/file'),
  list: listAt('/interaction/comment/files'),
  listByQuery: contract({
    method: 'get',
    path: '/interaction/comment/files',
    query: z.object({ objectId: recordId }),
    answer: filesAnswer,
  }),
  content: contentAt('/interaction/comment/file'),
  remove: removeAt('/interaction/comment/file'),
};

export const taskFileContracts = {
  upload: uploadAt('/task/file'),
  list: listAt('/task/object_file'),
  content: contentAt('/task/file'),
  remove: removeAt('/task/file'),
};

/** `filter={"reclamationId":5}`, as in lists. */
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
  .pipe(z.object({ reclamationId: recordId }))
  .transform(({ reclamationId }) => reclamationId);

/** The specification has the upload at two addresses; both do the same. */
export const reclamationFileContracts = {
  upload: uploadAt('/reclamation_file'),
  uploadAlso: uploadAt('/reclamation/upload_files'),
  list: contract({
    method: 'get',
    path: '/reclamation_file',
    query: z.object({ reclamationId: recordId.optional(), filter: ofReclamation.optional() }),
    answer: filesAnswer.extend({
      rows: z.array(
        recordShape(file, z.object({ reclamationId: z.int(), verification_protocol: z.boolean() })),
      ),
    }),
  }),
  content: contentAt('/reclamation/file'),
  remove: removeAt('/reclamation/file'),
};
