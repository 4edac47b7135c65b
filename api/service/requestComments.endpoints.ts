import type { z } from 'zod';
import type { Request } from 'express';
import { commentOfLetter, type MailCommented } from '#database/comments/commentOfLetter.ts';
import { sendComment } from '#database/comments/sendComment.ts';
import { notifyMentioned } from '#database/comments/notifyMentioned.ts';
import type { Transaction } from '#database/transaction.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import {
  customerRequestCommentContracts,
  interactionCommentContracts,
} from '#domain/service/requestComment.contracts.ts';
import { commentWriter } from '../comments/commentWriter.ts';
import { removeComment } from '../comments/removeComment.ts';
import type { UploadDependencies } from '../files/receiveFiles.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

/** The comments on customer requests and on interactions. */
export function requestCommentEndpoints(dependencies: UploadDependencies): AnyEndpoint[] {
  const about = { tag: 'service', access: ['sales'], refuses: [409] } as const;
  const addToRequest = commentAdder(dependencies, 'customerRequest');
  const addToInteraction = commentAdder(dependencies, 'interaction');
  return [
    serve(customerRequestCommentContracts.add, {
      ...about,
      summary: 'Says something about a customer request, with files, and by e-mail if that is wanted',
      handle: ({ actor, request }) =>
        addToRequest(
          actor,
          request,
          customerRequestCommentContracts.add.form,
          (input) => input.customerRequestId,
        ),
    }),
    serve(customerRequestCommentContracts.remove, {
      ...about,
      summary: 'Marks a comment of one’s own on a customer request as deleted',
      handle: ({ actor, request, params }) =>
        removeComment(dependencies.database, actor, request, 'customerRequestComment', params.id),
    }),
    serve(interactionCommentContracts.add, {
      ...about,
      summary: 'Says something in an interaction, with files, and by e-mail if that is wanted',
      handle: ({ actor, request }) =>
        addToInteraction(
          actor,
          request,
          interactionCommentContracts.add.form,
          (input) => input.interactionId,
        ),
    }),
    serve(interactionCommentContracts.remove, {
      ...about,
      summary: 'Marks a comment of one’s own in an interaction as deleted',
      handle: ({ actor, request, params }) =>
        removeComment(dependencies.database, actor, request, 'interactionComment', params.id),
    }),
  ];
}

/** What the forms for both objects have in common. */
type CommentInput = Omit<z.output<typeof customerRequestCommentContracts.add.form>, 'customerRequestId'>;

/**
 * Writes comments on one kind of object. The function that it returns is called for each request: it gets the form of the
 * comment, and where in the form the id of the record stands that is commented on.
 */
const commentAdder = (dependencies: UploadDependencies, object: 'customerRequest' | 'interaction') => {
  const name = `${object}Comment` as const;
  const writeComment = commentWriter(dependencies, name);
  return <T extends CommentInput>(
    actor: Actor,
    request: Request,
    shape: z.ZodType<T>,
    recordOf: (input: T) => number,
  ) =>
    writeComment(actor, request, {
      shape,
      write: async (tx, input) => {
        const { text, forCustomer, byEmail = false, emailTitle, emailId, emailUid, emailAccountId } = input;
        const id = recordOf(input);
        // A received letter to which the person adds no words becomes the comment itself.
        if (input.emailType === 'incoming' && emailId && text === undefined)
          return (await commentOfMessage(tx, actor, { object, id }, emailId)).id;
        if (text === undefined) throw failFields([{ field: 'text', code: 'required' }]);
        const comment = await tx.records.create(actor, name, {
          [`${object}Id`]: id,
          text,
          byEmail,
          ...(forCustomer === undefined ? {} : { forCustomer }),
          emailTitle: emailTitle || null,
          emailType: input.emailType ?? (byEmail ? 'outgoing' : null),
          emailUid: emailUid === undefined || emailUid === null ? null : String(emailUid),
          emailId: emailId ?? null,
          emailAccountId: emailAccountId ?? null,
        });
        return comment.id;
      },
      after: async (tx, input, { id, files }) => {
        const { text = '', mentions = [], emailTo: to, emailTitle: subject, emailId: answersId } = input;
        // A comment about a received letter (`incoming`) is not sent: the letter came from the other side.
        const isSent = input.byEmail === true && input.emailType !== 'incoming';
        if (!isSent && mentions.length === 0) return;
        const record = await tx.records.get(actor, object, recordOf(input));
        await notifyMentioned(tx, actor, { object, record, comment: id, mentions, text });
        if (!isSent) return;
        const { emailAccountId } = input;
        const comment = { id, text, files };
        await sendComment(tx, actor, { object, record, comment, to, subject, answersId, emailAccountId });
      },
    });
};

/** Makes a comment from a received message. The caller must see both the message and the record. */
const commentOfMessage = async (
  tx: Transaction,
  actor: Actor,
  place: { readonly object: MailCommented; readonly id: number },
  emailId: number,
) => {
  await tx.records.mustSee(actor, place.object, place.id);
  return commentOfLetter(tx, actor, place, await tx.records.get(actor, 'incomingEmail', emailId));
};
