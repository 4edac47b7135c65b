import { smsAddresseeOf, type SmsAddressee } from '#database/terminal/smsAddressee.ts';
import { smsLettersFrom } from '#database/terminal/smsLetters.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail } from '#domain/kernel/fail.ts';
import { kioskLink } from '#domain/terminal/kioskMessages.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { driverLanguageOf, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import { smsText, type SmsFacts } from '#domain/terminal/smsTemplates.ts';
import type { DriverSms } from '#workflows/terminal/journey.activities.ts';
import { internationalNumber } from '../sms/phoneNumber.ts';

const languageOf = ({ chosen_language, card_language, phone }: SmsAddressee): DriverLanguage =>
  driverLanguageOf({ chosen: chosen_language, card: card_language, phone });

/** The facts for each template; the caller takes those of its own. */
const factsOf = (addressee: SmsAddressee, sms: DriverSms, publicUrl: string): SmsFacts => {
  const ticket = addressee.driver_ticket ?? addressee.number_str;
  return {
    start: { ticket, link: kioskLink(publicUrl, ticket, languageOf(addressee)) },
    allowEntry: { ticket, minutes: sms.minutes },
    allowEntryMainParking: { ticket, minutes: sms.minutes },
    leaveSoon: { ticket, minutes: sms.minutes },
    backInQueue: { ticket },
    dispositionDelete: { number: addressee.number_str },
    // Only the kiosk writes this SMS, with its code (`kioskCodes.ts`).
    authCode: { code: '', minutes: sms.minutes },
  };
};

/**
 * Stores an SMS to the driver. Its sending begins once the transaction is committed. If the driver is to get no SMS, only a
 * required one is stored.
 * @param event the cause of the SMS. The field is unique, so there is one SMS for each event, even if a step is repeated.
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
  const addressee = await smsAddresseeOf(tx.sql, dispositionId);
  if (addressee && !addressee.wanted && !sms.required) return;
  const phoneNumber = addressee?.phone ? internationalNumber(addressee.phone) : undefined;
  if (!addressee || !phoneNumber) {
    if (!sms.required) return;
    throw fail(addressee?.phone ? 'phone_invalid' : 'phone_missing', { dispositionId });
  }
  const language = languageOf(addressee);
  const facts = factsOf(addressee, sms, publicUrl)[sms.template];
  await tx.records.createOnly(actor, 'outgoingSms', {
    // `letters` is the setting that says whether characters outside the alphabet of SMS are kept or replaced.
    body: smsText(sms.template, facts, language, smsLettersFrom(addressee.letters)),
    template: sms.template,
    event,
    disposition: dispositionId,
    vehicle: addressee.vehicle_id,
    driver: addressee.driver_id,
    recipients: [{ phoneNumber, name: addressee.driver_name }],
  });
}
