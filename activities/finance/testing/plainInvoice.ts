import type { InvoiceContent } from '#domain/finance/fa3.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { taxInGross, type VatCode } from '#domain/finance/vat.rules.ts';

interface Sold {
  readonly name: string;
  readonly gross: string;
  readonly vatCode: VatCode;
}

export const parking: Sold = { name: 'Postój na parkingu buforowym', gross: '50.00', vatCode: '23' };

/** An invoice of today for parking, or for whatever was sold; `changes` replace parts of it. */
export function plainInvoice(
  changes: Partial<InvoiceContent> = {},
  sold: readonly Sold[] = [parking],
): InvoiceContent {
  const now = new Date().toISOString();
  const { lines, ...sums } = taxInGross(sold);
  return {
    madeAt: now,
    number: 'FV-000123',
    issuedOn: warsawDay(now),
    soldOn: warsawDay(now),
    seller: { nip: '5260250995', name: 'Terminal Sp. z o.o.', address: 'ul. Portowa 1, 80-001 Gdańsk' },
    buyer: { country: 'PL', number: '5261040567', name: 'Przewoźnik Sp. z o.o.', address: 'ul. Drogowa 2' },
    lines: lines.map((amounts, index) => ({
      ...amounts,
      name: sold[index]?.name ?? '',
      quantity: '1',
      vatCode: sold[index]?.vatCode ?? '23',
    })),
    ...sums,
    // `zw` is exempt from VAT, which needs a legal ground.
    exemption: sold.some(({ vatCode }) => vatCode === 'zw') ? 'art. 43 ust. 1 pkt 40 ustawy' : null,
    payment: { paidOn: warsawDay(now), means: 'card' },
    notes: {},
    ...changes,
  };
}
