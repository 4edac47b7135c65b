import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { file } from './file.ts';

export const fileById = z.object({ id: recordId });
/** A yes or no, as a boolean or as the text that a form sends, such as `true`. */
export const fileFlag = z.union([z.boolean(), z.stringbool()]).optional();
export const fileDescription = z.string().max(255).nullish();

/** The form fields for files of any record. */
export const uploadForm = z.object({
  objectName: z.string().max(60).nullish(),
  objectId: recordId.nullish(),
  description: fileDescription,
  verificationProtocol: fileFlag,
});

/** The answer of the calls for files. */
export const filesAnswer = z.object({
  result: z.literal(true),
  rows: z.array(recordShape(file)),
  count: z.int(),
});
export const fileRemoved = z.object({ result: z.literal(true), id: z.int() });

/**
 * The calls for files of any record: upload, content, removal, and folders. A folder is the number of files by object, or by
 * record of one object. Files also have the calls of every object, such as their list.
 */
export const fileContracts = {
  receive: contract({
    method: 'post',
    path: '/file',
    form: uploadForm,
    answer: filesAnswer,
    status: 201,
  }),
  /** The file to be saved; `preview` is the file to be shown in the page. */
  content: contract({ method: 'get', path: '/file/:id/content', params: fileById }),
  preview: contract({ method: 'get', path: '/file/:id/preview', params: fileById }),
  remove: contract({
    method: 'delete',
    path: '/file/:id',
    params: fileById,
    /** If `permanently` is not set, the file is only marked for deletion. */
    query: z.object({ permanently: z.stringbool().optional() }),
    answer: fileRemoved,
  }),
  folders: contract({
    method: 'get',
    path: '/file/folders',
    /** `objectName` and `title` are null for files that belong to no record. */
    answer: z.array(
      z.object({ objectName: z.string().nullable(), title: z.string().nullable(), count: z.int() }),
    ),
  }),
  recordFolders: contract({
    method: 'get',
    path: '/file/folders/:objectName',
    params: z.object({ objectName: z.string() }),
    answer: z.array(z.object({ objectId: z.int(), presentation: z.string(), count: z.int() })),
  }),
};
