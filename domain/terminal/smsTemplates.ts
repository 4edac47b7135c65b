import { isCut, smsBody, type SmsLetters } from './gsm7.ts';

/** The languages drivers are written to in; Polish when theirs is not known. */
export const smsLanguages = ['pl', 'en', 'de', 'uk', 'nl', 'fr', 'it', 'es'] as const;
export type SmsLanguage = (typeof smsLanguages)[number];

export const pickSmsLanguage = (wish: string | null | undefined): SmsLanguage =>
  smsLanguages.find((language) => language === wish?.slice(0, 2).toLowerCase()) ?? 'pl';

/** What each message tells. `link` leads to the truck's place in the queue. */
export interface SmsFacts {
  start: { readonly ticket: string; readonly link: string };
  allowEntry: { readonly ticket: string; readonly minutes: number };
  allowEntryMainParking: { readonly ticket: string; readonly minutes: number };
  backInQueue: { readonly ticket: string };
  dispositionDelete: { readonly number: string };
  authCode: { readonly code: string; readonly minutes: number };
}
export type SmsTemplate = keyof SmsFacts;
export const smsTemplates = [
  'start',
  'allowEntry',
  'allowEntryMainParking',
  'backInQueue',
  'dispositionDelete',
  'authCode',
] as const;

/** What a message says, and what it says besides where one message holds it: a link that was cut would lead nowhere. */
type Sentences = string | readonly [told: string, ifThereIsRoom: string];
type Wording = { [T in SmsTemplate]: (facts: SmsFacts[T]) => Sentences };

const wordings: Record<SmsLanguage, Wording> = {
  pl: {
    start: ({ ticket, link }) => [
      `Bilet ${ticket}. Po przyjeździe na parking zgłoś się w kiosku.`,
      `Miejsce w kolejce: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Bilet ${ticket}: możesz wjechać na terminal. Wyjedź z parkingu w ciągu ${minutes} minut.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Bilet ${ticket}: możesz wjechać na parking główny. Opuść parking dodatkowy w ciągu ${minutes} minut.`,
    backInQueue: ({ ticket }) =>
      `Bilet ${ticket}: nie stawiłeś się na wezwanie i wracasz na koniec kolejki. Zostań przy telefonie.`,
    dispositionDelete: ({ number }) =>
      `Dyspozycja ${number} została anulowana. Skontaktuj się ze spedytorem.`,
    authCode: ({ code, minutes }) => `Kod potwierdzenia: ${code}. Ważny ${minutes} minut.`,
  },
  en: {
    start: ({ ticket, link }) => [
      `Ticket ${ticket}. Check in at the kiosk when you reach the parking.`,
      `Your place in the queue: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: you may enter the terminal. Leave the parking within ${minutes} minutes.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: you may enter the main parking. Leave the extra parking within ${minutes} minutes.`,
    backInQueue: ({ ticket }) =>
      `Ticket ${ticket}: you did not come when called and are back at the end of the queue. Stay by your phone.`,
    dispositionDelete: ({ number }) =>
      `Disposition ${number} has been cancelled. Please contact your forwarder.`,
    authCode: ({ code, minutes }) => `Your confirmation code: ${code}. Valid for ${minutes} minutes.`,
  },
  de: {
    start: ({ ticket, link }) => [
      `Ticket ${ticket}. Bitte am Parkplatz am Kiosk anmelden.`,
      `Ihr Platz in der Schlange: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: Einfahrt ins Terminal frei. Bitte den Parkplatz binnen ${minutes} Minuten verlassen.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: Einfahrt zum Hauptparkplatz frei. Bitte den Zusatzparkplatz binnen ${minutes} Minuten verlassen.`,
    backInQueue: ({ ticket }) =>
      `Ticket ${ticket}: Sie sind nicht erschienen und stehen wieder am Ende der Schlange. Telefon bereithalten.`,
    dispositionDelete: ({ number }) =>
      `Disposition ${number} wurde storniert. Bitte den Spediteur kontaktieren.`,
    authCode: ({ code, minutes }) => `Ihr Bestätigungscode: ${code}. Gültig ${minutes} Minuten.`,
  },
  uk: {
    start: ({ ticket, link }) => [`Квиток ${ticket}. Зареєструйтесь у кіоску на парковці.`, `Черга: ${link}`],
    allowEntry: ({ ticket, minutes }) =>
      `Квиток ${ticket}: в'їзд дозволено. Виїдьте з парковки за ${minutes} хв.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Квиток ${ticket}: їдьте на головну парковку. Маєте ${minutes} хв.`,
    backInQueue: ({ ticket }) => `Квиток ${ticket}: ви не приїхали, ви знову в кінці черги.`,
    dispositionDelete: ({ number }) => `Диспозицію ${number} скасовано. Зверніться до експедитора.`,
    authCode: ({ code, minutes }) => `Код підтвердження: ${code}. Дійсний ${minutes} хв.`,
  },
  nl: {
    start: ({ ticket, link }) => [
      `Ticket ${ticket}. Meld u op de parking bij de kiosk.`,
      `Uw plaats in de wachtrij: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: u mag de terminal op. Verlaat de parking binnen ${minutes} minuten.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: u mag naar de hoofdparking. Verlaat de extra parking binnen ${minutes} minuten.`,
    backInQueue: ({ ticket }) =>
      `Ticket ${ticket}: u bent niet verschenen en staat weer achteraan. Houd uw telefoon bij de hand.`,
    dispositionDelete: ({ number }) =>
      `Dispositie ${number} is geannuleerd. Neem contact op met uw expediteur.`,
    authCode: ({ code, minutes }) => `Uw bevestigingscode: ${code}. ${minutes} minuten geldig.`,
  },
  fr: {
    start: ({ ticket, link }) => [
      `Ticket ${ticket}. Enregistrez-vous à la borne du parking.`,
      `Votre place dans la file: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Ticket ${ticket}: vous pouvez entrer au terminal. Quittez le parking sous ${minutes} minutes.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Ticket ${ticket}: gagnez le parking principal. Quittez le parking annexe sous ${minutes} minutes.`,
    backInQueue: ({ ticket }) =>
      `Ticket ${ticket}: absent à l'appel, vous êtes de nouveau en fin de file. Restez joignable.`,
    dispositionDelete: ({ number }) => `L'ordre ${number} est annulé. Contactez votre transitaire.`,
    authCode: ({ code, minutes }) => `Votre code de confirmation: ${code}. Valable ${minutes} minutes.`,
  },
  it: {
    start: ({ ticket, link }) => [
      `Biglietto ${ticket}. Si registri al totem del parcheggio.`,
      `Il suo posto in coda: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Biglietto ${ticket}: può entrare nel terminal. Lasci il parcheggio entro ${minutes} minuti.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Biglietto ${ticket}: vada al parcheggio principale. Lasci quello aggiuntivo entro ${minutes} minuti.`,
    backInQueue: ({ ticket }) =>
      `Biglietto ${ticket}: non si è presentato ed è di nuovo in fondo alla coda. Resti al telefono.`,
    dispositionDelete: ({ number }) =>
      `La disposizione ${number} è stata annullata. Contatti lo spedizioniere.`,
    authCode: ({ code, minutes }) => `Codice di conferma: ${code}. Valido ${minutes} minuti.`,
  },
  es: {
    start: ({ ticket, link }) => [
      `Tique ${ticket}. Regístrese en el quiosco del aparcamiento.`,
      `Su lugar en la cola: ${link}`,
    ],
    allowEntry: ({ ticket, minutes }) =>
      `Tique ${ticket}: puede entrar en la terminal. Salga del aparcamiento en ${minutes} minutos.`,
    allowEntryMainParking: ({ ticket, minutes }) =>
      `Tique ${ticket}: vaya al aparcamiento principal. Salga del adicional en ${minutes} minutos.`,
    backInQueue: ({ ticket }) =>
      `Tique ${ticket}: no se presentó y está de nuevo al final de la cola. Esté atento al teléfono.`,
    dispositionDelete: ({ number }) => `La disposición ${number} se ha anulado. Contacte con su transitario.`,
    authCode: ({ code, minutes }) => `Su código de confirmación: ${code}. Válido ${minutes} minutos.`,
  },
};

/** What is kept of a message once it has gone out: a code is its driver's alone. */
export const keptBody = (template: string, body: string): string =>
  template === 'authCode' ? body.replace(/\d{6}/, '******') : body;

/** The text of a message to a driver, as it goes out where letters are `plain`, else `kept`. */
export const smsText = <T extends SmsTemplate>(
  template: T,
  facts: SmsFacts[T],
  language: SmsLanguage,
  letters: SmsLetters,
): string => {
  const [told = '', ...besides] = [wordings[language][template](facts)].flat();
  const whole = [told, ...besides].join(' ');
  return smsBody(isCut(whole, letters) ? told : whole, letters);
};
