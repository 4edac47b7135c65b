import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { commentRemoved, mentionedInComment, sentCommentFields } from '../platform/comment.contracts.ts';
import { salesOrderComment } from './salesOrderComment.ts';

const comment = recordShape(salesOrderComment);

/** Comments on an order: sent as a form with files, or as JSON without files. */
export const orderCommentContracts = {
  add: contract({
    method: 'post',
    path: '/orders/addComment',
    form: z.object({ orderId: recordId, ...sentCommentFields, ...mentionedInComment }),
    answer: comment,
    status: 201,
  }),
  edit: contract({
    method: 'post',
    path: '/orders/editComment',
    form: z.object({ id: recordId, ...sentCommentFields }),
    answer: comment,
  }),
  remove: contract({
    method: 'post',
    path: '/orders/deleteComment',
    body: z.object({ id: recordId }),
    answer: commentRemoved,
  }),
};
