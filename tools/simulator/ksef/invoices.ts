import { randomBytes, randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { invoiceFaults } from '#activities/finance/invoiceSchema.ts';
import { ksefChecksum } from '#domain/finance/ksefNumber.rules.ts';
import { warsawDay, warsawToday } from '#domain/kernel/warsawDay.ts';

/** One received invoice, and how it was judged. */
export interface KeptInvoice {
  readonly referenceNumber: string;
  readonly session: string;
  readonly ordinalNumber: number;
  readonly hash: string;
  readonly xml: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly sellerNip: string;
  readonly buyer: string;
  readonly gross: number;
  /** When it was received. */
  readonly at: string;
  /** Whether it counts as issued offline. */
  readonly offline: boolean;
  /** KSeF's code of its state, such as 200 for an accepted invoice. */
  readonly code: number;
  readonly details: readonly string[];
  readonly ksefNumber: string | null;
  /** The earlier invoice with this number, if this one is a duplicate. */
  readonly original?: KeptInvoice;
  /** So many more questions about its state are answered by "in progress". */
  looksLeft: number;
}

/** A reference as KSeF gives it, of 36 characters: the day, its kind, and random characters. */
export function newReference(kind: string): string {
  return `${warsawToday().replaceAll('-', '')}-${kind}-${randomBytes(5).toString('hex').toUpperCase()}-${randomBytes(5).toString('hex').toUpperCase()}-${randomUUID().slice(0, 2).toUpperCase()}`;
}

/** A KSeF number: the NIP of the seller, the day, random characters and a checksum. */
const ksefNumberOf = (nip: string, day: string): string => {
  const head = `${nip}-${day.replaceAll('-', '')}-${randomBytes(6).toString('hex').toUpperCase()}`;
  return `${head}-${ksefChecksum(head)}`;
};

/** The parts of an invoice that are read: the seller, the buyer, its day (P_1), its number (P_2) and its gross amount (P_15). */
interface ParsedInvoice {
  readonly Faktura?: {
    readonly Podmiot1?: { readonly DaneIdentyfikacyjne?: { readonly NIP?: string } };
    readonly Podmiot2?: { readonly DaneIdentyfikacyjne?: { readonly Nazwa?: string } };
    readonly Fa?: { readonly P_1?: string; readonly P_2?: string; readonly P_15?: string };
  };
}
const parser = new XMLParser({ parseTagValue: false });

/** An invoice as its session received it. */
interface Arrival {
  readonly session: string;
  readonly ordinalNumber: number;
  /** The firm as which the session was opened. */
  readonly contextNip: string;
  readonly hash: string;
  readonly xml: Buffer;
  readonly offline: boolean;
  /** How many questions about its state are answered by "in progress". */
  readonly looks: number;
  /** The code with which it is judged, whatever it contains. */
  readonly forced?: number | undefined;
}

/** Judges invoices as KSeF does: by the schema, by the seller, and by whether the number was used before. */
export function createInvoiceStore() {
  const all: KeptInvoice[] = [];

  const judge = (
    xml: string,
    { contextNip, forced }: Arrival,
    number: string,
    nip: string,
    issuedOn: string,
  ) => {
    if (forced) return { code: forced, details: ['Na życzenie'] };
    const faults = invoiceFaults(xml);
    if (faults.length > 0) return { code: 450, details: faults };
    if (nip !== contextNip) return { code: 410, details: ['Podmiot nie jest sprzedawcą'] };
    if (issuedOn > warsawToday()) return { code: 450, details: ['P_1 nie może być datą z przyszłości'] };
    const original = all.find(
      (each) => each.code === 200 && each.sellerNip === nip && each.number === number,
    );
    if (!original) return { code: 200, details: [] };
    return { code: 440, details: [`Faktura o numerze KSeF: ${original.ksefNumber}`], original };
  };

  return {
    all: all as readonly KeptInvoice[],
    take: (arrival: Arrival): KeptInvoice => {
      const xml = arrival.xml.toString('utf8');
      const { Faktura } = parser.parse(xml) as ParsedInvoice;
      const nip = Faktura?.Podmiot1?.DaneIdentyfikacyjne?.NIP ?? '';
      const number = Faktura?.Fa?.P_2 ?? '';
      const issuedOn = Faktura?.Fa?.P_1 ?? '';
      const at = new Date().toISOString();
      const verdict = judge(xml, arrival, number, nip, issuedOn);
      const invoice: KeptInvoice = {
        // `EE`: KSeF's kind of reference for an invoice in a session.
        referenceNumber: newReference('EE'),
        session: arrival.session,
        ordinalNumber: arrival.ordinalNumber,
        hash: arrival.hash,
        xml,
        number,
        issuedOn,
        sellerNip: nip,
        buyer: Faktura?.Podmiot2?.DaneIdentyfikacyjne?.Nazwa ?? '',
        gross: Number(Faktura?.Fa?.P_15 ?? 0),
        at,
        offline: arrival.offline || issuedOn < warsawDay(at),
        ksefNumber: verdict.code === 200 ? ksefNumberOf(nip, warsawDay(at)) : null,
        looksLeft: arrival.looks,
        ...verdict,
      };
      all.push(invoice);
      return invoice;
    },
  };
}
export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/** KSeF's texts for the codes of an invoice's state. */
const descriptions: Readonly<Record<number, string>> = {
  150: 'Trwa przetwarzanie',
  200: 'Sukces',
  405: 'Przetwarzanie anulowane z powodu błędu sesji',
  410: 'Nieprawidłowy zakres uprawnień',
  430: 'Błąd weryfikacji pliku faktury',
  435: 'Błąd odszyfrowania pliku',
  440: 'Duplikat faktury',
  450: 'Błąd weryfikacji semantyki dokumentu faktury',
  500: 'Nieznany błąd',
  550: 'Operacja została anulowana przez system',
};

/** The answer about the state of an invoice, a `SessionInvoiceStatusResponse`. Each call counts `looksLeft` down. */
export function statusAnswer(invoice: KeptInvoice): object {
  const isWorking = invoice.looksLeft > 0;
  if (isWorking) invoice.looksLeft -= 1;
  const code = isWorking ? 150 : invoice.code;
  const { original, details } = invoice;
  return {
    ordinalNumber: invoice.ordinalNumber,
    referenceNumber: invoice.referenceNumber,
    invoiceHash: invoice.hash,
    invoicingDate: invoice.at,
    ...(code === 200
      ? {
          invoiceNumber: invoice.number,
          ksefNumber: invoice.ksefNumber,
          acquisitionDate: invoice.at,
          permanentStorageDate: invoice.at,
          invoicingMode: invoice.offline ? 'Offline' : 'Online',
        }
      : {}),
    status: {
      code,
      description: descriptions[code] ?? 'Nieznany błąd',
      ...(isWorking || details.length === 0 ? {} : { details }),
      ...(code === 440 && original
        ? {
            extensions: {
              originalSessionReferenceNumber: original.session,
              originalKsefNumber: original.ksefNumber,
            },
          }
        : {}),
    },
  };
}

/** An invoice in the answer to a query, an `InvoiceMetadata`. */
export function metadataOf(invoice: KeptInvoice): object {
  return {
    ksefNumber: invoice.ksefNumber,
    invoiceNumber: invoice.number,
    issueDate: invoice.issuedOn,
    invoicingDate: invoice.at,
    acquisitionDate: invoice.at,
    permanentStorageDate: invoice.at,
    seller: { nip: invoice.sellerNip },
    buyer: { identifier: { type: 'None' }, name: invoice.buyer },
    netAmount: 0,
    grossAmount: invoice.gross,
    vatAmount: 0,
    currency: 'PLN',
    invoicingMode: invoice.offline ? 'Offline' : 'Online',
    invoiceType: 'Vat',
    formCode: { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' },
    isSelfInvoicing: false,
    hasAttachment: false,
    invoiceHash: invoice.hash,
  };
}

/** A receipt that looks like KSeF's UPO. */
export function receiptOf({ ksefNumber, number, hash, at, sellerNip }: KeptInvoice): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><NazwaPodmiotuPrzyjmujacego>Atrapa KSeF</NazwaPodmiotuPrzyjmujacego><Dokument><NipSprzedawcy>${sellerNip}</NipSprzedawcy><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu><NumerFaktury>${number.replace(/[&<>]/g, '')}</NumerFaktury><DataNadaniaNumeruKSeF>${at}</DataNadaniaNumeruKSeF><SkrotDokumentu>${hash}</SkrotDokumentu></Dokument></Potwierdzenie>
`;
}
