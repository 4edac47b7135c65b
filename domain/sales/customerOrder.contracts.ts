import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { orderPaperKinds } from './orderPaperKinds.ts';

const params = z.object({ id: recordId });
/** `updatedAt` of the order as the customer has seen it: 409 `stale_record` if it has changed since. */
const updatedAt = z.iso.datetime({ offset: true });
/**
 * What the calls that change an order answer. The change may take the order from the customer's sight, so the answer says only
 * which order it was. The client reads the order again, if it still may.
 */
const order = z.object({ id: z.int(), numberStr: z.string() });
const named = z.object({ id: z.int(), presentation: z.string() });

const truck = z.object({
  id: z.int(),
  numberStr: z.string(),
  vehicle: z.string(),
  product: z.string(),
  carsQueueStatus: z.string().nullable(),
  /** Tonnes, if it was weighed. */
  netto: z.string().nullable(),
  date: z.string().nullable(),
});
/** A delivery note. */
const note = z.object({
  id: z.int(),
  numberStr: z.string(),
  date: z.string().nullable(),
  product: z.string(),
  netto: z.string().nullable(),
});
/** A comment that the customer may read; `own` if somebody of the customer wrote it, and not the people of the terminal. */
const remark = z.object({
  id: z.int(),
  at: z.string(),
  own: z.boolean(),
  text: z.string(),
  files: z.array(named),
});

/** What a customer sees of their order, and how they answer it. */
export const customerOrderContracts = {
  view: contract({
    method: 'get',
    path: '/sales_order/:id/customer_view',
    params,
    answer: z.object({
      mayAccept: z.boolean(),
      mayRefuse: z.boolean(),
      mayAskForChange: z.boolean(),
      /** The person to whom the customer may turn. */
      contact: z.object({ name: z.string(), email: z.string() }).nullable(),
      papers: z.array(z.enum(orderPaperKinds)),
      trucks: z.array(truck),
      notes: z.array(note),
      remarks: z.array(remark),
    }),
  }),
  accept: contract({
    method: 'post',
    path: '/sales_order/:id/accept_offer',
    params,
    body: z.strictObject({ updatedAt }),
    answer: order,
  }),
  refuse: contract({
    method: 'post',
    path: '/sales_order/:id/refuse_offer',
    params,
    body: z.strictObject({ updatedAt, reason: z.string().trim().max(1000).optional() }),
    answer: order,
  }),
  askForChange: contract({
    method: 'post',
    path: '/sales_order/:id/ask_for_change',
    params,
    body: z.strictObject({ updatedAt, text: z.string().trim().min(1).max(2000) }),
    answer: order,
  }),
};
