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

/** Replaces a code in stored messages: only its driver may know it. */
export const hiddenCode = '******';

/** Minutes that the message itself gives the driver: sent later, it would say what is no longer true. */
const minutesGiven: Partial<Record<string, number>> = {
  allowEntry: minutesToLeave.EntryAllowed,
  allowEntryMainParking: minutesToLeave.EntryAddParking,
  leaveSoon: minutesBeforeDeadline,
} satisfies Partial<Record<SmsTemplate, number>>;

/** The last moment at which a message may be sent, both ISO in UTC; undefined for one that may also come late. */
export function latestSending(template: string | null, writtenAt: string): string | undefined {
  const minutes = minutesGiven[template ?? ''];
  return minutes === undefined ? undefined : new Date(Date.parse(writtenAt) + minutes * 60_000).toISOString();
}

/** The text of a sent message as it is stored. */
export function keptBody(template: string, body: string): string {
  return template === 'authCode' ? body.replace(/\d{6}/, hiddenCode) : body;
}

/** The text of a message to a driver as it is sent, `plain` or `kept`. */
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
