import type { Database } from '#database/connect.ts';
import { lastPaidPayment } from '#database/finance/payments.ts';
import { requestSlip, stateOfTruckSlip, type SlipState } from '#database/printing/slips.ts';
import { weighingFacts } from '#database/weighing/weighingFacts.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { ticketSlip, weighingSlip, type WeighingFacts } from '#domain/printing/driverSlips.ts';
import type { Slip } from '#domain/printing/slip.ts';
import { kioskLink } from '#domain/terminal/kioskMessages.ts';
import type { SlipKind } from '#domain/terminal/kioskPaymentMessages.ts';
import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { isoTime } from '#domain/kernel/time.ts';
import { paymentReceipt } from '../finance/paymentReceipt.ts';

/** A time from the database as ISO; null stays null. */
const isoOrNull = (time: unknown): string | null => (time === null ? null : isoTime(time as string));

interface SlipRequest {
  readonly kind: SlipKind;
  readonly dispositionId: number;
  readonly language: SmsLanguage;
  /** The kiosk whose printer prints the slip; null if the driver is at no kiosk with a printer. */
  readonly workingPlaceId: number | null;
}

/** The slips that a driver may print for their truck. */
export function createKioskSlips(database: Database, publicUrl: string) {
  const truckFacts = async (
    tx: Transaction,
    dispositionId: number,
    language: SmsLanguage,
  ): Promise<WeighingFacts> => {
    const row = await weighingFacts(tx.sql, dispositionId, language);
    // The disposition of the session is not there any more.
    if (!row) throw fail('not_signed_in');
    return {
      ...row,
      began: isoOrNull(row.began),
      ended: isoOrNull(row.ended),
      link: kioskLink(publicUrl, row.ticket, language),
      at: new Date().toISOString(),
    };
  };

  /** The receipt of the last paid payment of the truck. */
  const receipt = async (tx: Transaction, dispositionId: number, language: SmsLanguage) => {
    const payment = await lastPaidPayment(tx.sql, dispositionId);
    if (payment === undefined) throw fail('nothing_to_print');
    return paymentReceipt(tx, payment, language);
  };

  /** A slip drawn from what is known of the truck, with the document under which the print is listed. */
  const truckSlip = async (
    tx: Transaction,
    dispositionId: number,
    language: SmsLanguage,
    draw: (facts: WeighingFacts) => Slip,
  ) => {
    const facts = await truckFacts(tx, dispositionId, language);
    const documentNumber = facts.order ?? facts.ticket;
    return { slip: draw(facts), documentType: 'disposition', documentId: dispositionId, documentNumber };
  };

  const drawSlip = (tx: Transaction, kind: SlipKind, dispositionId: number, language: SmsLanguage) => {
    if (kind === 'receipt') return receipt(tx, dispositionId, language);
    if (kind === 'ticket')
      return truckSlip(tx, dispositionId, language, (facts) => ticketSlip(facts, language));
    return truckSlip(tx, dispositionId, language, (facts) => {
      // There is no net weight before the second weighing.
      if (facts.net === null) throw fail('nothing_to_print');
      return weighingSlip(facts, language);
    });
  };

  return {
    /**
     * Prints a slip, once for each press of the button. @returns the print's id
     * @throws nothing_to_print
     */
    print: (
      { kind, dispositionId, language, workingPlaceId }: SlipRequest,
      pressKey: string,
    ): Promise<number> =>
      database.once(`slip:${dispositionId}:${pressKey}`, async (tx) =>
        requestSlip(tx, { ...(await drawSlip(tx, kind, dispositionId, language)), workingPlaceId }),
      ),

    /** The state of a print. @throws record_not_found, also for a print of another truck */
    state: async (printId: number, dispositionId: number): Promise<SlipState> => {
      const state = await stateOfTruckSlip(database.sql, printId, dispositionId);
      if (!state) throw fail('record_not_found', { object: 'printHistory', id: printId });
      return state;
    },
  };
}
