import { languages } from '#domain/kernel/language.ts';

/** The European Union, its neighbours, and where ships come from, by ISO 3166. */
const codes = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'AL BA BY CH GB GE IS LI MD ME MK NO RS RU TR UA',
  'AR AU BR CA CN EG IL IN JP KR KZ MA US ZA',
].flatMap((line) => line.split(' '));

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
