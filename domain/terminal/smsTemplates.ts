import { driverLanguage, type DriverLanguage } from './driverLanguage.ts';
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
