import type { Request } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { kioskStep, maskPhone, maskPlate, type DriverMove } from '#domain/terminal/kiosk.rules.ts';
import {
  kioskCodeInput,
  kioskCodeSent,
  kioskConfirmInput,
  kioskJourney,
  kioskTicket,
  kioskTicketInput,
} from '#domain/terminal/kioskMessages.ts';
import type { Throttle } from '../auth/throttle.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { createKioskCodes } from './kioskCodes.ts';
import { createKioskJourney } from './kioskJourney.ts';
import { createKioskSessions } from './kioskSessions.ts';
import { standingOf, truckById, truckByTicket } from './kioskTruck.ts';

interface KioskParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
}

/** A totem serves a whole parking from one address, so that tickets are limited more tightly than addresses. */
export const kioskLimits = {
  byAddress: { name: 'kiosk-address', points: 300, seconds: 300 },
  codesSent: { name: 'kiosk-codes', points: 10, seconds: 3600 },
  confirmations: { name: 'kiosk-confirmations', points: 20, seconds: 3600 },
} as const;

const tag = 'kiosk';
const moves = [
  ['/kiosk/arrive', 'arrive', 'Checks the truck in: it takes its place in the queue'],
  ['/kiosk/leave-parking', 'leaveParking', 'The truck leaves the parking for the terminal'],
  ['/kiosk/exit', 'exitTerminal', 'The truck leaves the terminal; refused while services are unpaid'],
] as const satisfies readonly (readonly [string, DriverMove, string])[];

/** Self-service for drivers: a ticket and the code texted to its driver open one journey and nothing else. */
export const kioskEndpoints = ({ database, throttle, processes, publicUrl }: KioskParts): AnyEndpoint[] => {
  const codes = createKioskCodes(database);
  const sessions = createKioskSessions(database, publicUrl);
  const journey = createKioskJourney({ database, processes });
  const documents = createKioskDocuments(database);

  const find = async (request: Request, ticket: string) => {
    await throttle.spend(kioskLimits.byAddress, request.ip ?? 'unknown');
    return truckByTicket(database, ticket);
  };

  /**
   * A refused move tells the driver's screen where the truck really stands. An exit asked for again after the journey
   * has ended is the same exit, whose first answer was lost.
   */
  const settle = async (dispositionId: number, move: DriverMove, refused: unknown): Promise<void> => {
    if (!(refused instanceof KejaError) || refused.status !== 409) throw refused;
    const { step, carsAhead, carsQueueStatus, status } = await journey.show(dispositionId);
    if (move === 'exitTerminal' && step === 'left') return;
    throw new KejaError(
      refused.code,
      { ...refused.params, step, carsAhead, carsQueueStatus, status },
      refused.errors,
    );
  };

  const moveEndpoint = ([path, move, summary]: (typeof moves)[number]): AnyEndpoint =>
    endpoint({
      method: 'post',
      path,
      tag,
      summary,
      access: 'anyone',
      refuses: [401, 503],
      answer: kioskJourney,
      handle: async ({ request, requestId }) => {
        const dispositionId = await sessions.dispositionOf(request);
        if (move === 'exitTerminal') await mustHavePaid(dispositionId);
        if (move === 'arrive') await documents.mustBeShown(dispositionId);
        await processes.journeys
          .move(dispositionId, move, { by: null }, requestId)
          .catch((refused: unknown) => settle(dispositionId, move, refused));
        return journey.show(dispositionId);
      },
    });

  const mustHavePaid = async (dispositionId: number): Promise<void> => {
    const { move, unpaid, punishments, step } = await journey.show(dispositionId);
    if (move === 'exitTerminal' && punishments.length > 0) throw fail('services_unpaid', { unpaid, step });
  };

  return [
    endpoint({
      method: 'post',
      path: '/kiosk/ticket',
      tag,
      summary: 'What may be shown of a ticket before its driver has confirmed it',
      access: 'anyone',
      refuses: [429],
      body: kioskTicketInput,
      answer: kioskTicket,
      handle: async ({ body, request }) => {
        const truck = await find(request, body.ticket);
        return {
          ticket: truck.ticket,
          plate: maskPlate(truck.plate),
          phone: maskPhone(truck.phone),
          step: kioskStep(standingOf(truck)),
        };
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/code',
      tag,
      summary: 'Texts a confirmation code to the driver of the ticket',
      access: 'anyone',
      refuses: [429],
      body: kioskCodeInput,
      answer: kioskCodeSent,
      handle: async ({ body, request }) => {
        const truck = await find(request, body.ticket);
        await throttle.spend(kioskLimits.codesSent, String(truck.id));
        return codes.send(truck, body.language);
      },
    }),
    endpoint({
      method: 'post',
      path: '/outgoing_sms/send_sms_template_auth_code',
      tag: 'sms',
      summary: 'Texts a driver the kiosk’s code again, asked for by staff whom the driver has called',
      access: ['operator'],
      refuses: [429],
      body: z.strictObject({
        dataSms: z.strictObject({ dispositionId: recordId, language: kioskCodeInput.shape.language }),
      }),
      answer: z.object({ status: z.number(), data: kioskCodeSent.extend({ result: z.boolean() }) }),
      handle: async ({ actor, body: { dataSms } }) => {
        await database.records.mustSee(actor, 'disposition', dataSms.dispositionId, 'modify');
        await throttle.spend(kioskLimits.codesSent, String(dataSms.dispositionId));
        const sent = await codes.send(await truckById(database, dataSms.dispositionId), dataSms.language);
        return { status: 200, data: { result: true, ...sent } };
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/confirm',
      tag,
      summary: 'Confirms a ticket by its code, begins the driver’s session and answers with the journey',
      access: 'anyone',
      refuses: [410, 429],
      body: kioskConfirmInput,
      answer: kioskJourney,
      handle: async ({ body, request, response }) => {
        const truck = await find(request, body.ticket);
        await throttle.spend(kioskLimits.confirmations, String(truck.id));
        await codes.confirm(truck.id, body.code);
        await throttle.forgive(kioskLimits.confirmations, String(truck.id));
        await throttle.forgive(kioskLimits.codesSent, String(truck.id));
        await sessions.begin(request, response, truck.id, body.ownDevice ?? false);
        return journey.show(truck.id);
      },
    }),
    endpoint({
      method: 'get',
      path: '/kiosk/journey',
      tag,
      summary: 'Where the driver’s truck stands, its place in the queue, and what to do next',
      access: 'anyone',
      refuses: [401],
      answer: kioskJourney,
      handle: async ({ request }) => journey.show(await sessions.dispositionOf(request)),
    }),
    ...moves.map(moveEndpoint),
    endpoint({
      method: 'post',
      path: '/kiosk/sign-off',
      tag,
      summary: 'Ends the driver’s session; this screen is free for the next one',
      access: 'anyone',
      answer: z.object({ result: z.boolean() }),
      handle: async ({ request, response }) => {
        await sessions.end(request, response);
        return { result: true };
      },
    }),
  ];
};
