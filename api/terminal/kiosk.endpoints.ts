import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { keepLanguage, truckById, truckByTicket } from '#database/terminal/kioskTruck.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { kioskContracts } from '#domain/terminal/kiosk.contracts.ts';
import { kioskStep, maskPhone, maskPlate, type DriverMove } from '#domain/terminal/kiosk.rules.ts';
import { addressOf } from '../auth/addressOf.ts';
import type { Throttle } from '../auth/throttle.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { driverLanguageIn } from './driverLanguageIn.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { createKioskCodes } from './kioskCodes.ts';
import { createKioskJourney } from './kioskJourney.ts';
import { createKioskSessions } from './kioskSessions.ts';
import { languageOfTruck, mustBeUnderWay, standingOf } from './kioskTruck.ts';

interface KioskDependencies {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
}

/**
 * At most `points` requests in `seconds`. A totem (a public kiosk) serves a whole parking from one address, so the limit by address
 * is wider than the two limits for each ticket.
 */
const kioskLimits = {
  byAddress: { name: 'kiosk-address', points: 300, seconds: 300 },
  codesSent: { name: 'kiosk-codes', points: 10, seconds: 3600 },
  confirmations: { name: 'kiosk-confirmations', points: 20, seconds: 3600 },
} as const;

const tag = 'kiosk';
/** What a driver does at the kiosk: the move of the journey, and the summary of its call. */
const moves = [
  ['arrive', 'Checks the truck in: it takes its place in the queue'],
  ['leaveParking', 'The truck leaves the parking for the terminal'],
  ['exitTerminal', 'The truck leaves the terminal; refused while services are unpaid'],
] as const satisfies readonly (readonly [DriverMove, string])[];

const toolsOf = ({ database, throttle, processes, publicUrl }: KioskDependencies) => {
  const codes = createKioskCodes(database);
  const sessions = createKioskSessions(database, publicUrl);
  const journey = createKioskJourney({ database, processes });
  const documents = createKioskDocuments(database);

  const findTruck = async (request: Request, ticket: string) => {
    await throttle.spend(kioskLimits.byAddress, addressOf(request));
    return truckByTicket(database, ticket);
  };

  /**
   * Throws the refusal of a move again, with the truck's real state for the screen. Only for a repeated exit after the end of the
   * journey it throws nothing, because the first answer may have been lost.
   */
  const explainRefusal = async (
    request: Request,
    dispositionId: number,
    move: DriverMove,
    error: unknown,
  ): Promise<void> => {
    if (!(error instanceof KejaError) || error.status !== 409) throw error;
    const { step, carsAhead, carsQueueStatus, status } = await journey.show(dispositionId, request);
    if (move === 'exitTerminal' && step === 'left') return;
    throw new KejaError(
      error.code,
      { ...error.params, step, carsAhead, carsQueueStatus, status },
      error.errors,
    );
  };

  const moveEndpoint = ([move, summary]: (typeof moves)[number]): AnyEndpoint =>
    serve(kioskContracts[move], {
      tag,
      summary,
      access: 'anyone',
      refuses: [401, 503],
      handle: async ({ request, requestId }) => {
        const dispositionId = await sessions.dispositionOf(request);
        if (move === 'exitTerminal') await mustHavePaid(dispositionId, request);
        if (move === 'arrive') {
          await documents.mustBeShown(dispositionId);
        }
        const language = driverLanguageIn(request);
        if (language) await keepLanguage(database.sql, dispositionId, language);
        await processes.journeys
          .move(dispositionId, move, { by: null }, requestId)
          .catch((error: unknown) => explainRefusal(request, dispositionId, move, error));
        return journey.show(dispositionId, request);
      },
    });

  const mustHavePaid = async (dispositionId: number, request: Request): Promise<void> => {
    // `punishments` are those not paid yet. If the driver's next `move` is not the exit, the journey refuses the exit itself.
    const { move, unpaid, punishments, step } = await journey.show(dispositionId, request);
    if (move === 'exitTerminal' && punishments.length > 0) throw fail('services_unpaid', { unpaid, step });
  };

  return { database, throttle, codes, sessions, journey, findTruck, moveEndpoint };
};

type Tools = ReturnType<typeof toolsOf>;

/** The calls before a ticket is confirmed: from the ticket to the code on the driver’s telephone. */
const ticketEndpoints = ({ database, throttle, codes, findTruck }: Tools): AnyEndpoint[] => [
  serve(kioskContracts.ticket, {
    tag,
    summary: 'What may be shown of a ticket before its driver has confirmed it',
    access: 'anyone',
    refuses: [429],
    handle: async ({ body, request }) => {
      const truck = await findTruck(request, body.ticket);
      return {
        ticket: truck.ticket,
        plate: maskPlate(truck.plate),
        phone: maskPhone(truck.phone),
        step: kioskStep(await standingOf(database.sql, truck.id)),
        language: languageOfTruck(truck),
        endedAt: truck.exitedAt && new Date(truck.exitedAt).toISOString(),
      };
    },
  }),
  serve(kioskContracts.sendCode, {
    tag,
    summary: 'Texts a confirmation code to the driver of the ticket',
    access: 'anyone',
    refuses: [429],
    handle: async ({ body, request }) => {
      const truck = await findTruck(request, body.ticket);
      await mustBeUnderWay(database.sql, truck.id);
      await throttle.spend(kioskLimits.codesSent, String(truck.id));
      return codes.send(truck, body.language);
    },
  }),
  serve(kioskContracts.codeState, {
    tag,
    summary: 'Whether the last code has been handed to the telephone network',
    access: 'anyone',
    refuses: [429],
    handle: async ({ body, request }) => {
      const truck = await findTruck(request, body.ticket);
      return { state: (await codes.state(database.sql, truck.id)) ?? ('none' as const) };
    },
  }),
  serve(kioskContracts.sendCodeByStaff, {
    tag: 'sms',
    summary: 'Texts a driver the kiosk’s code again, asked for by staff whom the driver has called',
    access: ['operator'],
    refuses: [429],
    handle: async ({ actor, body: { dataSms } }) => {
      await database.records.mustSee(actor, 'disposition', dataSms.dispositionId, 'modify');
      await throttle.spend(kioskLimits.codesSent, String(dataSms.dispositionId));
      const sent = await codes.send(await truckById(database, dataSms.dispositionId), dataSms.language);
      return { status: 200, data: { result: true, ...sent } };
    },
  }),
];

const confirmEndpoint = ({ throttle, codes, sessions, journey, findTruck }: Tools): AnyEndpoint[] => [
  serve(kioskContracts.confirm, {
    tag,
    summary: 'Confirms a ticket by its code, begins the driver’s session and answers with the journey',
    access: 'anyone',
    refuses: [410, 429],
    handle: async ({ body, request, response }) => {
      const truck = await findTruck(request, body.ticket);
      await throttle.spend(kioskLimits.confirmations, String(truck.id));
      await codes.confirm(truck.id, body.code);
      await throttle.forgive(kioskLimits.confirmations, String(truck.id));
      await throttle.forgive(kioskLimits.codesSent, String(truck.id));
      await sessions.begin(request, response, truck.id, body.ownDevice ?? false);
      return journey.show(truck.id, request);
    },
  }),
];

/**
 * What a driver who has confirmed the ticket sees and does. Drivers have no account, so `access` is `anyone`, and
 * `sessions.dispositionOf` refuses whoever has no session of the kiosk.
 */
const journeyEndpoints = ({ sessions, journey, moveEndpoint }: Tools): AnyEndpoint[] => [
  serve(kioskContracts.journey, {
    tag,
    summary: 'Where the driver’s truck stands, its place in the queue, and what to do next',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request }) => journey.show(await sessions.dispositionOf(request), request),
  }),
  ...moves.map(moveEndpoint),
  serve(kioskContracts.signOff, {
    tag,
    summary: 'Ends the driver’s session; this screen is free for the next one',
    access: 'anyone',
    handle: async ({ request, response }) => {
      await sessions.end(request, response);
      return { result: true };
    },
  }),
];

/** Self-service for drivers: a ticket and the code sent to its driver give access to one journey only. */
export function kioskEndpoints(dependencies: KioskDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...ticketEndpoints(tools), ...confirmEndpoint(tools), ...journeyEndpoints(tools)];
}
