import type { Discount, PriceBook, PriceItem, PriceList, Rate } from './priceBook.ts';

/** The ids of the products of the sample book by name. */
export const sampleProducts = {
  Żwir: 1,
  Piasek: 2,
  Cement: 3,
  Kruszywo: 4,
  Roleta: 5,
  Blat: 6,
  Kurs: 7,
  Dzielony: 8,
  Kruchy: 9,
  Stal: 10,
  Węgiel: 11,
  Śruby: 12,
  Drewno: 13,
  Płyta: 14,
  Paleta: 15,
  Worki: 16,
  Folia: 17,
  Granit: 18,
  Nic: 19,
  Dolarowy: 20,
  Rosyjski: 21,
  Sznur: 22,
  Brama: 23,
  Okno: 24,
} as const;
export type SampleProduct = keyof typeof sampleProducts;

/** A row of a price list as tests write it: the product, the price, and where it differs from the usual row. */
type Line = readonly [SampleProduct, string, Partial<PriceItem>?];
const itemOf = ([product, price, changes]: Line): PriceItem => ({
  productId: sampleProducts[product],
  priceCode: null,
  priceDescription: null,
  variantId: null,
  parameterValueId: null,
  quantityFrom: '0.000',
  lengthTo: null,
  heightTo: null,
  price,
  percent: null,
  formula: null,
  maxDiscount: null,
  discountPriority: null,
  noDiscount: false,
  ...changes,
});

/** A price list with default values, changed by `changes`. */
export function listWith(
  id: number,
  name: string,
  changes: Partial<Omit<PriceList, 'items'>>,
  ...lines: readonly Line[]
): PriceList {
  return {
    id,
    name,
    kind: 'main',
    priceCode: null,
    pricingMethod: 'fixed',
    discountType: null,
    rate: '1.0000',
    multiplier: '1.0000',
    formula: null,
    currency: 'PLN',
    customerId: null,
    priceType: null,
    beginDate: '2026-01-01',
    endDate: '2026-12-31',
    ...changes,
    items: lines.map(itemOf),
  };
}

/** A discount of a customer with default values, changed by `changes`. */
export function discountWith(id: number, customerId: number, changes: Partial<Discount>): Discount {
  return {
    id,
    name: `Rabat nr RB-${id}`,
    customerId,
    discountType: 'percent',
    discountPercent: null,
    discountSum: null,
    currency: 'PLN',
    formula: null,
    maxDiscount: null,
    discountPriority: 0,
    onlyByOrder: false,
    beginDate: null,
    endDate: null,
    items: [],
    ...changes,
  };
}

/** A discount of no customer, which applies only where an order names it. The 0 is replaced by `customerId: null`. */
const forOrders = (id: number, changes: Partial<Discount>): Discount => ({
  ...discountWith(id, 0, changes),
  customerId: null,
  onlyByOrder: true,
});

const rate = (currency: string, activeDate: string, value: string, multiplier = 1): Rate => ({
  currency,
  activeDate,
  rate: value,
  multiplier,
  table: 'A',
});

/**
 * The lists, discounts and rates of a small trader in 2026, used by the price tests. Customers (10 to 30), variants (701, 702) and
 * values of parameters (501, 502) exist only as these ids.
 */
export const sampleBook: PriceBook = {
  lists: [
    listWith(
      1,
      'Ogólny',
      {},
      ['Żwir', '50.00'],
      ['Piasek', '30.00'],
      ['Cement', '400.00'],
      ['Płyta', '100.00'],
      ['Paleta', '25.00', { noDiscount: true }],
      ['Worki', '10.00', { maxDiscount: '5.00' }],
      ['Folia', '8.00', { discountPriority: 2 }],
    ),
    listWith(2, 'Klienta 10', { customerId: 10 }, ['Żwir', '45.00'], ['Płyta', '95.00']),
    listWith(3, 'Hurt', { priceType: 'hurt' }, ['Żwir', '47.00'], ['Piasek', '27.50']),
    listWith(
      4,
      'Skala',
      { pricingMethod: 'scale' },
      ['Kruszywo', '100.00'],
      ['Kruszywo', '90.00', { quantityFrom: '10.000' }],
      ['Kruszywo', '80.00', { quantityFrom: '50.000' }],
      ['Kruszywo', '75.50', { quantityFrom: '100.000' }],
      ['Granit', '210.00', { quantityFrom: '5.000' }],
    ),
    listWith(
      5,
      'Tabela',
      { pricingMethod: 'table' },
      ['Roleta', '200.00', { lengthTo: '1.000', heightTo: '1.000' }],
      ['Roleta', '300.00', { lengthTo: '1.000', heightTo: '2.000' }],
      ['Roleta', '320.00', { lengthTo: '2.000', heightTo: '1.000' }],
      ['Roleta', '450.00', { lengthTo: '2.000', heightTo: '2.000' }],
    ),
    listWith(
      6,
      'Wzory',
      { pricingMethod: 'formula' },
      ['Blat', '120.00', { formula: 'length * height * price' }],
      ['Kurs', '100.00', { formula: 'max(price, quantity * 2.5)' }],
      ['Dzielony', '100.00', { formula: 'price / quantity' }],
      ['Kruchy', '100.00', { formula: 'price / (quantity - 5)' }],
      ['Sznur', '3.00', { formula: 'price * numbers["SKRET"]' }],
    ),
    listWith(7, 'Euro', { currency: 'EUR' }, ['Stal', '10.00']),
    listWith(
      8,
      'Procent klienta 11',
      { customerId: 11, pricingMethod: 'percent' },
      ['Żwir', '0.00', { percent: '90.00' }],
      ['Cement', '0.00', { percent: '87.50' }],
      ['Nic', '0.00', { percent: '50.00' }],
    ),
    listWith(9, 'Stawka', { rate: '1.1000' }, ['Węgiel', '200.00']),
    listWith(10, 'Za sto sztuk', { multiplier: '0.0100' }, ['Śruby', '35.50']),
    listWith(11, 'Stary', { beginDate: '2025-01-01', endDate: '2025-12-31' }, ['Drewno', '99.00']),
    listWith(12, 'Załadunek', { kind: 'surcharge', priceCode: 'LOAD' }, ['Płyta', '5.00']),
    listWith(13, 'Załadunek klienta 10', { kind: 'surcharge', priceCode: 'LOAD', customerId: 10 }, [
      'Płyta',
      '3.00',
    ]),
    listWith(
      14,
      'Paliwo',
      { kind: 'surcharge', priceCode: 'FUEL', pricingMethod: 'percent', beginDate: '2026-06-01' },
      ['Płyta', '0.00', { percent: '8.00', noDiscount: true }],
    ),
    listWith(
      15,
      'Kolor',
      { kind: 'surcharge', priceCode: 'COLOUR' },
      ['Płyta', '12.50', { parameterValueId: 501 }],
      ['Płyta', '20.00', { parameterValueId: 502 }],
    ),
    listWith(16, 'Dolary', { currency: 'USD' }, ['Dolarowy', '10.00']),
    listWith(17, 'Ruble', { currency: 'RUB' }, ['Rosyjski', '10.00']),
    listWith(
      19,
      'Warianty',
      {},
      ['Brama', '900.00'],
      ['Brama', '1100.00', { variantId: 701 }],
      ['Brama', '1040.00', { variantId: 701, quantityFrom: '10.000' }],
      ['Okno', '640.00', { variantId: 702 }],
    ),
    listWith(18, 'Promocja cementu', { beginDate: '2026-07-01', endDate: '2026-07-31' }, [
      'Cement',
      '380.00',
    ]),
  ],
  discounts: [
    discountWith(1, 20, { discountPercent: '10.00' }),
    discountWith(2, 21, { discountType: 'price', discountSum: '2.00' }),
    discountWith(3, 22, { discountType: 'formula', formula: 'price * 0.05' }),
    discountWith(4, 23, { discountPercent: '10.00', discountPriority: 1 }),
    discountWith(5, 23, { discountPercent: '30.00' }),
    discountWith(6, 24, { discountPercent: '10.00' }),
    discountWith(7, 24, { discountPercent: '15.00' }),
    discountWith(8, 25, { discountType: 'price', discountSum: '1000.00' }),
    discountWith(9, 26, { discountPercent: '50.00', maxDiscount: '20.00' }),
    discountWith(10, 27, { discountPercent: '10.00', endDate: '2026-03-31' }),
    discountWith(11, 28, {
      items: [
        { productId: sampleProducts.Piasek, priceCode: null, discountPercent: '20.00', discountSum: null },
        { productId: sampleProducts.Płyta, priceCode: 'LOAD', discountPercent: '50.00', discountSum: null },
      ],
    }),
    discountWith(12, 29, { discountType: 'formula', formula: 'price / 0' }),
    discountWith(13, 30, { discountPercent: '25.00', discountPriority: 2 }),
    // Only where an order names it: 14 a percent, 15 an amount in euro, 16 of sand alone, 17 ended, 18 a formula that fails.
    forOrders(14, { discountPercent: '7.00' }),
    forOrders(15, { discountType: 'price', discountSum: '1.00', currency: 'EUR' }),
    forOrders(16, {
      items: [
        { productId: sampleProducts.Piasek, priceCode: null, discountPercent: '12.00', discountSum: null },
      ],
    }),
    forOrders(17, { discountPercent: '50.00', endDate: '2026-03-31' }),
    forOrders(18, { discountType: 'formula', formula: 'price / 0' }),
  ],
  rates: [
    rate('EUR', '2026-06-01', '4.250000'),
    rate('EUR', '2026-06-10', '4.400000'),
    rate('HUF', '2026-06-10', '1.100000', 100),
    rate('USD', '2026-01-02', '4.000000'),
  ],
};
