import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { resetDriverTicket, writeTickets } from '#database/terminal/driverTickets.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Answered } from '#domain/kernel/contract.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { driverTicketContracts } from '#domain/terminal/driverTicket.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeRecordOnce } from '../http/writeOnce.ts';

const tag = 'terminal';

type Tickets = Answered<typeof driverTicketContracts.read>;

const ticketsOf = ({ id: dispositionId, ...record }: AnyRecord): Tickets => {
  const { numberStr, driverTicket, entryTicket, barCode } = record as unknown as Tickets;
  return { dispositionId, numberStr, driverTicket, entryTicket, barCode };
};

/** Tickets: the numbers and codes of a disposition that identify its truck at the kiosk and at the gate. */
export function ticketEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  const writeAndAnswer = async (
    actor: Actor,
    request: Request,
    write: (tx: Transaction) => Promise<AnyRecord>,
  ) => ticketsOf(await writeRecordOnce(database, actor, request, 'disposition', write));

  return [
    serve(driverTicketContracts.read, {
      tag,
      summary: 'The tickets of a disposition',
      access: ['operator', 'sales'],
      handle: async ({ actor, params }) =>
        ticketsOf(await database.records.get(actor, 'disposition', params.dispositionId)),
    }),
    serve(driverTicketContracts.write, {
      tag,
      summary: 'Writes tickets that are still empty',
      access: ['operator'],
      handle: ({ actor, request, body: { dispositionId, ...tickets } }) =>
        writeAndAnswer(actor, request, (tx) => writeTickets(tx, actor, dispositionId, tickets)),
    }),
    serve(driverTicketContracts.reset, {
      tag,
      summary: 'Gives a new driver’s ticket; the old one opens nothing any more',
      access: ['operator'],
      handle: ({ actor, request, body }) =>
        writeAndAnswer(actor, request, (tx) => resetDriverTicket(tx, actor, body.dispositionId)),
    }),
  ];
}
