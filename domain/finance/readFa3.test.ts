import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fa3, type InvoiceContent } from './fa3.ts';
import { readFa3 } from './readFa3.ts';
import { taxInGross } from './vat.rules.ts';

const { lines, ...sums } = taxInGross([
  { gross: '50.00', vatCode: '23' },
  { gross: '0.10', vatCode: 'zw' },
]);
const content: InvoiceContent = {
  madeAt: '2026-11-20T10:15:00.000Z',
  number: 'FV-000123/11/2026',
  issuedOn: '2026-11-20',
  soldOn: '2026-11-19',
  seller: { nip: '5260250995', name: 'Terminal & Syn „Żuraw” Sp. z o.o.', address: 'ul. Portowa 1, Gdańsk' },
  buyer: { country: 'DE', number: '136695976', name: 'Spedition <Nord> GmbH', address: null },
  lines: lines.map((amounts, index) => ({
    ...amounts,
    name: ['Postój', 'Usługa'][index] ?? '',
    quantity: '1.00',
    vatCode: index === 0 ? '23' : 'zw',
  })),
  ...sums,
  exemption: 'art. 43 ust. 1',
  payment: { paidOn: '2026-11-20', means: 'card' },
  notes: { Pojazd: 'GDA 12345' },
};

it('an invoice is read back from its XML as it was written', () => {
  expect(readFa3(fa3(content))).toEqual({
    number: 'FV-000123/11/2026',
    issuedOn: '2026-11-20',
    soldOn: '2026-11-19',
    seller: {
      name: 'Terminal & Syn „Żuraw” Sp. z o.o.',
      number: '5260250995',
      address: 'ul. Portowa 1, Gdańsk',
    },
    buyer: { name: 'Spedition <Nord> GmbH', number: 'DE136695976', address: null },
    lines: [
      {
        name: 'Postój',
        unit: 'szt.',
        quantity: '1.00',
        price: '50.00',
        gross: '50.00',
        // 50.00 × 23 / 123
        vat: '9.35',
        vatCode: '23',
      },
      {
        name: 'Usługa',
        unit: 'szt.',
        quantity: '1.00',
        price: '0.10',
        gross: '0.10',
        vat: '0.00',
        vatCode: 'zw',
      },
    ],
    gross: '50.10',
    exemption: 'art. 43 ust. 1',
    paidOn: '2026-11-20',
    // The number of card payments in the schema.
    means: '2',
    notes: [['Pojazd', 'GDA 12345']],
  });
});

it('an invoice without notes and exemption is read too', () => {
  const plain = readFa3(fa3({ ...content, notes: {}, exemption: null }));
  expect(plain).toMatchObject({ notes: [], exemption: null });
});

describe('the unit price of a line', () => {
  const lineOf = (quantity: string, gross: string) => {
    const { lines: amounts, ...totals } = taxInGross([{ gross, vatCode: '23' }]);
    const sold = amounts.map((each) => ({ ...each, name: 'Postój', quantity, vatCode: '23' as const }));
    return readFa3(fa3({ ...content, ...totals, lines: sold, exemption: null })).lines[0];
  };

  it.each([
    ['1.00', '50.00', '50.00'],
    ['2.00', '100.00', '50.00'],
    ['3.00', '100.00', '33.33333333'],
    ['0.50', '12.30', '24.60'],
    ['4.00', '0.05', '0.0125'],
  ])('the unit price of a line for a quantity of %s and an amount of %s is %s', (quantity, gross, price) => {
    expect(lineOf(quantity, gross)).toMatchObject({ quantity, price, gross });
  });

  it('is the amount itself where no quantity was given', () => {
    expect(lineOf('0.00', '50.00')).toMatchObject({ quantity: '1', price: '50.00', gross: '50.00' });
  });

  it('times the quantity is the amount, to the grosz', () => {
    const hundredths = (max: number) =>
      fc.integer({ min: 1, max }).map((n) => new Decimal(n).div(100).toFixed(2));
    fc.assert(
      fc.property(hundredths(99_999), hundredths(99_999_999), (quantity, gross) => {
        const line = lineOf(quantity, gross);
        expect(new Decimal(line?.price ?? 0).times(line?.quantity ?? 0).toFixed(2)).toBe(gross);
      }),
    );
  });
});
