import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const objectName = z.string().min(1).max(60);
const ofRecord = z.object({ objectName, objectId: recordId });

/** A link of the record that the call names, with the record at the other end. */
const linked = z.object({
  id: z.int().describe('The id of the link'),
  objectName: z.string(),
  objectId: z.int(),
  title: z.string().describe('The name of the kind of record, in the language of the reader'),
  presentation: z.string(),
  reference: z.string().describe('What it is about, where its kind has a reference; else empty'),
  markedToDelete: z.boolean(),
});
export type LinkedDocument = z.infer<typeof linked>;

/** Links between a record and others; each is shown with both of its records. */
export const linkedDocumentContracts = {
  list: contract({
    method: 'get',
    path: '/linked_documents/of/:objectName/:objectId',
    params: ofRecord,
    answer: z.object({
      rows: z.array(linked),
      mayLink: z.boolean().describe('Whether the reader may link and unlink records'),
    }),
  }),
  link: contract({
    method: 'post',
    path: '/linked_documents/of/:objectName/:objectId',
    params: ofRecord,
    body: z.strictObject({ objectName, objectId: recordId }),
    status: 201,
    answer: z.object({ id: z.int() }),
  }),
  unlink: contract({
    method: 'delete',
    path: '/linked_documents/of/:objectName/:objectId/:id',
    params: ofRecord.extend({ id: recordId }),
    answer: z.object({ result: z.literal(true) }),
  }),
};
