/**
 * The countries in which a firm that registers may be, by ISO 3166: the Union, its neighbours, and overseas partners. Each of them
 * is a record of every installation.
 */
export const registeringCountries = [
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  'AL AM AZ BA CH GB GE IS MD ME MK NO RS TR UA',
  'AE AR AU BR CA CN EG IL IN JP KR KZ MA NZ SA SG TN US ZA',
].flatMap((line) => line.split(' '));
