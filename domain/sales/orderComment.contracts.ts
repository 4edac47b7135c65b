import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { salesOrderComment } from './salesOrderComment.ts';

const comment = recordShape(salesOrderComment);
/** A form sends a boolean as text. */
const forCustomer = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((written) => written === 'true')])
  .optional()
  .describe('The customer reads it; only people who work here where nothing is said');
const text = z.string().trim().min(1).max(10_000);

/** Comments on an order: sent as a form with files, or as JSON without files. */
export const orderCommentContracts = {
  add: contract({
    method: 'post',
    path: '/orders/addComment',
    form: z.object({ orderId: recordId, text, forCustomer }),
    answer: comment,
    status: 201,
  }),
  edit: contract({
    method: 'post',
    path: '/orders/editComment',
    form: z.object({ id: recordId, text, forCustomer }),
    answer: comment,
  }),
  remove: contract({
    method: 'post',
    path: '/orders/deleteComment',
    body: z.object({ id: recordId }),
    answer: z.object({ result: z.literal(true), id: z.int() }),
  }),
};
