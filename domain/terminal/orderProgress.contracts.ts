import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import type { OrderProgress } from './orderProgress.ts';

/** See `OrderProgress`. */
const progress = z.object({
  quantity: z.string().nullable(),
  weighed: z.string(),
  approved: z.string(),
  left: z.string().nullable(),
  notes: z.int(),
  announced: z.int(),
  weighing: z.int(),
  done: z.int(),
}) satisfies z.ZodType<OrderProgress>;

const ofOrder = <const P extends string>(path: P) =>
  contract({ method: 'get', path, params: z.object({ id: recordId }), answer: progress });

/** Calls for the progress of an order: how much was weighed and approved, and how much is left. */
export const orderProgressContracts = {
  delivery: ofOrder('/delivery_order/:id/progress'),
  sales: ofOrder('/sales_order/:id/progress'),
};
