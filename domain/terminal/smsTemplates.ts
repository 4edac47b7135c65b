import { driverLanguage, type DriverLanguage } from './driverLanguage.ts';
import { minutesBeforeDeadline, minutesToLeave } from './journey.rules.ts';
import { isCut, smsBody, type SmsLetters } from './gsm7.ts';
import { smsSentences, type SmsFacts, type SmsTemplate } from './smsWords.ts';

export type { SmsFacts, SmsTemplate };

export const smsLanguages = driverLanguage.values;
export type SmsLanguage = DriverLanguage;

export const smsTemplates = [
  'start',
  'allowEntry',
  'allowEntryMainParking',
  'leaveSoon',
  'backInQueue',
  'dispositionDelete',
  'authCode',
] as const satisfies readonly SmsTemplate[];

/** Stands in stored messages in place of the code: only the driver may know the code. */
export const hiddenCode = '******';

/** The minutes that a message gives the driver. A message that is sent later than so many minutes would no longer be true. */
const minutesGiven: Partial<Record<string, number>> = {
  allowEntry: minutesToLeave.EntryAllowed,
  allowEntryMainParking: minutesToLeave.EntryAddParking,
  leaveSoon: minutesBeforeDeadline,
} satisfies Partial<Record<SmsTemplate, number>>;

/**
 * The last moment at which a message may be sent, ISO in UTC; undefined for a message that may also come late.
 * @param writtenAt when the message was written, ISO
 */
export function latestSending(template: string | null, writtenAt: string): string | undefined {
  const minutes = minutesGiven[template ?? ''];
  return minutes === undefined ? undefined : new Date(Date.parse(writtenAt) + minutes * 60_000).toISOString();
}

/** The text of a sent message as it is stored: without the six digits of a code. */
export function keptBody(template: string, body: string): string {
  return template === 'authCode' ? body.replace(/\d{6}/, hiddenCode) : body;
}

/**
 * The text of a message to a driver as it is sent. The sentence that may be left out is added only if nothing is cut off then.
 * @param letters whether characters outside the GSM alphabet are made `plain` or `kept`
 */
export function smsText<T extends SmsTemplate>(
  template: T,
  facts: SmsFacts[T],
  language: SmsLanguage,
  letters: SmsLetters,
): string {
  const { always, ifThereIsRoom } = smsSentences(template, facts, language);
  const fullText = [always, ifThereIsRoom].filter(Boolean).join(' ');
  return smsBody(isCut(fullText, letters) ? always : fullText, letters);
}
