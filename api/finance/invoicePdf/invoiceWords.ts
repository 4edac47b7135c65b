/** The means of payment by their code in FA(3). */
const means: Readonly<Record<string, string>> = {
  '1': 'gotówka / cash',
  '2': 'karta / card',
  '6': 'przelew / transfer',
};
const polishAmount = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in Polish number format. `format` reads a text without losing digits; TypeScript allows it only as `${number}`. */
export function money(amount: string): string {
  return polishAmount.format(amount as `${number}`);
}

const polishUnitPrice = new Intl.NumberFormat('pl-PL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 8,
});

/** The price of one unit in Polish number format, with all decimals that were sent: times the quantity it gives the amount. */
export function unitPrice(price: string): string {
  return polishUnitPrice.format(price as `${number}`);
}

/** The texts of an invoice: Polish, with English for foreign carriers. */
export const words = {
  title: 'Faktura',
  issuedOn: 'Data wystawienia / Issued on',
  soldOn: 'Data sprzedaży / Date of sale',
  ksefNumber: 'Numer KSeF / KSeF number',
  noNumberYet: 'jeszcze nienadany / not given yet',
  seller: 'Sprzedawca / Seller',
  buyer: 'Nabywca / Buyer',
  taxNumber: 'NIP / VAT no.',
  place: 'Lp.',
  name: 'Nazwa / Description',
  quantity: 'Ilość / Quantity',
  price: 'Cena brutto / Gross price',
  vatRate: 'Stawka / VAT rate',
  vat: 'VAT',
  net: 'Netto / Net',
  gross: 'Brutto / Gross',
  toPay: 'Razem / Total',
  paid: 'Zapłacono / Paid:',
  exemption: 'Podstawa zwolnienia / Exempt under',
  checkCode: 'Sprawdź fakturę w KSeF / Check the invoice in KSeF',
  certificateCode: 'Sprawdź wystawcę / Check the issuer',
  means: (code: string): string => means[code] ?? code,
  /** A rate that is a number gets a percent sign; others are codes, such as `zw` for an exemption. */
  rate: (code: string): string => (/^\d+$/.test(code) ? `${code}%` : code),
} as const;
