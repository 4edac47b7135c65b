import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { resetDriverTicket, writeTickets } from '#database/terminal/driverTickets.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';

const tag = 'terminal';
const id = z.coerce.number().int().positive().max(2_147_483_647);
const ticket = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/)
  .optional();
const text = z.string().nullable();
const answer = z.object({
  dispositionId: z.number().int(),
  numberStr: z.string(),
  driverTicket: text,
  entryTicket: text,
  barCode: text,
});

const ticketsOf = ({ id: dispositionId, numberStr, driverTicket, entryTicket, barCode }: AnyRecord) => ({
  dispositionId,
  numberStr,
  driverTicket,
  entryTicket,
  barCode,
});

/** The papers a driver holds: what stands for the truck at the kiosk and at the gate. */
export const ticketEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/driver_tickets/disposition/:dispositionId',
    tag,
    summary: 'The tickets of a disposition',
    access: ['operator', 'sales'],
    params: z.object({ dispositionId: id }),
    answer,
    handle: async ({ actor, params }) =>
      ticketsOf(await database.records.get(actor, 'disposition', params.dispositionId)),
  }),
  endpoint({
    method: 'put',
    path: '/dispositions/write_driver_tickets',
    tag,
    summary: 'Writes tickets that are still empty',
    access: ['operator'],
    body: z.strictObject({ dispositionId: id, driverTicket: ticket, entryTicket: ticket }),
    answer,
    handle: async ({ actor, body: { dispositionId, ...tickets } }) =>
      ticketsOf(await writeTickets(database, actor, dispositionId, tickets)),
  }),
  endpoint({
    method: 'put',
    path: '/dispositions/reset_driver_ticket',
    tag,
    summary: 'Gives a new driver’s ticket; the old one opens nothing any more',
    access: ['operator'],
    body: z.strictObject({ dispositionId: id }),
    answer,
    handle: async ({ actor, body }) =>
      ticketsOf(await resetDriverTicket(database, actor, body.dispositionId)),
  }),
];
