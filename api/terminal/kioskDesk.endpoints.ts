import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { owesByPlate } from '#database/finance/punishments.ts';
import { slipPdf } from '#database/printing/slips.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { kioskDeskContracts } from '#domain/terminal/kioskDesk.contracts.ts';
import { addressOf } from '../auth/addressOf.ts';
import type { Throttle } from '../auth/throttle.ts';
import { policyOf } from '../files/sendFile.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { createKioskJourney } from './kioskJourney.ts';
import { kioskPlace } from './kioskPlace.ts';
import { createKioskSessions } from './kioskSessions.ts';
import { createKioskSlips } from './kioskSlips.ts';

interface DeskDependencies {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
}

/**
 * How many requests (`points`) are allowed in how many seconds, because the answer shows whether a plate has debts. Every driver
 * asks at a kiosk, so other browsers get a stricter limit.
 */
const exitLimits = {
  atPlace: { name: 'kiosk-exits-place', points: 120, seconds: 3600 },
  byAddress: { name: 'kiosk-exits', points: 10, seconds: 3600 },
  ofPlate: { name: 'kiosk-exits-plate', points: 10, seconds: 3600 },
} as const;
const tag = 'kiosk';

/** What the endpoints below work with. `sessions.dispositionOf` refuses (401) a caller who has no session of a truck. */
const toolsOf = ({ database, throttle, processes, publicUrl }: DeskDependencies) => {
  const sessions = createKioskSessions(database, publicUrl);
  const documents = createKioskDocuments(database);
  const slips = createKioskSlips(database, publicUrl);
  const journey = createKioskJourney({ database, processes });

  /** Removes the truck; a repeated request for a truck that has left is no error. */
  const leave = async (dispositionId: number, requestId: string, request: Request): Promise<void> => {
    try {
      await processes.journeys.move(dispositionId, 'remove', { by: null }, requestId);
    } catch (error) {
      const isRefused = error instanceof KejaError && error.status === 409;
      if (!isRefused || (await journey.show(dispositionId, request)).step !== 'cancelled') throw error;
    }
  };

  return { database, throttle, sessions, documents, slips, journey, leave };
};

type Tools = ReturnType<typeof toolsOf>;

const documentEndpoints = ({ database, sessions, documents, journey }: Tools): AnyEndpoint[] => [
  serve(kioskDeskContracts.showDocument, {
    tag,
    summary:
      'Shows the driver’s document by the lines that a scanner reads; kept are name, proof of the number and expiry',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request, requestId, body: { lines } }) => {
      const dispositionId = await sessions.dispositionOf(request);
      const place = await kioskPlace(database, request);
      await documents.show(dispositionId, lines, place?.id ?? null, requestId);
      return journey.show(dispositionId, request);
    },
  }),
  serve(kioskDeskContracts.answerDocument, {
    tag,
    summary: 'Whether the driver says that name and order on the screen are right',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request, body: { confirmed } }) => {
      const dispositionId = await sessions.dispositionOf(request);
      await documents.answer(dispositionId, confirmed);
      return journey.show(dispositionId, request);
    },
  }),
];

const slipEndpoints = ({ database, sessions, slips }: Tools): AnyEndpoint[] => [
  serve(kioskDeskContracts.printSlip, {
    tag,
    summary: 'Prints a slip at this kiosk; at a kiosk without a printer it becomes a PDF',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request, requestId, body }) => {
      const dispositionId = await sessions.dispositionOf(request);
      const place = await kioskPlace(database, request);
      const workingPlaceId = place?.hasPrinter ? place.id : null;
      const id = await slips.print({ ...body, dispositionId, workingPlaceId }, requestId);
      return { id, state: await slips.state(id, dispositionId) };
    },
  }),
  serve(kioskDeskContracts.slip, {
    tag,
    summary: 'How far a print has come',
    access: 'anyone',
    refuses: [401],
    handle: async ({ request, params: { id } }) => ({
      id,
      state: await slips.state(id, await sessions.dispositionOf(request)),
    }),
  }),
  serve(kioskDeskContracts.slipPdf, {
    tag,
    summary: 'A slip that became a PDF',
    access: 'anyone',
    refuses: [401],
    sends: ['application/pdf'],
    raw: true,
    handle: async ({ request, response, params: { id } }) => {
      // Throws for a slip of another truck.
      await slips.state(id, await sessions.dispositionOf(request));
      const pdf = await slipPdf(database.sql, id);
      if (!pdf) throw fail('record_not_found', { object: 'printHistory', id });
      // The kiosk shows the PDF in a frame, which this policy allows.
      response
        .type('application/pdf')
        .set('Content-Security-Policy', policyOf('application/pdf'))
        .set('Content-Disposition', 'inline; filename="keja.pdf"')
        .send(pdf);
    },
  }),
];

/** Leaving the parking without having been at the terminal. */
const exitEndpoints = ({ database, throttle, sessions, journey, leave }: Tools): AnyEndpoint[] => [
  serve(kioskDeskContracts.leave, {
    tag,
    summary: 'The driver leaves without having done the order; refused while services are unpaid',
    access: 'anyone',
    refuses: [401, 503],
    handle: async ({ request, requestId }) => {
      const dispositionId = await sessions.dispositionOf(request);
      const { unpaid, punishments, step, mayLeave, plate } = await journey.show(dispositionId, request);
      if (punishments.length > 0) throw fail('services_unpaid', { unpaid, step });
      // `cancelled`: the truck has left, and the request is repeated.
      if (!mayLeave && step !== 'cancelled') throw fail('illegal_transition', { step });
      await leave(dispositionId, requestId, request);
      const place = await kioskPlace(database, request);
      await database.once(`parkingExit:${dispositionId}`, async (tx) => {
        await tx.records.create(systemActor, 'parkingExit', {
          // A parking exit must have a plate, of 20 characters at most.
          plate: (plate ?? '-').slice(0, 20),
          disposition: dispositionId,
          workingPlace: place?.id ?? null,
        });
      });
      return journey.show(dispositionId, request);
    },
  }),
  serve(kioskDeskContracts.exitWithoutDisposition, {
    tag,
    summary: 'A truck without any order leaves the parking; refused while it owes something',
    access: 'anyone',
    refuses: [429],
    handle: async ({ request, requestId, body }) => {
      const place = await kioskPlace(database, request);
      if (place) await throttle.spend(exitLimits.atPlace, String(place.id));
      else await throttle.spend(exitLimits.byAddress, addressOf(request));
      await throttle.spend(exitLimits.ofPlate, body.plate);
      if (await owesByPlate(database.sql, body.plate)) throw fail('services_unpaid');
      await database.once(`parkingExitWithoutOrder:${requestId}`, async (tx) => {
        await tx.records.create(systemActor, 'parkingExit', { ...body, workingPlace: place?.id ?? null });
      });
      return { result: true };
    },
  }),
];

/** What a driver does at the kiosk besides the journey: show a document, print a slip, leave without an order. */
export function kioskDeskEndpoints(dependencies: DeskDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...documentEndpoints(tools), ...slipEndpoints(tools), ...exitEndpoints(tools)];
}
