import type { Database } from '#database/connect.ts';
import { languageOfPayer } from '#database/finance/paidPayment.ts';
import { requestSlip, slipPdf, stateOfReceipt } from '#database/printing/slips.ts';
import { paymentContracts } from '#domain/finance/payment.contracts.ts';
import type { Answered, Read } from '#domain/kernel/contract.ts';
import { fail } from '#domain/kernel/fail.ts';
import { driverLanguageOf } from '#domain/terminal/driverLanguage.ts';
import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';
import { kioskPlace } from '../terminal/kioskPlace.ts';
import { paymentReceipt } from './paymentReceipt.ts';

const tag = 'finance';
type ReceiptState = Answered<typeof paymentContracts.receipt>;
type ReceiptParams = Read<typeof paymentContracts.receipt, 'params'>;

/** Receipts that a cashier prints at the printer of their desk; without a printer they become PDFs. */
export function receiptEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  /** The language of the driver who paid; Polish if nothing is known of them. */
  const driversLanguage = async (paymentId: number): Promise<SmsLanguage> => {
    return driverLanguageOf((await languageOfPayer(database.sql, paymentId)) ?? {});
  };
  /** The state of a print. @throws KejaError record_not_found if it is no print of the payment `id` */
  const stateOf = async ({ id, printId }: ReceiptParams): Promise<ReceiptState> => {
    const state = await stateOfReceipt(database.sql, printId, id);
    if (!state) throw fail('record_not_found', { object: 'printHistory', id: printId });
    return { id: printId, state };
  };
  return [
    serve(paymentContracts.printReceipt, {
      tag,
      summary:
        'Prints the receipt of a paid payment at this desk, in the driver’s language unless one is said',
      access: ['operator'],
      handle: async ({ actor, params: { id }, body, request }) => {
        await database.records.mustSee(actor, 'deliveryPayment', id);
        const language = body.language ?? (await driversLanguage(id));
        // The desk is a working place, and is recognised by its browser as a kiosk is.
        const place = await kioskPlace(database, request);
        const workingPlaceId = place?.hasPrinter ? place.id : null;
        const printId = await doOnce(database, actor, request, body, async (tx) =>
          requestSlip(tx, { ...(await paymentReceipt(tx, id, language)), workingPlaceId }),
        );
        return stateOf({ id, printId });
      },
    }),
    serve(paymentContracts.receipt, {
      tag,
      summary: 'How far the print of a receipt has come',
      access: ['operator'],
      handle: async ({ actor, params }) => {
        await database.records.mustSee(actor, 'deliveryPayment', params.id);
        return stateOf(params);
      },
    }),
    serve(paymentContracts.receiptPdf, {
      tag,
      summary: 'A receipt that became a PDF; it is kept for a day',
      access: ['operator'],
      sends: ['application/pdf'],
      raw: true,
      handle: async ({ actor, params, response }) => {
        await database.records.mustSee(actor, 'deliveryPayment', params.id);
        const { id: printId } = await stateOf(params);
        const pdf = await slipPdf(database.sql, printId);
        if (!pdf) throw fail('record_not_found', { object: 'printHistory', id: printId });
        response.type('application/pdf').set('Content-Disposition', 'inline; filename="keja.pdf"').send(pdf);
      },
    }),
  ];
}
