import { expect, it } from 'vitest';
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
    means: '2',
    notes: [['Pojazd', 'GDA 12345']],
  });
});

it('an invoice without notes and exemption is read too', () => {
  const plain = readFa3(fa3({ ...content, notes: {}, exemption: null }));
  expect(plain).toMatchObject({ notes: [], exemption: null });
});
