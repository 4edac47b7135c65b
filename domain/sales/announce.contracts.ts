import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { transportWay } from '../terminal/enums.ts';
import { partOfLine } from './partOfLine.ts';

/** A number of tonnes above zero, with at most nine digits before the point and three after it; passed on as text. */
const tonnes = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,9}(\.\d{1,3})?$/.test(value) && Number(value) > 0);
const madeDocument = z.object({ id: z.int(), numberStr: z.string() });

/** Announces an order to the terminal: creates its delivery orders, their schedule and the transport orders. */
export const announceContracts = {
  announce: contract({
    method: 'post',
    path: '/sales_order/:id/announce',
    params: z.object({ id: recordId }),
    body: z.strictObject({
      items: z
        .array(z.strictObject({ itemId: recordId, quantity: partOfLine }))
        .max(500)
        .default([])
        .describe('Lines, or parts of lines in their own units; if empty, all that is not announced yet'),
      /** The days and the warehouse of the new delivery orders. */
      validFrom: z.iso.date().optional(),
      validTo: z.iso.date().optional(),
      warehouseId: recordId.optional(),
      /** The first day of the deliveries, and the most tonnes of a day. */
      schedule: z.strictObject({ from: z.iso.date(), perDay: tonnes }).optional(),
      transport: z
        .strictObject({ way: z.enum(transportWay.values), carrierId: recordId.optional() })
        .optional(),
      updatedAt: seenVersion,
    }),
    status: 201,
    answer: z.object({
      deliveryOrders: z.array(madeDocument),
      deliverySchedule: madeDocument.nullable(),
      transportOrders: z.array(madeDocument),
    }),
  }),
};
