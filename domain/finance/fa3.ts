import { Decimal } from 'decimal.js';
import { XMLBuilder } from 'fast-xml-parser';
import { exact, moneyScale } from '../kernel/decimals.ts';
import type { BuyerNumber } from './buyerNumber.rules.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { totalOf, type Amounts, type RateTotal, type VatCode } from './vat.rules.ts';
import { beginningOf } from '../kernel/shortText.ts';

/** The content of an invoice; amounts are złotys with two decimals, days are `2026-11-20`. */
export interface InvoiceContent extends Amounts {
  /** When its XML was made, ISO 8601. It is part of the hash, so it is set only once. */
  readonly madeAt: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly soldOn: string;
  readonly seller: { readonly nip: string; readonly name: string; readonly address: string };
  readonly buyer: BuyerNumber & { readonly name: string; readonly address: string | null };
  readonly lines: readonly (Amounts & {
    readonly name: string;
    readonly quantity: string;
    readonly vatCode: VatCode;
  })[];
  readonly rates: readonly RateTotal[];
  /** The legal basis of the exemption for lines at the rate `zw`. */
  readonly exemption: string | null;
  readonly payment: { readonly paidOn: string; readonly means: PaymentMeans };
  /** Further information for the buyer: plates, ticket. */
  readonly notes: Readonly<Record<string, string>>;
}

/** The numbers of the means of payment in the schema. */
const numbersOfMeans = { cash: 1, card: 2, transfer: 6 } as const satisfies Record<PaymentMeans, number>;

export const fa3Form = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' } as const;
const namespace = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const softwareName = 'Keja';
/** How the schema writes answers. */
const no = 2;
const yes = 1;

/**
 * The elements for the net sum (`P_13_…`) and the VAT (`P_14_…`) of each rate, in the order of the schema. A rate and the one
 * that replaced it in a later year share an element.
 */
const sumElements: readonly (readonly [readonly VatCode[], net: string, vat?: string])[] = [
  [['23', '22'], 'P_13_1', 'P_14_1'],
  [['8', '7'], 'P_13_2', 'P_14_2'],
  [['5'], 'P_13_3', 'P_14_3'],
  [['4', '3'], 'P_13_4', 'P_14_4'],
  [['0 KR'], 'P_13_6_1'],
  [['0 WDT'], 'P_13_6_2'],
  [['0 EX'], 'P_13_6_3'],
  [['zw'], 'P_13_7'],
  [['np I'], 'P_13_8'],
  [['np II'], 'P_13_9'],
  [['oo'], 'P_13_10'],
];

/** In what it builds, `@` begins the name of an attribute, and `#` is the text of an element. */
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  suppressEmptyNode: true,
});

/**
 * The invoice in the format of KSeF: FA(3), UTF-8. The schema fixes the order of all elements, so the order here matters. Prices
 * include tax (P_9B, P_11A).
 */
export function fa3(invoice: InvoiceContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    Faktura: {
      '@xmlns': namespace,
      Naglowek: {
        KodFormularza: {
          '@kodSystemowy': fa3Form.systemCode,
          '@wersjaSchemy': fa3Form.schemaVersion,
          '#': fa3Form.value,
        },
        WariantFormularza: 3,
        DataWytworzeniaFa: invoice.madeAt,
        SystemInfo: softwareName,
      },
      Podmiot1: sellerOf(invoice),
      Podmiot2: buyerOf(invoice),
      Fa: bodyOf(invoice),
    },
  })}`;
}

const sellerOf = ({ seller: { nip, name, address } }: InvoiceContent) => ({
  DaneIdentyfikacyjne: { NIP: nip, Nazwa: token(name, 512) },
  Adres: addressOf('PL', address),
});

const buyerOf = ({ buyer: { country, number, name, address } }: InvoiceContent) => ({
  DaneIdentyfikacyjne: {
    ...(country === 'PL' ? { NIP: number } : { KodUE: country, NrVatUE: number }),
    Nazwa: token(name, 512),
  },
  ...(address ? { Adres: addressOf(countryOf(country), address) } : {}),
  // Neither a unit of a local government nor a member of a VAT group, as far as a driver can know.
  JST: no,
  GV: no,
});

/** VAT numbers call Greece EL and Northern Ireland XI; addresses do not. */
const countryOf = (vatCountry: string): string => ({ EL: 'GR', XI: 'GB' })[vatCountry] ?? vatCountry;

const addressOf = (country: string, address: string) => ({
  KodKraju: country,
  AdresL1: token(address, 512),
});

/** Days of issue (P_1) and of sale (P_6), number (P_2), sums by rate, the amount to pay (P_15), lines and payment. */
const bodyOf = (invoice: InvoiceContent) => ({
  KodWaluty: 'PLN',
  P_1: invoice.issuedOn,
  P_2: invoice.number,
  P_6: invoice.soldOn,
  ...sumsOf(invoice.rates),
  P_15: invoice.gross,
  // Special rules of VAT: cash accounting (P_16), self-billing (P_17), reverse charge (P_18), split payment (P_18A), exemption
  // (P_19), new vehicles (P_22), triangular trade (P_23), margin. Only the reverse charge (`oo`) and exemptions occur here.
  Adnotacje: {
    P_16: no,
    P_17: no,
    P_18: invoice.rates.some(({ vatCode }) => vatCode === 'oo') ? yes : no,
    P_18A: no,
    Zwolnienie: invoice.exemption ? { P_19: yes, P_19A: token(invoice.exemption, 256) } : { P_19N: yes },
    NoweSrodkiTransportu: { P_22N: yes },
    P_23: no,
    PMarzy: { P_PMarzyN: yes },
  },
  RodzajFaktury: 'VAT',
  ...notesOf(invoice.notes),
  // Of each line: name (P_7), unit (P_8A, pieces), quantity (P_8B), gross price (P_9B), gross amount (P_11A) and the VAT in it
  // (P_11Vat), rate (P_12).
  FaWiersz: invoice.lines.map(({ name, quantity, gross, vat, vatCode }, index) => ({
    NrWierszaFa: index + 1,
    P_7: token(name, 512),
    P_8A: 'szt.',
    ...quantityAndPrice(quantity, gross),
    P_11A: gross,
    P_11Vat: vat,
    P_12: vatCode,
  })),
  Platnosc: {
    Zaplacono: yes,
    DataZaplaty: invoice.payment.paidOn,
    FormaPlatnosci: numbersOfMeans[invoice.payment.means],
  },
});

/** The longest fraction of a unit price in the schema. */
const priceScale = 8;

/** The quantity and the gross price of one unit, with as many decimals as it needs. A quantity of zero is invoiced as one. */
const quantityAndPrice = (quantity: string, gross: string) => {
  if (new Decimal(quantity).isZero()) return { P_8B: '1', P_9B: gross };
  const price = new Decimal(gross).div(quantity).toDecimalPlaces(priceScale, Decimal.ROUND_HALF_UP);
  return { P_8B: quantity, P_9B: price.toFixed(Math.max(moneyScale, price.decimalPlaces())) };
};

const sumsOf = (rates: readonly RateTotal[]): Record<string, string> =>
  Object.fromEntries(
    sumElements.flatMap(([codes, net, vat]) => {
      const together = rates.filter(({ vatCode }) => codes.includes(vatCode));
      if (together.length === 0) return [];
      const sum = (name: 'net' | 'vat') => exact(totalOf(together.map((rate) => rate[name])), moneyScale);
      return vat
        ? [
            [net, sum('net')],
            [vat, sum('vat')],
          ]
        : [[net, sum('net')]];
    }),
  );

const notesOf = (notes: Readonly<Record<string, string>>) => {
  const entries = Object.entries(notes).map(([key, value]) => ({
    Klucz: token(key, 256),
    Wartosc: token(value, 256),
  }));
  return entries.length > 0 ? { DodatkowyOpis: entries } : {};
};

/**
 * Text as a token of the schema: in one line and not longer than `longest` characters. White space and characters that XML does
 * not allow (control characters, halves of surrogate pairs, code points that are no characters) become one blank.
 */
const token = (written: string, longest: number): string =>
  beginningOf(written.replace(/[\p{Cc}\p{Cs}\p{Cn}\s]+/gu, ' ').trim(), longest).trim();
