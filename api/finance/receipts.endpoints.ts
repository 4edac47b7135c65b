import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { requestSlip, slipPdf } from '#database/printing/slips.ts';
import { fail } from '#domain/kernel/fail.ts';
import { slipState } from '#domain/terminal/kioskEnums.ts';
import { pickSmsLanguage, smsLanguages, type SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { doOnce } from '../http/writeOnce.ts';
import { kioskPlace } from '../terminal/kioskPlace.ts';
import { paymentReceipt } from './paymentReceipt.ts';

const tag = 'finance';
const print = z.object({ id: recordId, printId: recordId });
const printed = z.object({ id: z.int(), state: z.enum(slipState.values) });
type Printed = z.infer<typeof printed>;

/** Receipts that a cashier has printed at the printer of their desk; where none stands they become PDFs. */
export const receiptEndpoints = ({ database }: { readonly database: Database }): AnyEndpoint[] => {
  const driversLanguage = async (paymentId: number): Promise<SmsLanguage> => {
    const { rows } = await sql<{ language: string | null }>`
      select r.language from delivery_payment p join disposition d on d.id = p.disposition_id
        join driver r on r.id = d.driver_id where p.id = ${paymentId}`.execute(database.sql);
    return pickSmsLanguage(rows[0]?.language);
  };
  const stateOf = async ({ id, printId }: z.infer<typeof print>): Promise<Printed> => {
    const { rows } = await sql<Printed>`
      select id, slip_state as state from print_history where id = ${printId} and slip_state is not null
        and document_type = 'deliveryPayment' and document_id = ${id}`.execute(database.sql);
    if (!rows[0]) throw fail('record_not_found', { object: 'printHistory', id: printId });
    return rows[0];
  };
  return [
    endpoint({
      method: 'post',
      path: '/delivery_payments/:id/receipts',
      tag,
      summary:
        'Prints the receipt of a paid payment at this desk, in the driver’s language unless one is said',
      access: ['operator'],
      params: z.object({ id: recordId }),
      body: z.strictObject({ language: z.enum(smsLanguages).optional() }),
      answer: printed,
      handle: async ({ actor, params: { id }, body, request }) => {
        await database.records.mustSee(actor, 'deliveryPayment', id);
        const language = body.language ?? (await driversLanguage(id));
        const place = await kioskPlace(database, request);
        const workingPlaceId = place?.hasPrinter ? place.id : null;
        const printId = await doOnce(database, actor, request, body, async (tx) =>
          requestSlip(tx, { ...(await paymentReceipt(tx, id, language)), workingPlaceId }),
        );
        return stateOf({ id, printId });
      },
    }),
    endpoint({
      method: 'get',
      path: '/delivery_payments/:id/receipts/:printId',
      tag,
      summary: 'How far the print of a receipt has come',
      access: ['operator'],
      params: print,
      answer: printed,
      handle: async ({ actor, params }) => {
        await database.records.mustSee(actor, 'deliveryPayment', params.id);
        return stateOf(params);
      },
    }),
    endpoint({
      method: 'get',
      path: '/delivery_payments/:id/receipts/:printId/pdf',
      tag,
      summary: 'A receipt that became a PDF; it is kept for a day',
      access: ['operator'],
      params: print,
      sends: ['application/pdf'],
      raw: true,
      handle: async ({ actor, params, response }) => {
        await database.records.mustSee(actor, 'deliveryPayment', params.id);
        const { id } = await stateOf(params);
        const pdf = await slipPdf(database.sql, id);
        if (!pdf) throw fail('record_not_found', { object: 'printHistory', id });
        response.type('application/pdf').set('Content-Disposition', 'inline; filename="keja.pdf"').send(pdf);
      },
    }),
  ];
};
