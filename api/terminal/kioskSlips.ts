import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { requestSlip } from '#database/printing/slips.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { ticketSlip, weighingSlip, type WeighingFacts } from '#domain/printing/driverSlips.ts';
import type { Slip } from '#domain/printing/slip.ts';
import type { SlipKind } from '#domain/terminal/kioskPaymentMessages.ts';
import type { SmsLanguage } from '#domain/terminal/smsTemplates.ts';
import { paymentReceipt } from '../finance/paymentReceipt.ts';

const iso = (time: Date | string): string => new Date(time).toISOString();
const isoOrNull = (time: unknown): string | null => (time === null ? null : iso(time as string));

/** Of the last weighing that counts. */
const weighingCode = sql`(
  select bar_code from weighing_record where disposition_id = d.id and not cancel_weighting
  order by id desc limit 1)`;

/** Slips of a truck, as its driver may have them printed. */
export const createKioskSlips = (database: Database, publicUrl: string) => {
  const truckFacts = async (tx: Transaction, dispositionId: number): Promise<WeighingFacts> => {
    const { rows } = await sql<Omit<WeighingFacts, 'link' | 'at'>>`
      select d.driver_ticket as ticket, coalesce(d.bar_code, d.driver_ticket) as "barCode",
        ${weighingCode} as "weighingCode", d.number_str as "order", v.name as plate, p.name as product, s.name as station,
        d.brutto::text as gross, d.tare::text as tare, d.netto::text as net, d.begin_weighting as began,
        d.end_weighting as ended, exists (
          select 1 from weighing_record r join weighing_record_weighings w on w.parent_id = r.id
            join weight_memory m on m.capture_id = w.capture_id
          where r.disposition_id = d.id and not r.cancel_weighting and m.origin = 'Typed') as typed
      from disposition d left join vehicle v on v.id = d.vehicle_id left join product p on p.id = d.product_id
        left join weighing_station s on s.id = d.weighing_station_id where d.id = ${dispositionId}`.execute(
      tx.sql,
    );
    const [row] = rows;
    if (!row) throw fail('not_signed_in');
    return {
      ...row,
      began: isoOrNull(row.began),
      ended: isoOrNull(row.ended),
      link: `${publicUrl}/kiosk/?ticket=${encodeURIComponent(row.ticket)}`,
      at: new Date().toISOString(),
    };
  };

  /** Of the last payment of the truck that was paid. */
  const receipt = async (tx: Transaction, dispositionId: number, language: SmsLanguage) => {
    const { rows } = await sql<{ id: number }>`
      select id from delivery_payment where disposition_id = ${dispositionId} and is_paid and not marked_to_delete
      order by paid_at desc limit 1`.execute(tx.sql);
    if (!rows[0]) throw fail('nothing_to_print');
    return paymentReceipt(tx, rows[0].id, language);
  };

  const ofTruck = async (tx: Transaction, dispositionId: number, draw: (facts: WeighingFacts) => Slip) => {
    const facts = await truckFacts(tx, dispositionId);
    const documentNumber = facts.order ?? facts.ticket;
    return { slip: draw(facts), documentType: 'disposition', documentId: dispositionId, documentNumber };
  };

  const drawn = (tx: Transaction, kind: SlipKind, dispositionId: number, language: SmsLanguage) => {
    if (kind === 'receipt') return receipt(tx, dispositionId, language);
    if (kind === 'ticket') return ofTruck(tx, dispositionId, (facts) => ticketSlip(facts, language));
    return ofTruck(tx, dispositionId, (facts) => {
      if (facts.net === null) throw fail('nothing_to_print');
      return weighingSlip(facts, language);
    });
  };

  return {
    /**
     * Has a slip printed, once for each press of the button. @returns the print's id
     * @throws nothing_to_print
     */
    print: (
      {
        kind,
        dispositionId,
        language,
        workingPlaceId,
      }: {
        readonly kind: SlipKind;
        readonly dispositionId: number;
        readonly language: SmsLanguage;
        readonly workingPlaceId: number | null;
      },
      pressKey: string,
    ): Promise<number> =>
      database.once(`slip:${dispositionId}:${pressKey}`, async (tx) =>
        requestSlip(tx, { ...(await drawn(tx, kind, dispositionId, language)), workingPlaceId }),
      ),

    /** How far a print has come. @throws record_not_found, also for a print of another truck */
    state: async (printId: number, dispositionId: number): Promise<'Queued' | 'Printed' | 'AsPdf'> => {
      const { rows } = await sql<{ state: 'Queued' | 'Printed' | 'AsPdf' }>`
        select h.slip_state as state from print_history h
        left join delivery_payment p on h.document_type = 'deliveryPayment' and p.id = h.document_id
        where h.id = ${printId} and h.slip_state is not null and (
          (h.document_type = 'disposition' and h.document_id = ${dispositionId}) or p.disposition_id = ${dispositionId})`.execute(
        database.sql,
      );
      if (!rows[0]) throw fail('record_not_found', { object: 'printHistory', id: printId });
      return rows[0].state;
    },
  };
};
