import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const text = z.coerce.string();
const optionalText = text.optional();
const party = z.object({
  DaneIdentyfikacyjne: z.object({
    NIP: optionalText,
    KodUE: optionalText,
    NrVatUE: optionalText,
    Nazwa: text,
  }),
  Adres: z.object({ AdresL1: text }).optional(),
});
/** The elements of FA(3) that are read, named as `fa3.ts` writes them. */
const shape = z.object({
  Faktura: z.object({
    Podmiot1: party,
    Podmiot2: party,
    Fa: z.object({
      P_1: text,
      P_2: text,
      P_6: optionalText,
      P_15: text,
      Adnotacje: z.object({ Zwolnienie: z.object({ P_19A: optionalText }) }),
      DodatkowyOpis: z.array(z.object({ Klucz: text, Wartosc: text })).default([]),
      FaWiersz: z.array(
        z.object({ P_7: text, P_8A: text, P_8B: text, P_9B: text, P_11A: text, P_11Vat: text, P_12: text }),
      ),
      Platnosc: z.object({ DataZaplaty: text, FormaPlatnosci: text }),
    }),
  }),
});

export interface ReadParty {
  readonly name: string;
  /** The NIP; for a firm elsewhere in the EU, its VAT number with the country. */
  readonly number: string;
  readonly address: string | null;
}

/** The content of an invoice that was sent. Amounts are złotys with two decimals; prices include VAT and may have more. */
export interface ReadInvoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly soldOn: string;
  readonly seller: ReadParty;
  readonly buyer: ReadParty;
  readonly lines: readonly {
    readonly name: string;
    readonly unit: string;
    readonly quantity: string;
    readonly price: string;
    readonly gross: string;
    readonly vat: string;
    readonly vatCode: string;
  }[];
  readonly gross: string;
  /** The legal basis of an exemption from VAT; null without an exemption. */
  readonly exemption: string | null;
  readonly paidOn: string;
  /** As the schema numbers them: 1 cash, 2 card, 6 transfer. */
  readonly means: string;
  /** Additional notes, each as its heading and its text. */
  readonly notes: readonly (readonly [string, string])[];
}

/** Values stay texts, so that amounts keep their zeros. An element that may repeat is a list even if there is one. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === 'FaWiersz' || name === 'DodatkowyOpis',
});

const partyOf = ({ DaneIdentyfikacyjne: id, Adres }: z.infer<typeof party>): ReadParty => ({
  name: id.Nazwa,
  number: id.NIP ?? `${id.KodUE ?? ''}${id.NrVatUE ?? ''}`,
  address: Adres?.AdresL1 ?? null,
});

/** Reads one of our invoices from its XML, so that people see what was sent even if records have changed since. */
export function readFa3(xml: string): ReadInvoice {
  const { Podmiot1, Podmiot2, Fa } = shape.parse(parser.parse(xml)).Faktura;
  return {
    number: Fa.P_2,
    issuedOn: Fa.P_1,
    soldOn: Fa.P_6 ?? Fa.P_1,
    seller: partyOf(Podmiot1),
    buyer: partyOf(Podmiot2),
    lines: Fa.FaWiersz.map((line) => ({
      name: line.P_7,
      unit: line.P_8A,
      quantity: line.P_8B,
      price: line.P_9B,
      gross: line.P_11A,
      vat: line.P_11Vat,
      vatCode: line.P_12,
    })),
    gross: Fa.P_15,
    exemption: Fa.Adnotacje.Zwolnienie.P_19A ?? null,
    paidOn: Fa.Platnosc.DataZaplaty,
    means: Fa.Platnosc.FormaPlatnosci,
    notes: Fa.DodatkowyOpis.map(({ Klucz, Wartosc }) => [Klucz, Wartosc] as const),
  };
}
