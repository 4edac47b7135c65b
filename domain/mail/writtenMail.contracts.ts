import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { termOfPayment } from '../partners/termOfPayment.ts';
import { fileRemoved } from '../platform/file.contracts.ts';
import { outgoingEmail } from './outgoingEmail.ts';
import { outgoingEmailAttachment } from './outgoingEmailAttachment.ts';

/** A file inside a JSON body; larger ones come as `multipart/form-data`. */
const writtenFile = z.strictObject({
  filename: z.string().trim().min(1).max(255),
  contentType: z.string().max(120).optional().describe('The content itself decides'),
  content: z.base64().min(1),
});

/** The letter that files belong to. One file may be in the body itself. */
export const attachedForm = z.strictObject({
  outgoingEmailId: recordId,
  ...writtenFile.partial().shape,
  /** JSON that may hold the fields above: they are read from it before this shape is checked. */
  data: z.unknown().optional(),
});

/** What people do with the letters that they write. */
export const writtenMailContracts = {
  /** The other fields of the body are those of the letter; the record service checks them. */
  create: contract({
    method: 'post',
    path: '/outgoing_email',
    body: z.looseObject({ attachments: z.array(writtenFile).max(10).optional() }),
    status: 201,
    answer: recordShape(outgoingEmail),
  }),
  attach: contract({
    method: 'post',
    path: '/outgoing_email/attachment',
    form: attachedForm,
    status: 201,
    answer: pageShape(outgoingEmailAttachment),
  }),
  send: contract({
    method: 'post',
    path: '/outgoing_email/send',
    body: z.strictObject({
      /** The draft to send. A body without it is refused (`email_not_selected`). */
      id: recordId.optional(),
      sendAt: z.iso.datetime({ offset: true }).optional().describe('Later than now, at most a year'),
      undoSeconds: z
        .int()
        .min(0)
        .max(60)
        .default(0)
        .describe('So long it can be taken back, if it is sent now'),
    }),
    answer: recordShape(outgoingEmail),
  }),
  /** Undoes the sending of a letter that waits to be sent: it is a draft again. */
  withdraw: contract({
    method: 'post',
    path: '/outgoing_email/withdraw',
    body: z.strictObject({ id: recordId }),
    answer: recordShape(outgoingEmail),
  }),
  /** Changes the time at which a waiting letter will be sent. */
  postpone: contract({
    method: 'post',
    path: '/outgoing_email/postpone',
    body: z.strictObject({ id: recordId, sendAt: z.iso.datetime({ offset: true }) }),
    answer: recordShape(outgoingEmail),
  }),
  /** Takes the letter off a record. `id` is the id of the link. */
  unlink: contract({
    method: 'delete',
    path: '/outgoing_email/linked_doc/:id',
    params: z.object({ id: recordId }),
    answer: fileRemoved,
  }),
  /** Whom one may write to. */
  contacts: contract({
    method: 'get',
    path: '/email_contacts',
    query: z.object({
      searchStr: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          name: z.string(),
          email: z.string(),
          objectName: z.enum(['contactPerson', 'counterparty', 'employee']),
          objectId: z.int(),
          counterpartyId: z.int().nullable(),
        }),
      ),
      count: z.int(),
    }),
  }),
  /** The terms as letters name them, in the language of the caller. The specification has them at this address. */
  termsOfPayment: contract({
    method: 'get',
    path: '/terms_of_payment/email',
    answer: pageShape(termOfPayment),
  }),
};
