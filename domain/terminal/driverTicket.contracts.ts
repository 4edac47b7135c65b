import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

/** Up to twenty letters and digits; small letters are made large. */
const ticket = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/)
  .optional();
const text = z.string().nullable();
/** The tickets of a disposition. */
const answer = z.object({
  dispositionId: z.number().int(),
  numberStr: z.string(),
  driverTicket: text,
  entryTicket: text,
  barCode: text,
});

export const driverTicketContracts = {
  read: contract({
    method: 'get',
    path: '/driver_tickets/disposition/:dispositionId',
    params: z.object({ dispositionId: recordId }),
    answer,
  }),
  /** Fills only tickets that are still empty. */
  write: contract({
    method: 'put',
    path: '/dispositions/write_driver_tickets',
    body: z.strictObject({ dispositionId: recordId, driverTicket: ticket, entryTicket: ticket }),
    answer,
  }),
  /** Makes a new driver's ticket; the old one is not valid any more. */
  reset: contract({
    method: 'put',
    path: '/dispositions/reset_driver_ticket',
    body: z.strictObject({ dispositionId: recordId }),
    answer,
  }),
};
