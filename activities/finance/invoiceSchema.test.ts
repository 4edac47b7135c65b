import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fa3, type InvoiceContent } from '#domain/finance/fa3.ts';
import { vatPercent, type VatCode } from '#domain/finance/vat.rules.ts';
import { invoiceFaults } from './invoiceSchema.ts';
import { parking, plainInvoice } from './testing/plainInvoice.ts';

const invoiceOf = (sold: Parameters<typeof plainInvoice>[1], some: Partial<InvoiceContent> = {}) =>
  plainInvoice(some, sold);

describe('an invoice', () => {
  it('an invoice for one service, paid by card, is as the ministry wants it', () => {
    const xml = fa3(invoiceOf([parking]));
    expect(invoiceFaults(xml)).toEqual([]);
    expect(xml).toContain('<P_13_1>40.65</P_13_1><P_14_1>9.35</P_14_1><P_15>50.00</P_15>');
    expect(xml).toContain('<FormaPlatnosci>2</FormaPlatnosci>');
  });

  it.each(Object.keys(vatPercent) as VatCode[])(
    'an invoice with a line at the rate %s is valid',
    (vatCode) => {
      expect(invoiceFaults(fa3(invoiceOf([{ ...parking, vatCode }])))).toEqual([]);
    },
  );

  it('an invoice with every rate at once is valid', () => {
    const lines = (['23', '8', '5', '4', '0 KR', '0 WDT', '0 EX', 'zw', 'np I', 'np II', 'oo'] as const).map(
      (vatCode) => ({ ...parking, vatCode }),
    );
    expect(invoiceFaults(fa3(invoiceOf(lines)))).toEqual([]);
  });

  it('an invoice with two rates of one element has their sum in it', () => {
    const xml = fa3(invoiceOf([parking, { ...parking, vatCode: '22' }]));
    expect(invoiceFaults(xml)).toEqual([]);
    // 40.65 at 23 % and 40.98 at 22 %.
    expect(xml).toContain('<P_13_1>81.63</P_13_1><P_14_1>18.37</P_14_1><P_15>100.00</P_15>');
  });

  it.each([
    { country: 'DE', number: '136695976', name: 'Spedition Müller & Söhne <GmbH>', address: 'Hafenstraße 1' },
    { country: 'EL', number: '094014201', name: 'Μεταφορές Α.Ε.', address: null },
    {
      country: 'PL',
      number: '5261040567',
      name: `  ${'Firma "Ż" '.repeat(100)}`,
      address: '\tul.\n Długa\u0001 ',
    },
  ])('an invoice for $name is valid', (buyer) => {
    expect(invoiceFaults(fa3(invoiceOf([parking], { buyer })))).toEqual([]);
  });

  it('may say which truck it is about', () => {
    const notes = { Pojazd: 'GDA 12345', Dyspozycja: 'DYS-000017' };
    const xml = fa3(invoiceOf([parking], { notes }));
    expect(invoiceFaults(xml)).toEqual([]);
    expect(xml).toContain('<Wartosc>GDA 12345</Wartosc>');
  });

  it('an invoice is valid whatever is sold to whomever', () => {
    const words = fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }).map((text) => `x${text}`);
    const sold = fc.record({
      name: words,
      gross: fc.integer({ min: 1, max: 9_999_999 }).map((grosze) => (grosze / 100).toFixed(2)),
      vatCode: fc.constantFrom(...(Object.keys(vatPercent) as VatCode[])),
    });
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1, maxLength: 8 }), words, words, (lines, name, address) => {
        const buyer = { country: 'PL', number: '5261040567', name, address };
        expect(invoiceFaults(fa3(invoiceOf(lines, { buyer })))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the schema', () => {
  it.each([
    ['a NIP that is none', (xml: string) => xml.replace('5260250995', '0000000000'), /NIP/],
    ['a day that is none', (xml: string) => xml.replace(/<P_1>[^<]*/, '<P_1>20.11.2026'), /P_1/],
    // The sum stands before `Adnotacje`, which now comes too early.
    ['a missing sum', (xml: string) => xml.replace(/<P_15>.*?<\/P_15>/, ''), /Adnotacje/],
    ['another order', (xml: string) => xml.replace(/(<P_1>.*?<\/P_1>)(<P_2>.*?<\/P_2>)/, '$2$1'), /P_2/],
    ['no XML', () => 'Faktura', /Start tag expected/],
  ])('reports %s', (_what, spoil, complaint) => {
    expect(invoiceFaults(spoil(fa3(invoiceOf([parking])))).join('\n')).toMatch(complaint);
  });

  it.each([
    // The invoice would be valid if the entity were expanded: the seller would have the name of this machine, or this text.
    ['a file', '<!ENTITY e SYSTEM "file:///etc/hostname">', /DOCTYPE/],
    ['a text', '<!ENTITY e "Nazwa">', /DOCTYPE/],
    ['nothing', '', /Entity 'e' not defined/],
  ])('refuses an invoice with an entity for %s', (_what, entity, complaint) => {
    const doctype = entity && `<!DOCTYPE Faktura [${entity}]>`;
    const xml = fa3(invoiceOf([parking]))
      .replace(/<Faktura/, `${doctype}<Faktura`)
      .replace(/<Nazwa>[^<]*/, '<Nazwa>&e;');
    expect(invoiceFaults(xml).join()).toMatch(complaint);
  });
});
