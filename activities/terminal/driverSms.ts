import { smsAddresseeOf, type SmsAddressee } from '#database/terminal/smsAddressee.ts';
import { smsLettersFrom } from '#database/terminal/smsLetters.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { kioskLink } from '#domain/terminal/kioskMessages.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { driverLanguageOf, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import { smsText, type SmsFacts } from '#domain/terminal/smsTemplates.ts';
import type { DriverSms } from '#workflows/terminal/journey.activities.ts';
import { mobileNumber } from '../sms/phoneNumber.ts';

const languageOf = ({ chosen_language, card_language, phone }: SmsAddressee): DriverLanguage =>
  driverLanguageOf({ chosen: chosen_language, card: card_language, phone });

const factsOf = (to: SmsAddressee, sms: DriverSms, publicUrl: string): SmsFacts => {
  const ticket = to.driver_ticket ?? to.number_str;
  return {
    start: { ticket, link: kioskLink(publicUrl, ticket, languageOf(to)) },
    allowEntry: { ticket, minutes: sms.minutes },
    allowEntryMainParking: { ticket, minutes: sms.minutes },
    leaveSoon: { ticket, minutes: sms.minutes },
    backInQueue: { ticket },
    dispositionDelete: { number: to.number_str },
    authCode: { code: '', minutes: sms.minutes },
  };
};

/**
 * Stores an SMS to the driver. Its sending begins once the transaction is committed. If the driver is to get no SMS, only a
 * required one is stored.
 * @param event the cause of the SMS. There is one SMS for each event, even if a step is repeated.
 * @throws phone_missing, phone_invalid if the SMS is required
 */
export async function storeDriverSms(
  tx: Transaction,
  actor: Actor,
  publicUrl: string,
  {
    dispositionId,
    sms,
    event,
  }: { readonly dispositionId: number; readonly sms: DriverSms; readonly event: string },
): Promise<void> {
  const to = await smsAddresseeOf(tx.sql, dispositionId);
  if (to && !to.wanted && !sms.required) return;
  const phoneNumber = to?.phone ? mobileNumber(to.phone) : undefined;
  if (!to || !phoneNumber) {
    if (!sms.required) return;
    throw fail(to?.phone ? 'phone_invalid' : 'phone_missing', { dispositionId });
  }
  const language = languageOf(to);
  const facts = factsOf(to, sms, publicUrl)[sms.template];
  await tx.records.createOnly(actor, 'outgoingSms', {
    body: smsText(sms.template, facts, language, smsLettersFrom(to.letters)),
    template: sms.template,
    event,
    disposition: dispositionId,
    vehicle: to.vehicle_id,
    driver: to.driver_id,
    recipients: [{ phoneNumber, name: to.driver_name }],
  });
}
