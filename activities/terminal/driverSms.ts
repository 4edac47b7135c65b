import { sql } from 'kysely';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { pickSmsLanguage, smsText, type SmsFacts } from '#domain/terminal/smsTemplates.ts';
import type { DriverSms } from '#workflows/terminal/journey.activities.ts';
import { mobileNumber } from '../sms/phoneNumber.ts';

interface Addressee {
  readonly number_str: string;
  readonly driver_ticket: string | null;
  readonly vehicle_id: number | null;
  readonly driver_id: number | null;
  readonly phone: string | null;
  readonly driver_name: string | null;
  readonly language: string | null;
  /** Nobody that the disposition is for has said that its drivers are not texted. */
  readonly wanted: boolean;
}

const addresseeOf = async (tx: Transaction, dispositionId: number): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`
    select d.number_str, d.driver_ticket, d.vehicle_id, d.driver_id, dr.name as driver_name, dr.language,
      coalesce(nullif(d.driver_phone_number, ''), dr.phone_number) as phone,
      not exists (select 1 from counterparty c
        where c.id in (d.customer_id, d.vendor_id, d.forwarder_id) and not c.send_drivers_sms) as wanted
    from disposition d left join driver dr on dr.id = d.driver_id where d.id = ${dispositionId}`.execute(
    tx.sql,
  );
  return rows[0];
};

const factsOf = (to: Addressee, sms: DriverSms, publicUrl: string): SmsFacts => {
  const ticket = to.driver_ticket ?? to.number_str;
  return {
    start: { ticket, link: `${publicUrl}/kiosk?ticket=${encodeURIComponent(ticket)}` },
    allowEntry: { ticket, minutes: sms.minutes },
    allowEntryMainParking: { ticket, minutes: sms.minutes },
    backInQueue: { ticket },
    dispositionDelete: { number: to.number_str },
    authCode: { code: '', minutes: sms.minutes },
  };
};

/**
 * Stores a message to the driver; its sending begins once the transaction is committed. Whom nobody wants texted, only
 * the message that is the move itself reaches.
 * @param event what it is sent for: one message for each event, whatever happens twice.
 */
export const storeDriverSms = async (
  tx: Transaction,
  actor: Actor,
  publicUrl: string,
  {
    dispositionId,
    sms,
    event,
  }: { readonly dispositionId: number; readonly sms: DriverSms; readonly event: string },
): Promise<void> => {
  const to = await addresseeOf(tx, dispositionId);
  if (to && !to.wanted && !sms.required) return;
  const phoneNumber = to?.phone ? mobileNumber(to.phone) : undefined;
  if (!to || !phoneNumber) {
    if (!sms.required) return;
    throw fail(to?.phone ? 'phone_invalid' : 'phone_missing', { dispositionId });
  }
  const language = pickSmsLanguage(to.language);
  const facts = factsOf(to, sms, publicUrl)[sms.template];
  await tx.records.create(actor, 'outgoingSms', {
    body: smsText(sms.template, facts, language, await smsLettersOf(tx.sql)),
    template: sms.template,
    event,
    disposition: dispositionId,
    vehicle: to.vehicle_id,
    driver: to.driver_id,
    recipients: [{ phoneNumber, name: to.driver_name }],
  });
};
