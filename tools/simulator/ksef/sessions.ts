import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  metadataOf,
  newReference,
  receiptOf,
  statusAnswer,
  type InvoiceStore,
  type KeptInvoice,
} from './invoices.ts';
import { decrypted, type MinistryKeys } from './keys.ts';
import { badRequest } from './refusals.ts';

/** How long a session may be used, as KSeF says. The simulator only reports it. */
const lifeMs = 12 * 3_600_000;
/** A SHA-256 in base64. */
const hash = z.string().length(44);
const openRequest = z.object({
  formCode: z.object({
    systemCode: z.literal('FA (3)'),
    schemaVersion: z.literal('1-0E'),
    value: z.literal('FA'),
  }),
  encryption: z.object({ encryptedSymmetricKey: z.string(), initializationVector: z.string() }),
});
const sendRequest = z.object({
  invoiceHash: hash,
  invoiceSize: z.int().positive(),
  encryptedInvoiceHash: hash,
  encryptedInvoiceSize: z.int().positive(),
  encryptedInvoiceContent: z.string(),
  offlineMode: z.boolean().default(false),
});
const queryRequest = z.object({
  // The seller.
  subjectType: z.literal('Subject1'),
  dateRange: z.object({
    dateType: z.enum(['Issue', 'Invoicing', 'PermanentStorage']),
    from: z.iso.datetime(),
  }),
  invoiceNumber: z.string().nullish(),
});

interface Session {
  readonly reference: string;
  readonly nip: string;
  readonly key: Buffer;
  readonly iv: Buffer;
  readonly opened: string;
  /** Whether invoices can still be sent in it. */
  open: boolean;
  /** How many invoices it has received. */
  count: number;
}

const parsed = <S extends z.ZodType>(shape: S, body: unknown): z.output<S> => {
  const result = shape.safeParse(body);
  if (!result.success) throw badRequest(21405, z.prettifyError(result.error));
  return result.data;
};

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/**
 * Online sessions and the invoices in them. Error codes and their Polish texts are those of KSeF; an invoice with the code 200
 * was accepted. `query` finds accepted invoices of a seller by their number, and ignores the range of dates.
 */
export function createSessions(keys: MinistryKeys, store: InvoiceStore) {
  const sessions = new Map<string, Session>();

  const sessionOf = (nip: string, reference: string): Session => {
    const session = sessions.get(reference);
    if (session?.nip !== nip) throw badRequest(21173, 'Brak sesji o wskazanym numerze referencyjnym');
    return session;
  };
  const inSession = (nip: string, reference: string): KeptInvoice[] => {
    sessionOf(nip, reference);
    return store.all.filter(({ session }) => session === reference);
  };

  return {
    open: (nip: string, body: unknown) => {
      const { encryption } = parsed(openRequest, body);
      const key = keys.open(encryption.encryptedSymmetricKey);
      const iv = Buffer.from(encryption.initializationVector, 'base64');
      // AES-256 in CBC: a key of 32 bytes and an initialization vector of 16.
      if (key?.length !== 32 || iv.length !== 16) throw badRequest(21401, 'Błąd odszyfrowania klucza');
      const reference = newReference('SO');
      const opened = new Date().toISOString();
      sessions.set(reference, { reference, nip, key, iv, opened, open: true, count: 0 });
      return { referenceNumber: reference, validUntil: new Date(Date.now() + lifeMs).toISOString() };
    },
    send: (nip: string, reference: string, body: unknown, behaviour: Judging) => {
      const session = sessionOf(nip, reference);
      if (!session.open) throw badRequest(21180, 'Status sesji uniemożliwia wykonanie operacji');
      return { referenceNumber: take(store, session, parsed(sendRequest, body), behaviour).referenceNumber };
    },
    close: (nip: string, reference: string): void => {
      sessionOf(nip, reference).open = false;
    },
    status: (nip: string, reference: string) => {
      return statusOf(sessionOf(nip, reference), inSession(nip, reference));
    },
    list: (nip: string, reference: string) => ({ invoices: inSession(nip, reference).map(statusAnswer) }),
    invoice: (nip: string, reference: string, invoiceReference: string) => {
      const found = inSession(nip, reference).find((each) => each.referenceNumber === invoiceReference);
      if (!found) throw badRequest(21178, 'Nie znaleziono faktury o podanym identyfikatorze');
      return statusAnswer(found);
    },
    receipt: (nip: string, reference: string, which: string): string => {
      const found = inSession(nip, reference).find(
        ({ code, ksefNumber, referenceNumber }) =>
          code === 200 && (ksefNumber === which || referenceNumber === which),
      );
      if (!found) throw badRequest(21178, 'Nie znaleziono UPO dla podanych kryteriów');
      return receiptOf(found);
    },
    query: (nip: string, body: unknown) => {
      const { invoiceNumber } = parsed(queryRequest, body);
      const found = store.all.filter(
        ({ code, sellerNip, number }) =>
          code === 200 && sellerNip === nip && (!invoiceNumber || number === invoiceNumber),
      );
      return { hasMore: false, isTruncated: false, invoices: found.map(metadataOf) };
    },
  };
}

/** How an invoice is judged. */
interface Judging {
  /** How many questions about the state of the invoice are answered by "in progress" before the result is given. */
  readonly looks: number;
  /** The code that the invoice gets if it was encrypted and sent rightly; without this the invoice is judged by its content. */
  readonly forced?: number | undefined;
}

const take = (
  store: InvoiceStore,
  session: Session,
  invoice: z.output<typeof sendRequest>,
  { looks, forced }: Judging,
): KeptInvoice => {
  const encrypted = Buffer.from(invoice.encryptedInvoiceContent, 'base64');
  if (encrypted.length !== invoice.encryptedInvoiceSize || digest(encrypted) !== invoice.encryptedInvoiceHash)
    throw badRequest(21402, 'Rozmiar lub skrót zaszyfrowanej faktury jest nieprawidłowy');
  const plain = decrypted(session.key, session.iv, encrypted);
  session.count += 1;
  // The codes of KSeF: 435 for an invoice that cannot be decrypted, which is then kept with an empty document; 430 for another
  // size or hash than was announced.
  const decryptionFault = plain === undefined ? 435 : undefined;
  const contentFault =
    plain && (plain.length !== invoice.invoiceSize || digest(plain) !== invoice.invoiceHash)
      ? 430
      : undefined;
  return store.take({
    session: session.reference,
    ordinalNumber: session.count,
    contextNip: session.nip,
    hash: invoice.invoiceHash,
    xml: plain ?? Buffer.from('<x/>'),
    offline: invoice.offlineMode,
    looks,
    forced: decryptionFault ?? contentFault ?? forced,
  });
};

const statusOf = ({ open, opened }: Session, invoices: readonly KeptInvoice[]) => {
  const acceptedCount = invoices.filter(({ code }) => code === 200).length;
  return {
    status: open
      ? { code: 100, description: 'Sesja interaktywna otwarta' }
      : { code: 200, description: 'Sesja interaktywna przetworzona pomyślnie' },
    dateCreated: opened,
    dateUpdated: new Date().toISOString(),
    invoiceCount: invoices.length,
    successfulInvoiceCount: acceptedCount,
    failedInvoiceCount: invoices.length - acceptedCount,
  };
};
