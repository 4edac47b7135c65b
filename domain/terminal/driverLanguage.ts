import { defineEnum } from '../kernel/enumeration.ts';
import { countryCodesOf, languagesOfDrivers, type NameLanguage } from '../kernel/language.ts';

/** The languages of messages to drivers; the first, Polish, is used if nothing is known of the driver. */
export const driverLanguage = defineEnum('driverLanguage', languagesOfDrivers);
export type DriverLanguage = NameLanguage;

/** The language by the country code of the phone; English for all other countries. */
const languageOfCountryCode = new Map(
  driverLanguage.values.flatMap((language) =>
    countryCodesOf(language).map((code) => [code, language] as const),
  ),
);
/** How many digits these codes have. The longest are tried first, because a shorter code may be the beginning of a longer one. */
const countryCodeDigits = [3, 2];

/** The language of the country of a phone number. A number without a country code is Polish. */
const languageOfPhone = (phone: string): DriverLanguage => {
  // `0048 600-700-800` becomes `+48600700800`.
  const number = phone.replace(/[^\d+]/g, '').replace(/^00/, '+');
  if (!number.startsWith('+')) return 'pl';
  const codes = countryCodeDigits.map((digits) => number.slice(0, digits + 1));
  return codes.map((code) => languageOfCountryCode.get(code)).find((language) => language) ?? 'en';
};

/** The language with this code, if it is one of the drivers' languages. */
const supported = (code: string | null | undefined): DriverLanguage | undefined =>
  driverLanguage.values.find((language) => language === code);

/** The sources of a driver's language. */
export interface DriverLanguageSources {
  /** Chosen by the driver at the kiosk or on the phone, and stored on the disposition. */
  readonly chosen?: string | null;
  /** From the driver's card. */
  readonly card?: string | null;
  readonly phone?: string | null;
}

/** The driver's own choice comes first, then the card, then the country of the phone. */
export function driverLanguageOf({ chosen, card, phone }: DriverLanguageSources): DriverLanguage {
  return supported(chosen) ?? supported(card) ?? (phone ? languageOfPhone(phone) : 'pl');
}
