import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { pageShape, recordShape } from '../kernel/recordShape.ts';
import { fileById, fileRemoved, filesAnswer } from '../platform/file.contracts.ts';
import { incomingEmail } from './incomingEmail.ts';

/** The most messages that one call changes. */
const mostMessages = 500;
/** The messages that a call changes. */
export const chosenMessages = z.strictObject({
  ids: z.array(recordId).max(mostMessages).optional(),
  id: recordId.optional().describe('Instead of `ids`, for one message'),
});
export type ChosenMessages = z.output<typeof chosenMessages>;

/** The ids of the messages that the call has changed. */
const changed = z.object({ result: z.literal(true), ids: z.array(z.int()) });
const words = z.string().max(200).optional();
const yesOrNo = z.stringbool().optional();
/**
 * The folder in which a message is named by `seq` or `uid`. These are numbers of IMAP, which count the messages of one folder; a
 * `uid` has 32 bits.
 */
const inFolder = { mailbox: recordId };
const record = recordShape(incomingEmail);

/** What people do with the mail that their accounts have received. */
export const receivedMailContracts = {
  list: contract({
    method: 'get',
    path: '/email',
    query: z.object({
      searchStr: words,
      period: z
        .string()
        .max(200)
        .optional()
        .describe('`{"from":"2026-11-01","to":"2026-11-30"}`, days in Warsaw'),
      from: words.describe('A part of the sender’s address'),
      to: words,
      subject: words,
      body: words,
      // Whether the letter is linked with a record, such as an order.
      hasLinks: yesOrNo,
      processed: yesOrNo,
      seen: yesOrNo,
      flagged: yesOrNo,
      unreadable: yesOrNo.describe('Those that could not be read; their source is attached'),
      counterparty: recordId.optional(),
      contactPerson: recordId.optional(),
      mailbox: recordId.optional(),
      emailAccount: recordId.optional(),
      threads: yesOrNo.describe('Of each thread its newest letter in the `mailbox` only'),
      filter: z.string().max(20_000).optional().describe('A further filter, as in every list'),
      columns: z.string().max(5000).optional().describe('The fields to answer with, as in every list'),
      sort: z.string().max(300).optional(),
      desc: yesOrNo,
      limit: z.coerce.number().int().min(1).max(1000).default(20),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      // `next` of the page before, instead of `page`.
      after: z.string().max(2000).optional(),
    }),
    answer: pageShape(incomingEmail).extend({
      countCapped: z.boolean(),
      next: z.string().optional(),
      threads: z
        .array(z.object({ thread: z.string(), count: z.int(), unread: z.int() }))
        .optional()
        .describe(
          'With `threads`: how many letters those of the page have, and how many are unread in the folder',
        ),
    }),
  }),
  unread: contract({
    method: 'get',
    path: '/email_unread',
    answer: z.object({
      rows: z
        .array(z.object({ mailboxId: z.int(), count: z.int() }))
        .describe('Folders with unread messages'),
      count: z.int().describe('Of unread messages in all of them'),
      unreadable: z.int().describe('How many messages could not be read'),
    }),
  }),
  read: contract({ method: 'get', path: '/email/:id', params: z.object({ id: recordId }), answer: record }),
  bySeq: contract({
    method: 'get',
    path: '/email_seq',
    query: z.object({ ...inFolder, seq: z.coerce.number().int().min(1).max(10_000_000) }),
    answer: record,
  }),
  byUid: contract({
    method: 'get',
    path: '/email_uid',
    query: z.object({ ...inFolder, uid: z.coerce.number().int().min(1).max(4_294_967_295) }),
    answer: record,
  }),
  seen: contract({ method: 'post', path: '/email_seen', body: chosenMessages, answer: changed }),
  unseen: contract({ method: 'post', path: '/email_unseen', body: chosenMessages, answer: changed }),
  flag: contract({
    method: 'post',
    path: '/email_flag',
    body: chosenMessages.extend({ flagged: z.boolean().default(true) }),
    answer: changed,
  }),
  /** Marks messages as dealt with, or as not. */
  process: contract({
    method: 'post',
    path: '/email_processed',
    body: chosenMessages.extend({ processed: z.boolean().default(true) }),
    answer: changed,
  }),
  label: contract({
    method: 'post',
    path: '/email_label',
    body: chosenMessages.extend({ emailLabelId: recordId, labelled: z.boolean().default(true) }),
    answer: changed,
  }),
  move: contract({
    method: 'post',
    path: '/email_move',
    body: chosenMessages.extend({ mailboxId: recordId }),
    answer: changed,
  }),
  /** These two write the counterparty and the contact person who have the sender's address: for one message, and for several. */
  fillCounterparty: contract({
    method: 'post',
    path: '/email_fill_counterparty',
    body: z.strictObject({ id: recordId.optional() }),
    answer: record,
  }),
  fillCounterparties: contract({
    method: 'post',
    path: '/email_fill_counterparties',
    body: chosenMessages,
    answer: changed.describe('Those that have got a counterparty or a contact person'),
  }),
  files: contract({
    method: 'get',
    path: '/incoming_email_files',
    query: z.object({ incomingEmailId: recordId }),
    answer: filesAnswer,
  }),
  file: contract({ method: 'get', path: '/incoming_email/file/:id', params: fileById }),
  /** Removes the link of a message with a record; `id` is that of the link. */
  unlink: contract({
    method: 'delete',
    path: '/incoming_email/linked_doc/:id',
    params: z.object({ id: recordId }),
    answer: fileRemoved,
  }),
};
