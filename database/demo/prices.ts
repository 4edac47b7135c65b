import type { DemoDay } from './day.ts';

/**
 * Price lists and discounts of the trading company. They begin with the year of the demo's day (`on(0)`, an ISO date), so that
 * the orders of that day are priced. Products are named by their codes.
 */

/** The price of a door up to this length and height, in metres. */
const size = (lengthTo: string, heightTo: string, price: string) => ({
  product: 'WRS',
  lengthTo,
  heightTo,
  price,
});

const mainLists = [
  {
    name: 'Towary masowe',
    items: [
      { product: 'WK', price: '780.00' },
      { product: 'PSZ', price: '905.00' },
      { product: 'KUK', price: '870.00' },
      { product: 'SOJ', price: '1720.00' },
      { product: 'MOC', price: '1650.00' },
      { product: 'SAL', price: '1490.00' },
    ],
  },
  {
    name: 'Mocznik dla stałych odbiorców',
    customer: 'Agro Żuławy Sp. j.',
    pricingMethod: 'percent',
    // The percent is of the price in the next list that fits.
    items: [{ product: 'MOC', percent: '97.00' }],
  },
  {
    name: 'Wrota według wymiarów',
    pricingMethod: 'table',
    items: [
      size('3', '3', '7200.00'),
      size('3', '4.5', '8900.00'),
      size('4', '4', '9800.00'),
      size('4', '5', '11400.00'),
      size('5', '5', '13900.00'),
    ],
  },
  {
    name: 'Kurtyny na wymiar',
    pricingMethod: 'formula',
    formula: 'max(price, length * height * 165)',
    items: [{ product: 'KUR', price: '420.00' }],
  },
  {
    name: 'Opakowania z importu',
    pricingMethod: 'scale',
    currency: 'EUR',
    items: [
      { product: 'BB', price: '7.40' },
      { product: 'BB', quantityFrom: '200', price: '6.85' },
      { product: 'BB', quantityFrom: '1000', price: '6.20' },
    ],
  },
  { name: 'Palety', items: [{ product: 'PAL', price: '42.00' }] },
];

/**
 * Surcharges are added to the main price. Of rows with the same `priceCode` only one is added. A row with a `parameterValue` is
 * added only if that value was chosen. `percent` is of the main price.
 */
const surcharges = [
  {
    name: 'Napęd elektryczny',
    priceCode: 'NAPED',
    items: [
      { product: 'WRS', parameterValue: 'S1', price: '1850.00', priceDescription: 'Silnik S1' },
      { product: 'WRS', parameterValue: 'S2', price: '2640.00', priceDescription: 'Silnik S2' },
      { product: 'WRS', parameterValue: 'S3', price: '4300.00', priceDescription: 'Silnik S3' },
    ],
  },
  {
    name: 'Kolor',
    priceCode: 'KOLOR',
    pricingMethod: 'percent',
    items: [
      { product: 'WRS', parameterValue: '7016', percent: '6.00', priceDescription: 'RAL 7016' },
      { product: 'WRS', parameterValue: '5010', percent: '9.50', priceDescription: 'RAL 5010' },
    ],
  },
  {
    name: 'Wkład do big-bagów',
    priceCode: 'WKLAD',
    items: [{ product: 'BB', parameterValue: 'PE', price: '4.80', priceDescription: 'Wkład PE' }],
  },
].map((list) => ({ ...list, kind: 'surcharge' }));

export function pricelists({ on }: DemoDay) {
  const beginDate = `${on(0).slice(0, 4)}-01-01`;
  return [...mainLists, ...surcharges].map((list) => ({ ...list, beginDate }));
}

export function discounts({ on }: DemoDay) {
  const thisYear = { beginDate: `${on(0).slice(0, 4)}-01-01`, endDate: `${on(0).slice(0, 4)}-12-31` };
  return [
    {
      name: 'Stały odbiorca',
      customer: 'Elewatory Pomorskie S.A.',
      discountPercent: '5.00',
      ...thisYear,
    },
    {
      name: 'Wyposażenie nowej hali',
      customer: 'Elewatory Pomorskie S.A.',
      discountPercent: '12.00',
      discountPriority: 1,
      maxDiscount: '10.00',
      items: [{ product: 'WRS' }],
      ...thisYear,
    },
  ];
}
