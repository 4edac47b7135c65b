import { smsBody } from './gsm7.ts';

/** The languages drivers are written to in; Polish when theirs is not known. */
export const smsLanguages = ['pl', 'en', 'de', 'uk'] as const;
export type SmsLanguage = (typeof smsLanguages)[number];

export const pickSmsLanguage = (wish: string | null | undefined): SmsLanguage =>
  smsLanguages.find((language) => language === wish?.slice(0, 2).toLowerCase()) ?? 'pl';

/** What each message tells. `link` leads to the truck's place in the queue. */
export interface SmsFacts {
  start: { readonly ticket: string; readonly link: string };
  allowEntry: { readonly ticket: string; readonly minutes: number };
  allowEntryMainParking: { readonly ticket: string; readonly minutes: number };
  dispositionDelete: { readonly number: string };
  authCode: { readonly code: string; readonly minutes: number };
}
export type SmsTemplate = keyof SmsFacts;
export const smsTemplates = [
  'start',
  'allowEntry',
  'allowEntryMainParking',
  'dispositionDelete',
  'authCode',
] as const;

type Wording = { [T in SmsTemplate]: (facts: SmsFacts[T]) => string };

const wordings: Record<SmsLanguage, Wording> = {
  pl: {
    start: ({ ticket, link }) =>
      `Bilet ${ticket}. Po przyjeździe na parking zgłoś się w kiosku. Miejsce w kolejce: ${link}`,
    allowEntry: ({ ticket, minutes }) =>
      `Bilet ${ticket}: możesz wjechać na terminal. Wyjedź z parkingu w ciągu ${minutes} minut.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Bilet ${ticket}: możesz wjechać na parking główny. Opuść parking dodatkowy w ciągu ${minutes} minut.`,
    dispositionDelete: ({ number }) =>
      `Dyspozycja ${number} została anulowana. Skontaktuj się ze spedytorem.`,
    authCode: ({ code, minutes }) => `Kod potwierdzenia: ${code}. Ważny ${minutes} minut.`,
  },
  en: {
    start: ({ ticket, link }) =>
      `Ticket ${ticket}. Check in at the kiosk when you reach the parking. Your place in the queue: ${link}`,
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: you may enter the terminal. Leave the parking within ${minutes} minutes.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: you may enter the main parking. Leave the extra parking within ${minutes} minutes.`,
    dispositionDelete: ({ number }) =>
      `Disposition ${number} has been cancelled. Please contact your forwarder.`,
    authCode: ({ code, minutes }) => `Your confirmation code: ${code}. Valid for ${minutes} minutes.`,
  },
  de: {
    start: ({ ticket, link }) =>
      `Ticket ${ticket}. Bitte am Parkplatz am Kiosk anmelden. Ihr Platz in der Schlange: ${link}`,
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: Einfahrt ins Terminal frei. Bitte den Parkplatz binnen ${minutes} Minuten verlassen.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: Einfahrt zum Hauptparkplatz frei. Bitte den Zusatzparkplatz binnen ${minutes} Minuten verlassen.`,
    dispositionDelete: ({ number }) =>
      `Disposition ${number} wurde storniert. Bitte den Spediteur kontaktieren.`,
    authCode: ({ code, minutes }) => `Ihr Bestätigungscode: ${code}. Gültig ${minutes} Minuten.`,
  },
  uk: {
    start: ({ ticket, link }) => `Квиток ${ticket}. Зареєструйтесь у кіоску на парковці. Черга: ${link}`,
    allowEntry: ({ ticket, minutes }) =>
      `Квиток ${ticket}: в'їзд дозволено. Виїдьте з парковки за ${minutes} хв.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Квиток ${ticket}: їдьте на головну парковку. Маєте ${minutes} хв.`,
    dispositionDelete: ({ number }) => `Диспозицію ${number} скасовано. Зверніться до експедитора.`,
    authCode: ({ code, minutes }) => `Код підтвердження: ${code}. Дійсний ${minutes} хв.`,
  },
};

/** What is kept of a message once it has gone out: a code is its driver's alone. */
export const keptBody = (template: string, body: string): string =>
  template === 'authCode' ? body.replace(/\d{6}/, '******') : body;

/** The text of a message to a driver, one SMS long: GSM alphabet up to 160, Cyrillic only where 70 hold it. */
export const smsText = <T extends SmsTemplate>(
  template: T,
  facts: SmsFacts[T],
  language: SmsLanguage,
): string => smsBody(wordings[language][template](facts));
