import { notifyMentioned } from '#database/comments/notifyMentioned.ts';
import { orderCommentContracts } from '#domain/sales/orderComment.contracts.ts';
import { commentWriter } from '../comments/commentWriter.ts';
import { removeComment } from '../comments/removeComment.ts';
import type { UploadDependencies } from '../files/receiveFiles.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const object = 'salesOrderComment';
const { add, edit, remove } = orderCommentContracts;

/** The comments on an order. That only its author may change a comment is a rule of its lifecycle (`commentLifecycle`). */
export function orderCommentEndpoints(dependencies: UploadDependencies): AnyEndpoint[] {
  const about = { tag: 'sales', access: ['sales'] } as const;
  const writeComment = commentWriter(dependencies, object);
  return [
    serve(add, {
      ...about,
      summary: 'Says something about an order, with files where there are any',
      handle: ({ actor, request }) =>
        writeComment(actor, request, {
          shape: add.form,
          write: async (tx, { orderId, text, forCustomer }) => {
            const comment = await tx.records.create(actor, object, {
              salesOrderId: orderId,
              text,
              ...(forCustomer === undefined ? {} : { forCustomer }),
            });
            return comment.id;
          },
          after: async (tx, { orderId, text, mentions = [] }, { id: comment }) => {
            if (mentions.length === 0) return;
            const record = await tx.records.get(actor, 'salesOrder', orderId);
            await notifyMentioned(tx, actor, { object: 'salesOrder', record, comment, mentions, text });
          },
        }),
    }),
    serve(edit, {
      ...about,
      summary: 'Changes a comment of one’s own, and hangs further files on it',
      handle: ({ actor, request }) =>
        writeComment(actor, request, {
          shape: edit.form,
          write: async (tx, { id, ...changes }) => {
            await tx.records.update(actor, object, id, changes);
            return id;
          },
        }),
    }),
    serve(remove, {
      ...about,
      summary: 'Marks a comment of one’s own as deleted',
      handle: ({ actor, request, body }) =>
        removeComment(dependencies.database, actor, request, object, body.id),
    }),
  ];
}
