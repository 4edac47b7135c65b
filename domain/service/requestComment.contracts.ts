import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import {
  commentRemoved,
  flag,
  mentionedInComment,
  sentCommentFields,
} from '../platform/comment.contracts.ts';
import { customerRequestComment } from './customerRequestComment.ts';
import { emailType } from './enums.ts';
import { interactionComment } from './interactionComment.ts';

const params = z.object({ id: recordId });
/** Also accepts an empty text, and reads it as undefined: a form sends a field without a value as an empty text. */
const orNothing = <T extends z.ZodType>(shape: T) =>
  z.union([z.literal('').transform(() => undefined), shape]);
const optionalId = orNothing(recordId).nullish();

/** The letter that carries a comment to the customer. */
const letter = {
  byEmail: flag.describe('Sends the comment to the customer as a letter, with its files'),
  emailTitle: z
    .string()
    .trim()
    .max(255)
    .nullish()
    .describe('The subject; the number and the reference where nothing is said'),
  emailTo: z
    .string()
    .trim()
    .max(1000)
    .nullish()
    .describe('The sender of the message that is answered, or the customer’s address, where nothing is said'),
  emailId: optionalId.describe(
    'The incoming message that is answered, or that this comment is; where nothing is said, the one that came last is answered',
  ),
  /** The UID that the IMAP server has given the message. */
  emailUid: orNothing(z.union([z.int().min(0), z.string().regex(/^\d{1,18}$/)])).nullish(),
  emailAccountId: optionalId.describe('The terminal’s own where nothing is said'),
  emailType: orNothing(z.enum(emailType.values))
    .nullish()
    .describe('`incoming` stores what the customer has written and sends nothing'),
};

const text = sentCommentFields.text
  .optional()
  .describe('What is said; an incoming message that `emailId` names says it by itself');

/** Comments on a request or an interaction: sent as a form with files, or as JSON without files. */
export const customerRequestCommentContracts = {
  add: contract({
    method: 'post',
    path: '/customer_request/add_comment',
    form: z.object({
      customerRequestId: recordId,
      ...sentCommentFields,
      text,
      ...mentionedInComment,
      ...letter,
    }),
    answer: recordShape(customerRequestComment),
    status: 201,
  }),
  remove: contract({
    method: 'delete',
    path: '/customer_request/comment/:id',
    params,
    answer: commentRemoved,
  }),
};

export const interactionCommentContracts = {
  add: contract({
    method: 'post',
    path: '/interaction/comment',
    form: z.object({ interactionId: recordId, ...sentCommentFields, text, ...mentionedInComment, ...letter }),
    answer: recordShape(interactionComment),
    status: 201,
  }),
  remove: contract({
    method: 'delete',
    path: '/interaction/comment/:id',
    params,
    answer: commentRemoved,
  }),
};
