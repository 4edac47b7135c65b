import { languages } from '#domain/kernel/language.ts';
import { registeringCountries } from '#domain/partners/countryCodes.ts';

/** The countries from which firms register, so that such a firm gets its country, and others with which we trade. */
const codes = [...registeringCountries, 'BY', 'LI', 'RU'];

const currencyCodes = ['PLN', 'EUR', 'USD', 'GBP', 'CHF', 'CZK', 'DKK', 'HUF', 'NOK', 'RON', 'SEK', 'UAH'];

/** The names of a region or currency in each language, from the tables of the runtime. */
const namesOf = (type: 'region' | 'currency', code: string) =>
  Object.fromEntries(
    languages.map((language) => [language, new Intl.DisplayNames([language], { type }).of(code) ?? code]),
  );

export const countries = codes.map((code) => {
  const lang = namesOf('region', code);
  return { code, name: lang.pl, lang };
});

/** By ISO 4217; a firm's own currency is the first. */
export const currencies = currencyCodes.map((code) => ({ code, name: namesOf('currency', code).pl }));
