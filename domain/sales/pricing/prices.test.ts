import { describe, expect, it } from 'vitest';
import type { PriceList, PriceQuestion } from './priceBook.ts';
import { openBook } from './openBook.ts';
import { priceOf } from './priceOf.ts';
import { discountWith, listWith, sampleBook, sampleProducts, type SampleProduct } from './sampleBook.ts';

/**
 * Worked out by hand from `sampleBook.ts`. Where nothing is said, it is 12 June 2026, in złoty, for nobody in particular.
 * A price that cannot be calculated has the reason in its place.
 */
// prettier-ignore
const cases: readonly (readonly [product: SampleProduct, quantity: string, of: string, price: string, discount: string, sum: string, workedOut: string])[] = [
  // A price list of fixed prices.
  ['Żwir', '1', '', '50.00', '0.00', '50.00', '1 × 50.00'],
  ['Żwir', '10', '', '50.00', '0.00', '500.00', '10 × 50.00'],
  ['Żwir', '0.5', '', '50.00', '0.00', '25.00', '0.5 × 50.00'],
  ['Żwir', '24.560', '', '50.00', '0.00', '1228.00', '24.56 × 50.00'],
  ['Żwir', '0.001', '', '50.00', '0.00', '0.05', '0.001 × 50.00'],
  ['Piasek', '3', '', '30.00', '0.00', '90.00', '3 × 30.00'],
  ['Piasek', '0.333', '', '30.00', '0.00', '9.99', '0.333 × 30.00'],
  ['Cement', '2', '', '400.00', '0.00', '800.00', '2 × 400.00'],
  ['Cement', '0.125', '', '400.00', '0.00', '50.00', '0.125 × 400.00'],
  ['Żwir', '0', '', '50.00', '0.00', '0.00', '0 × 50.00'],
  // The list of a customer and of a price type before the general one.
  ['Żwir', '10', 'customer 10', '45.00', '0.00', '450.00', '10 × 45.00, own list'],
  ['Piasek', '10', 'customer 10', '30.00', '0.00', '300.00', '10 × 30.00, own list has no sand'],
  ['Żwir', '10', 'customer 12, type hurt', '47.00', '0.00', '470.00', '10 × 47.00'],
  ['Piasek', '4', 'customer 12, type hurt', '27.50', '0.00', '110.00', '4 × 27.50'],
  ['Cement', '1', 'customer 12, type hurt', '400.00', '0.00', '400.00', '1 × 400.00, no wholesale price'],
  ['Żwir', '10', 'customer 10, type hurt', '45.00', '0.00', '450.00', '10 × 45.00, own list before the type'],
  ['Żwir', '10', 'customer 12, type detal', '50.00', '0.00', '500.00', '10 × 50.00'],
  // A scale by quantity.
  ['Kruszywo', '1', '', '100.00', '0.00', '100.00', '1 × 100.00'],
  ['Kruszywo', '9.999', '', '100.00', '0.00', '999.90', '9.999 × 100.00'],
  ['Kruszywo', '10', '', '90.00', '0.00', '900.00', '10 × 90.00, from 10'],
  ['Kruszywo', '10.001', '', '90.00', '0.00', '900.09', '10.001 × 90.00'],
  ['Kruszywo', '49.999', '', '90.00', '0.00', '4499.91', '49.999 × 90.00'],
  ['Kruszywo', '50', '', '80.00', '0.00', '4000.00', '50 × 80.00, from 50'],
  ['Kruszywo', '99.5', '', '80.00', '0.00', '7960.00', '99.5 × 80.00'],
  ['Kruszywo', '100', '', '75.50', '0.00', '7550.00', '100 × 75.50, from 100'],
  ['Kruszywo', '1000', '', '75.50', '0.00', '75500.00', '1000 × 75.50'],
  ['Granit', '5', '', '210.00', '0.00', '1050.00', '5 × 210.00'],
  ['Granit', '4.999', '', 'quantity_too_small', '', '', 'sold from 5'],
  // A table of length and height: the next larger size.
  ['Roleta', '1', 'size 1 × 1', '200.00', '0.00', '200.00', 'up to 1 × 1'],
  ['Roleta', '1', 'size 0.4 × 0.7', '200.00', '0.00', '200.00', 'up to 1 × 1'],
  ['Roleta', '2', 'size 0.9 × 1.2', '300.00', '0.00', '600.00', '2 × 300.00, up to 1 × 2'],
  ['Roleta', '1', 'size 1 × 2', '300.00', '0.00', '300.00', 'up to 1 × 2'],
  ['Roleta', '1', 'size 1.001 × 1', '320.00', '0.00', '320.00', 'up to 2 × 1'],
  ['Roleta', '3', 'size 1.5 × 0.5', '320.00', '0.00', '960.00', '3 × 320.00, up to 2 × 1'],
  ['Roleta', '1', 'size 1.5 × 1.5', '450.00', '0.00', '450.00', 'up to 2 × 2'],
  ['Roleta', '1', 'size 2 × 2', '450.00', '0.00', '450.00', 'up to 2 × 2'],
  ['Roleta', '1', 'size 2.001 × 1', 'size_too_large', '', '', 'longer than any row'],
  ['Roleta', '1', 'size 1 × 2.5', 'size_too_large', '', '', 'higher than any row'],
  ['Roleta', '1', '', 'size_missing', '', '', 'nobody said how large'],
  // Formulas.
  ['Blat', '1', 'size 2 × 0.6', '144.00', '0.00', '144.00', '2 × 0.6 × 120.00'],
  ['Blat', '2', 'size 1.5 × 0.5', '90.00', '0.00', '180.00', '1.5 × 0.5 × 120.00 = 90.00, twice'],
  ['Blat', '1', 'size 0.333 × 0.333', '13.31', '0.00', '13.31', '0.110889 × 120.00 = 13.30668'],
  ['Blat', '1', '', 'formula_without_field', '', '', 'no length'],
  ['Kurs', '10', '', '100.00', '0.00', '1000.00', 'the larger of 100.00 and 25.00'],
  ['Kurs', '40', '', '100.00', '0.00', '4000.00', 'both are 100.00'],
  ['Kurs', '50', '', '125.00', '0.00', '6250.00', '50 × 2.5 = 125.00'],
  ['Dzielony', '3', '', '33.33', '0.00', '99.99', '100.00 / 3 = 33.333…, 3 × 33.33'],
  ['Dzielony', '8', '', '12.50', '0.00', '100.00', '100.00 / 8'],
  ['Dzielony', '6', '', '16.67', '0.00', '100.02', '100.00 / 6 = 16.666…, 6 × 16.67'],
  ['Kruchy', '9', '', '25.00', '0.00', '225.00', '100.00 / 4'],
  ['Kruchy', '5', '', 'formula_divides_by_zero', '', '', 'nothing divides by 0'],
  ['Kruchy', '4', '', 'formula_negative', '', '', '100.00 / -1 = -100.00'],
  ['Sznur', '2', 'SKRET 4', '12.00', '0.00', '24.00', '3.00 × 4'],
  ['Sznur', '1', 'SKRET 1,5', '4.50', '0.00', '4.50', '3.00 × 1.5'],
  ['Sznur', '1', '', 'formula_without_parameter', '', '', 'no value of SKRET'],
  // A percent of the next list.
  ['Żwir', '10', 'customer 11', '45.00', '0.00', '450.00', '90 % of 50.00'],
  ['Cement', '1', 'customer 11', '350.00', '0.00', '350.00', '87.5 % of 400.00'],
  ['Cement', '0.5', 'customer 11', '350.00', '0.00', '175.00', '0.5 × 350.00'],
  ['Nic', '1', 'customer 11', 'percent_without_base', '', '', 'no list to take the percent of'],
  // Rate and multiplier of a list.
  ['Węgiel', '1', '', '220.00', '0.00', '220.00', '200.00 × 1.1'],
  ['Węgiel', '2.5', '', '220.00', '0.00', '550.00', '2.5 × 220.00'],
  ['Śruby', '100', '', '0.36', '0.00', '36.00', '35.50 × 0.01 = 0.355, rounded 0.36'],
  ['Śruby', '1', '', '0.36', '0.00', '0.36', '0.36'],
  // Currencies by the rate of the day: 1 EUR = 4.25 PLN from 1 June, 4.40 from 10 June; 100 HUF = 1.10 PLN.
  ['Stal', '1', '', '44.00', '0.00', '44.00', '10.00 × 4.40'],
  ['Stal', '1', 'on 2026-06-05', '42.50', '0.00', '42.50', '10.00 × 4.25'],
  ['Stal', '1', 'on 2026-06-09', '42.50', '0.00', '42.50', 'the day before the new rate'],
  ['Stal', '1', 'on 2026-06-10', '44.00', '0.00', '44.00', 'the first day of the new rate'],
  ['Stal', '3', 'in EUR', '10.00', '0.00', '30.00', '3 × 10.00, nothing to convert'],
  ['Stal', '1', 'in HUF', '4000.00', '0.00', '4000.00', '44.00 PLN × 100 / 1.10'],
  ['Żwir', '10', 'in EUR', '11.36', '0.00', '113.60', '50.00 / 4.40 = 11.3636…'],
  ['Cement', '1', 'in EUR', '90.91', '0.00', '90.91', '400.00 / 4.40 = 90.9090…'],
  ['Żwir', '1', 'in HUF', '4545.45', '0.00', '4545.45', '50.00 × 100 / 1.10 = 4545.4545…'],
  ['Dolarowy', '1', '', '40.00', '0.00', '40.00', '10.00 × 4.00, the rate is old'],
  ['Stal', '1', 'in USD', '11.00', '0.00', '11.00', '44.00 / 4.00'],
  ['Rosyjski', '1', '', 'rate_missing', '', '', 'no rate of RUB'],
  ['Stal', '1', 'on 2026-05-31', 'rate_missing', '', '', 'no rate of EUR yet'],
  ['Żwir', '1', 'in CHF', 'rate_missing', '', '', 'no rate of CHF'],
  // Periods.
  ['Cement', '1', 'on 2026-06-30', '400.00', '0.00', '400.00', 'the day before the promotion'],
  ['Cement', '1', 'on 2026-07-01', '380.00', '0.00', '380.00', 'its first day, the later list'],
  ['Cement', '1', 'on 2026-07-31', '380.00', '0.00', '380.00', 'its last day'],
  ['Cement', '1', 'on 2026-08-01', '400.00', '0.00', '400.00', 'the day after'],
  ['Drewno', '1', '', 'only_expired_lists', '', '', 'the list ended in 2025'],
  ['Drewno', '1', 'on 2025-12-31', '99.00', '0.00', '99.00', 'its last day'],
  ['Żwir', '1', 'on 2027-01-01', 'only_expired_lists', '', '', 'the general list has ended'],
  ['Nic', '1', '', 'no_list', '', '', 'nobody has priced it'],
  // Surcharges: 5.00 for loading, 8 % for fuel from June on, a colour.
  ['Płyta', '1', 'on 2026-05-31', '105.00', '0.00', '105.00', '100.00 + 5.00'],
  ['Płyta', '1', '', '113.00', '0.00', '113.00', '100.00 + 5.00 + 8.00'],
  ['Płyta', '10', '', '113.00', '0.00', '1130.00', '1000.00 + 50.00 + 80.00'],
  ['Płyta', '2', 'value 501', '125.50', '0.00', '251.00', '2 × (100.00 + 5.00 + 8.00 + 12.50)'],
  ['Płyta', '1', 'value 502', '133.00', '0.00', '133.00', '100.00 + 5.00 + 8.00 + 20.00'],
  ['Płyta', '1', 'value 999', '113.00', '0.00', '113.00', 'a colour without surcharge'],
  ['Płyta', '1', 'customer 10', '105.60', '0.00', '105.60', '95.00 + 3.00 + 7.60'],
  // A line in another unit than the product's: the price follows the conversion, a scale counts the product's own unit.
  ['Żwir', '1', 'unit paleta = 40', '2000.00', '0.00', '2000.00', '40 × 50.00'],
  ['Żwir', '2.5', 'unit paleta = 40', '2000.00', '0.00', '5000.00', '2.5 × 40 × 50.00'],
  ['Żwir', '1000', 'unit kg = 1/1000', '0.05', '0.00', '50.00', '50.00 / 1000, a thousand times'],
  ['Kruszywo', '1', 'unit paleta = 10', '900.00', '0.00', '900.00', 'ten are 90.00 each'],
  ['Kruszywo', '5', 'unit paleta = 10', '800.00', '0.00', '4000.00', 'fifty are 80.00 each'],
  ['Kruszywo', '9', 'unit worek = 1/3', '33.33', '0.00', '299.97', 'three are 100.00 each, 100.00 / 3 rounded'],
  ['Kurs', '5', 'unit paleta = 10', '1250.00', '0.00', '6250.00', '50 × 2.5 = 125.00 each'],
  ['Płyta', '1', 'unit paleta = 4', '452.00', '0.00', '452.00', '4 × (100.00 + 5.00 + 8.00)'],
  ['Stal', '1', 'unit paleta = 4, in HUF', '16000.00', '0.00', '16000.00', '4 × 4000.00'],
  ['Żwir', '1', 'unit paleta = 40, customer 22', '2000.00', '100.00', '1900.00', '5 % of 2000.00'],
  ['Żwir', '1', 'unit paleta = 40, customer 21', '2000.00', '80.00', '1920.00', '2.00 off each of 40'],
  ['Żwir', '1', 'unit paleta = ?', 'unit_without_conversion', '', '', 'nobody said how many'],
  // A variant of a product may have a price of its own.
  ['Brama', '1', '', '900.00', '0.00', '900.00', 'no variant is asked for'],
  ['Brama', '1', 'variant 703', '900.00', '0.00', '900.00', 'a variant without a price of its own'],
  ['Brama', '2', 'variant 701', '1100.00', '0.00', '2200.00', '2 × 1100.00'],
  ['Okno', '3', 'variant 702', '640.00', '0.00', '1920.00', '3 × 640.00'],
  ['Okno', '3', 'variant 701', 'no_list', '', '', 'only another variant is priced'],
  // Discounts.
  ['Żwir', '10', 'customer 20', '50.00', '5.00', '450.00', '10 × (50.00 - 5.00)'],
  ['Śruby', '100', 'customer 20', '0.36', '0.04', '32.00', '10 % of 0.36 = 0.036, rounded 0.04'],
  ['Żwir', '10', 'customer 21', '50.00', '2.00', '480.00', '10 × (50.00 - 2.00)'],
  ['Żwir', '10', 'customer 21, in EUR', '11.36', '0.45', '109.10', '2.00 / 4.40 = 0.4545…; 10 × 10.91'],
  ['Żwir', '10', 'customer 22', '50.00', '2.50', '475.00', '5 % of 50.00'],
  ['Żwir', '10', 'customer 23', '50.00', '5.00', '450.00', '10 % has the higher priority than 30 %'],
  ['Żwir', '10', 'customer 24', '50.00', '7.50', '425.00', '15 % takes more than 10 %'],
  ['Żwir', '10', 'customer 25', '50.00', '50.00', '0.00', '1000.00 is more than the price'],
  ['Żwir', '10', 'customer 26', '50.00', '10.00', '400.00', '50 %, but at most 20 %'],
  ['Żwir', '10', 'customer 27', '50.00', '0.00', '500.00', 'the discount has ended'],
  ['Żwir', '10', 'customer 27, on 2026-03-31', '50.00', '5.00', '450.00', 'its last day'],
  ['Żwir', '10', 'customer 28', '50.00', '0.00', '500.00', 'it is of sand'],
  ['Piasek', '10', 'customer 28', '30.00', '6.00', '240.00', '20 % of 30.00'],
  ['Płyta', '1', 'customer 28', '113.00', '2.50', '110.50', 'half of the loading: 100.00 + 2.50 + 8.00'],
  ['Żwir', '1', 'customer 29', 'formula_divides_by_zero', '', '', 'its formula divides by 0'],
  ['Paleta', '4', 'customer 20', '25.00', '0.00', '100.00', 'pallets take no discount'],
  ['Worki', '100', 'customer 20', '10.00', '0.50', '950.00', '10 %, but bags take 5 % at most'],
  ['Folia', '1', 'customer 20', '8.00', '0.00', '8.00', 'its priority is below that of foil'],
  ['Folia', '1', 'customer 30', '8.00', '2.00', '6.00', 'priority 2 suffices, 25 %'],
  ['Płyta', '1', 'customer 20', '113.00', '10.50', '102.50', '10.00 off the price, 0.50 off loading, none off fuel'],
  // The discount that the order names goes before all others, within the same limits.
  ['Żwir', '10', 'order 14', '50.00', '3.50', '465.00', '7 % of 50.00'],
  ['Żwir', '10', 'order 14, customer 24', '50.00', '3.50', '465.00', '7 % though 15 % would take more'],
  ['Żwir', '10', 'order 7, customer 23', '50.00', '5.00', '450.00', 'it is another customer’s: 10 % as without it'],
  ['Żwir', '10', 'order 5, customer 23', '50.00', '15.00', '350.00', '30 % though 10 % has the higher priority'],
  ['Żwir', '10', 'order 15', '50.00', '4.40', '456.00', '1.00 EUR = 4.40 off each'],
  ['Żwir', '1', 'order 15, unit paleta = 40', '2000.00', '176.00', '1824.00', '40 × 4.40'],
  ['Żwir', '10', 'order 16', '50.00', '0.00', '500.00', 'it is of sand'],
  ['Piasek', '10', 'order 16', '30.00', '3.60', '264.00', '12 % of 30.00'],
  ['Żwir', '10', 'order 17', '50.00', '0.00', '500.00', 'it has ended'],
  ['Żwir', '10', 'order 18', 'formula_divides_by_zero', '', '', 'its formula divides by 0'],
  ['Paleta', '4', 'order 14', '25.00', '0.00', '100.00', 'pallets take no discount'],
  ['Worki', '100', 'order 14', '10.00', '0.50', '950.00', '7 %, but bags take 5 % at most'],
  ['Folia', '1', 'order 14', '8.00', '0.00', '8.00', 'its priority is below that of foil'],
  ['Płyta', '1', 'order 14', '113.00', '7.35', '105.65', '7.00 off the price, 0.35 off loading, none off fuel'],
  // A typed price asks no list, and only the discount of the order lowers it.
  ['Nic', '3', 'typed 19.99', '19.99', '0.00', '59.97', '3 × 19.99'],
  ['Żwir', '10', 'typed 40, customer 20', '40.00', '0.00', '400.00', 'the customer’s 10 % is for listed prices'],
  ['Żwir', '10', 'typed 40, order 14', '40.00', '2.80', '372.00', '7 % of 40.00'],
  ['Nic', '3', 'typed 0.99, order 14', '0.99', '0.07', '2.76', '7 % of 0.99 = 0.0693, rounded 0.07'],
  ['Paleta', '4', 'typed 20, order 14', '20.00', '1.40', '74.40', 'the list is not asked'],
  ['Nic', '2', 'typed 10, order 15', '10.00', '4.40', '11.20', '1.00 EUR = 4.40'],
  ['Nic', '2', 'typed 1, order 15', '1.00', '1.00', '0.00', '4.40 is more than the price'],
  ['Nic', '1', 'typed 10, order 15, on 2026-05-01', 'rate_missing', '', '', 'no rate of EUR yet'],
  ['Nic', '1', 'typed 10, order 18', 'formula_divides_by_zero', '', '', 'its formula divides by 0'],
];

/** `customer 12, type hurt, in EUR, on 2026-06-05, size 2 × 0.6, value 501, SKRET 4, unit paleta = 40` */
const asked = (product: SampleProduct, quantity: string, of: string): PriceQuestion => {
  const said = (pattern: RegExp) => pattern.exec(of)?.slice(1) ?? [];
  const [customer] = said(/customer (\d+)/);
  const [priceType = null] = said(/type (\w+)/);
  const [length = null, height = null] = said(/size ([\d.]+) × ([\d.]+)/);
  const [variant] = said(/variant (\d+)/);
  const [valueId] = said(/value (\d+)/);
  const [orderDiscount] = said(/order (\d+)/);
  const [typedPrice = null] = said(/typed ([\d.]+)/);
  const [twist] = said(/SKRET ([\d.,]+)/);
  const [unit, factor = ''] = said(/unit (\w+) = ([\d/?]+)/);
  const [times = '1', by = '1'] = factor.split('/');
  return {
    productId: sampleProducts[product],
    productVariantId: variant === undefined ? null : Number(variant),
    quantity,
    unit: unit === undefined ? null : { name: unit, own: 't', ratio: factor === '?' ? null : { times, by } },
    length,
    height,
    customer: customer === undefined ? null : { id: Number(customer), priceType },
    currency: said(/in ([A-Z]{3})/)[0] ?? 'PLN',
    date: said(/on ([\d-]{10})/)[0] ?? '2026-06-12',
    orderDiscountId: orderDiscount === undefined ? null : Number(orderDiscount),
    typedPrice,
    chosen: [
      ...(valueId === undefined ? [] : [{ code: 'KOLOR', valueId: Number(valueId), value: 'x' }]),
      ...(twist === undefined ? [] : [{ code: 'SKRET', valueId: null, value: twist }]),
    ],
  };
};

const book = openBook(sampleBook);

describe('the price of', () => {
  it.each(cases)(
    '%s × %s %s is %s less %s, together %s: %s',
    (product, quantity, of, price, discount, sum) => {
      const priced = priceOf(asked(product, quantity, of), book);
      if (sum === '') {
        expect(priced).toMatchObject({
          rows: [],
          price: null,
          sum: null,
          fault: { key: price, level: 'fault' },
        });
        return;
      }
      expect(priced).toMatchObject({ fault: null, price, discountSum: discount, sum });
    },
  );
});

// Formulas and percents are of the product's own unit, a third of the price here, which has no exact decimal.
describe('half a grosz of a line in a unit of three', () => {
  const question = { ...asked('Nic', '1', 'unit paczka = 3'), typedPrice: null };

  it('is rounded up in the formula of a discount: 5 % of 1.10 are 0.055', () => {
    const formula = discountWith(1, 0, {
      customerId: null,
      discountType: 'formula',
      formula: 'price * 0.05',
    });
    const own = openBook({ lists: [], discounts: [formula], rates: [] });
    const priced = priceOf({ ...question, typedPrice: '1.10', orderDiscountId: 1 }, own);
    expect(priced).toMatchObject({ price: '1.10', discountSum: '0.06', sum: '1.04' });
  });

  it('is rounded up in a surcharge in percent: 2.5 % of 13.00 are 0.325', () => {
    // 0.9848 EUR at 4.40 are 4.33312 zł, three of them 13.00 zł.
    const main = listWith(1, 'W euro', { currency: 'EUR', multiplier: '0.9848' }, ['Nic', '1.00']);
    const fuel = listWith(2, 'Paliwo', { kind: 'surcharge', pricingMethod: 'percent' }, [
      'Nic',
      '0.00',
      { percent: '2.50' },
    ]);
    const own = openBook({ lists: [main, fuel], discounts: [], rates: sampleBook.rates });
    expect(priceOf(question, own).rows.map(({ price }) => price)).toEqual(['13.00', '0.33']);
  });
});

describe('the explanation', () => {
  const keysOf = (product: SampleProduct, of: string) =>
    priceOf(asked(product, '10', of), book).steps.map(({ key }) => key);

  it.each<[SampleProduct, string, string[]]>([
    [
      'Żwir',
      'customer 10',
      ['list_won_customer', 'list_lost', 'price_fixed', 'unit_price', 'row_sum', 'total'],
    ],
    [
      'Dolarowy',
      '',
      ['list_won', 'price_fixed', 'rate_stale', 'converted', 'unit_price', 'row_sum', 'total'],
    ],
    ['Drewno', '', ['list_expired']],
    [
      'Żwir',
      'customer 23',
      [
        'list_won',
        'price_fixed',
        'unit_price',
        'discount_found',
        'discount_found',
        'discount_lost',
        'discount_won',
        'row_sum',
        'total',
      ],
    ],
    [
      'Żwir',
      'order 14, customer 22',
      [
        'list_won',
        'price_fixed',
        'unit_price',
        'discount_found',
        'discount_found',
        'discount_of_order',
        'discount_lost',
        'discount_won',
        'row_sum',
        'total',
      ],
    ],
    ['Żwir', 'order 16', ['list_won', 'price_fixed', 'unit_price', 'discount_unfit', 'row_sum', 'total']],
    [
      'Nic',
      'typed 10, order 14',
      ['price_typed', 'discount_found', 'discount_of_order', 'discount_won', 'row_sum', 'total'],
    ],
    [
      'Paleta',
      'customer 20',
      ['list_won', 'price_fixed', 'unit_price', 'discount_none_allowed', 'row_sum', 'total'],
    ],
    [
      'Cement',
      'on 2026-06-30',
      ['list_not_begun', 'list_won', 'price_fixed', 'unit_price', 'row_sum', 'total'],
    ],
  ])('the explanation of %s %s says what happened', (product, of, keys) => {
    expect(keysOf(product, of)).toEqual(keys);
  });

  it('warns of two lists that only their age distinguishes', () => {
    const warned = (of: string) =>
      priceOf(asked('Cement', '1', of), book).steps.flatMap(({ level, values }) =>
        level === 'warning' ? [values] : [],
      );
    expect(warned('on 2026-07-01')).toEqual([
      { list: 'Ogólny', winner: 'Promocja cementu', why: 'beginDate' },
    ]);
    expect(warned('on 2026-06-30')).toEqual([]);
    expect(priceOf(asked('Żwir', '1', 'customer 10'), book).steps).toContainEqual({
      key: 'list_lost',
      values: { list: 'Ogólny', winner: 'Klienta 10', why: 'customer' },
      level: 'step',
    });
  });

  describe('a list that was meant for the customer and has ended', () => {
    const { Żwir: productId } = sampleProducts;
    const ended = { customerId: 10, beginDate: '2025-01-01', endDate: '2026-03-31' };
    const general = listWith(1, 'Ogólny', {}, ['Żwir', '50.00']);
    const own = listWith(2, 'Klienta 10', ended, ['Żwir', '45.00']);
    const told = (lists: readonly PriceList[], date = '2026-04-01') =>
      priceOf(
        { productId, quantity: '1', customer: { id: 10, priceType: 'hurt' }, currency: 'PLN', date },
        openBook({ lists, discounts: [], rates: [] }),
      ).steps.flatMap(({ level, key, values }) => (level === 'warning' ? [{ key, ...values }] : []));
    const warning = { key: 'own_list_expired', list: 'Klienta 10', date: '2026-03-31', winner: 'Ogólny' };

    // From the end on 31 March, 92 days last until 1 July.
    it('is told as a warning if a general list gives the price instead, for 92 days', () => {
      expect(told([general, own])).toEqual([warning]);
      expect(told([general, own], '2026-03-31')).toEqual([]);
      expect(told([general, own], '2026-07-01')).toEqual([warning]);
      expect(told([general, own], '2026-07-02')).toEqual([]);
    });

    it('is told likewise if it was for the price type of the customer', () => {
      const ofType = { ...own, customerId: null, priceType: 'hurt' };
      expect(told([general, ofType])).toEqual([warning]);
    });

    it.each<[string, readonly PriceList[]]>([
      ['another list of the customer holds', [general, own, { ...own, id: 3, endDate: null }]],
      ['it did not price the product', [general, { ...own, items: own.items.slice(1) }]],
      ['it was of another customer', [general, { ...own, customerId: 11 }]],
      ['it was a surcharge', [general, { ...own, kind: 'surcharge' }]],
      ['it was as general as the one that holds', [general, { ...own, customerId: null }]],
    ])('is no warning if %s', (_why, lists) => {
      expect(told(lists)).toEqual([]);
    });
  });

  const endsOf = (question: PriceQuestion) =>
    priceOf(question, book).steps.filter(({ key }) => key === 'discount_expired');

  it('warns of a discount that has ended where the price had it until now, and not of every former one', () => {
    const ended = { key: 'discount_expired', values: { discount: 'Rabat nr RB-10', date: '2026-03-31' } };
    const question = asked('Żwir', '10', 'customer 27');
    expect(endsOf(question)).toEqual([{ ...ended, level: 'step' }]);
    expect(endsOf({ ...question, earlierDiscountIds: [4] })).toEqual([{ ...ended, level: 'step' }]);
    expect(endsOf({ ...question, earlierDiscountIds: [4, 10] })).toEqual([{ ...ended, level: 'warning' }]);
  });

  it('warns of a discount that the order names and that has ended, of listed and of typed prices', () => {
    for (const question of [asked('Żwir', '10', 'order 17'), asked('Nic', '10', 'typed 10, order 17')])
      expect(endsOf(question)).toMatchObject([{ values: { discount: 'Rabat nr RB-17' }, level: 'warning' }]);
  });

  it('takes the row of a discount that names the price code, in whatever order its rows stand', () => {
    const rows = [
      { productId: sampleProducts.Żwir, priceCode: null, discountPercent: '5', discountSum: null },
      { productId: sampleProducts.Żwir, priceCode: 'LOAD', discountPercent: '50', discountSum: null },
    ];
    const list = listWith(1, 'Z załadunkiem', { priceCode: 'LOAD' }, ['Żwir', '10.00']);
    for (const items of [rows, rows.toReversed()]) {
      const discounts = [discountWith(1, 20, { items })];
      const own = openBook({ ...sampleBook, lists: [list], discounts });
      const priced = priceOf(asked('Żwir', '1', 'customer 20'), own);
      expect(priced).toMatchObject({ price: '10.00', discountSum: '5.00' });
    }
  });

  // The question is of 12 June 2026; 400 days before is 8 May 2025.
  it('uses a rate of the last 400 days, with a warning, and none that is older', () => {
    const onDay = (activeDate: string) => {
      const rates = book.rates.map((rate) => ({ ...rate, activeDate }));
      return priceOf(asked('Dolarowy', '1', ''), { ...book, rates });
    };
    expect(onDay('2025-05-08')).toMatchObject({ fault: null });
    expect(onDay('2025-05-08').steps).toContainEqual(expect.objectContaining({ key: 'rate_stale' }));
    expect(onDay('2025-05-07')).toMatchObject({ price: null, fault: { key: 'rate_missing' } });
  });

  it('says which discount won, which lost and by what', () => {
    const { steps } = priceOf(asked('Żwir', '10', 'customer 23'), book);
    expect(steps.find(({ key }) => key === 'discount_lost')?.values).toEqual({
      discount: 'Rabat nr RB-5',
      priority: '0',
      winner: 'Rabat nr RB-4',
      winnerPriority: '1',
    });
  });
});
