import { z } from 'zod';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { slipPdf } from '#database/printing/slips.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { kioskJourney } from '#domain/terminal/kioskMessages.ts';
import {
  kioskDocumentAnswer,
  kioskDocumentInput,
  kioskExitInput,
  kioskSlip,
  slipKinds,
} from '#domain/terminal/kioskPaymentMessages.ts';
import { smsLanguages } from '#domain/terminal/smsTemplates.ts';
import type { Throttle } from '../auth/throttle.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { createKioskDocuments } from './kioskDocuments.ts';
import { createKioskJourney } from './kioskJourney.ts';
import { kioskPlace } from './kioskPlace.ts';
import { createKioskSessions } from './kioskSessions.ts';
import { createKioskSlips } from './kioskSlips.ts';

interface DeskParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly processes: Processes;
  readonly publicUrl: string;
}

const exitsByAddress = { name: 'kiosk-exits', points: 60, seconds: 3600 } as const;
const tag = 'kiosk';

/** What a driver does at the kiosk besides the way itself: shows a document, takes paper along, leaves without an order. */
export const kioskDeskEndpoints = ({
  database,
  throttle,
  processes,
  publicUrl,
}: DeskParts): AnyEndpoint[] => {
  const sessions = createKioskSessions(database, publicUrl);
  const documents = createKioskDocuments(database);
  const slips = createKioskSlips(database, publicUrl);
  const journey = createKioskJourney({ database, processes });

  /** A truck that has left without its order stays gone, however often its driver says so. */
  const leave = async (dispositionId: number, requestId: string): Promise<void> => {
    try {
      await processes.journeys.move(dispositionId, 'remove', { by: null }, requestId);
    } catch (refused) {
      const gone = refused instanceof KejaError && refused.status === 409;
      if (!gone || (await journey.show(dispositionId)).step !== 'cancelled') throw refused;
    }
  };

  return [
    endpoint({
      method: 'post',
      path: '/kiosk/document',
      tag,
      summary:
        'Shows the driver’s document by the lines that a scanner reads; kept are name, proof of the number and expiry',
      access: 'anyone',
      refuses: [401],
      body: kioskDocumentInput,
      answer: kioskJourney,
      handle: async ({ request, requestId, body: { lines } }) => {
        const dispositionId = await sessions.dispositionOf(request);
        const place = await kioskPlace(database, request);
        await documents.show(dispositionId, lines, place?.id ?? null, requestId);
        return journey.show(dispositionId);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/document/answer',
      tag,
      summary: 'Whether the driver says that name and order on the screen are right',
      access: 'anyone',
      refuses: [401],
      body: kioskDocumentAnswer,
      answer: kioskJourney,
      handle: async ({ request, body: { confirmed } }) => {
        const dispositionId = await sessions.dispositionOf(request);
        await documents.answer(dispositionId, confirmed);
        return journey.show(dispositionId);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/slips',
      tag,
      summary: 'Prints a slip at this kiosk; where no printer stands it becomes a PDF',
      access: 'anyone',
      refuses: [401],
      body: z.strictObject({ kind: z.enum(slipKinds), language: z.enum(smsLanguages) }),
      answer: kioskSlip,
      handle: async ({ request, requestId, body }) => {
        const dispositionId = await sessions.dispositionOf(request);
        const place = await kioskPlace(database, request);
        const workingPlaceId = place?.hasPrinter ? place.id : null;
        const id = await slips.print({ ...body, dispositionId, workingPlaceId }, requestId);
        return { id, state: await slips.state(id, dispositionId) };
      },
    }),
    endpoint({
      method: 'get',
      path: '/kiosk/slips/:id',
      tag,
      summary: 'How far a print has come',
      access: 'anyone',
      refuses: [401],
      params: z.object({ id: recordId }),
      answer: kioskSlip,
      handle: async ({ request, params: { id } }) => ({
        id,
        state: await slips.state(id, await sessions.dispositionOf(request)),
      }),
    }),
    endpoint({
      method: 'get',
      path: '/kiosk/slips/:id/pdf',
      tag,
      summary: 'A slip that became a PDF',
      access: 'anyone',
      refuses: [401],
      params: z.object({ id: recordId }),
      sends: ['application/pdf'],
      raw: true,
      handle: async ({ request, response, params: { id } }) => {
        await slips.state(id, await sessions.dispositionOf(request));
        const pdf = await slipPdf(database.sql, id);
        if (!pdf) throw fail('record_not_found', { object: 'printHistory', id });
        response.type('application/pdf').set('Content-Disposition', 'inline; filename="keja.pdf"').send(pdf);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/leave',
      tag,
      summary: 'The driver leaves without having done the order; refused while services are unpaid',
      access: 'anyone',
      refuses: [401, 503],
      answer: kioskJourney,
      handle: async ({ request, requestId }) => {
        const dispositionId = await sessions.dispositionOf(request);
        const { unpaid, punishments, step, mayLeave, plate } = await journey.show(dispositionId);
        if (punishments.length > 0) throw fail('services_unpaid', { unpaid, step });
        if (!mayLeave && step !== 'cancelled') throw fail('illegal_transition', { step });
        await leave(dispositionId, requestId);
        const place = await kioskPlace(database, request);
        await database.once(`parkingExit:${dispositionId}`, async (tx) => {
          await tx.records.create(systemActor, 'parkingExit', {
            plate: (plate ?? '-').slice(0, 20),
            disposition: dispositionId,
            workingPlace: place?.id ?? null,
          });
        });
        return journey.show(dispositionId);
      },
    }),
    endpoint({
      method: 'post',
      path: '/kiosk/exit-without-disposition',
      tag,
      summary: 'A truck without any order leaves the parking; refused while it owes something',
      access: 'anyone',
      refuses: [429],
      body: kioskExitInput,
      answer: z.object({ result: z.boolean() }),
      handle: async ({ request, requestId, body }) => {
        await throttle.spend(exitsByAddress, request.ip ?? 'unknown');
        const place = await kioskPlace(database, request);
        const { rows } = await sql`
          select 1 from punishment p join vehicle v on v.id = p.vehicle_id
          where regexp_replace(upper(v.name), '[^A-Z0-9]', '', 'g') = ${body.plate} and not p.is_paid
            and not p.is_canceled and not p.marked_to_delete and p.amount > 0 limit 1`.execute(database.sql);
        if (rows.length > 0) throw fail('services_unpaid');
        await database.once(`parkingExit:${requestId}`, async (tx) => {
          await tx.records.create(systemActor, 'parkingExit', { ...body, workingPlace: place?.id ?? null });
        });
        return { result: true };
      },
    }),
  ];
};
