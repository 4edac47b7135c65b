import type { Request } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { resetDriverTicket, writeTickets } from '#database/terminal/driverTickets.ts';
import type { Transaction } from '#database/transaction.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';

const tag = 'terminal';
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
export const ticketEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const writtenTickets = async (
    actor: Actor,
    request: Request,
    write: (tx: Transaction) => Promise<AnyRecord>,
  ) => {
    const { id: dispositionId, now } = await writeOnce(database, actor, request, write);
    return ticketsOf(now ?? (await database.records.get(actor, 'disposition', dispositionId)));
  };

  return [
    endpoint({
      method: 'get',
      path: '/driver_tickets/disposition/:dispositionId',
      tag,
      summary: 'The tickets of a disposition',
      access: ['operator', 'sales'],
      params: z.object({ dispositionId: recordId }),
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
      body: z.strictObject({ dispositionId: recordId, driverTicket: ticket, entryTicket: ticket }),
      answer,
      handle: ({ actor, request, body: { dispositionId, ...tickets } }) =>
        writtenTickets(actor, request, (tx) => writeTickets(tx, actor, dispositionId, tickets)),
    }),
    endpoint({
      method: 'put',
      path: '/dispositions/reset_driver_ticket',
      tag,
      summary: 'Gives a new driver’s ticket; the old one opens nothing any more',
      access: ['operator'],
      body: z.strictObject({ dispositionId: recordId }),
      answer,
      handle: ({ actor, request, body }) =>
        writtenTickets(actor, request, (tx) => resetDriverTicket(tx, actor, body.dispositionId)),
    }),
  ];
};
