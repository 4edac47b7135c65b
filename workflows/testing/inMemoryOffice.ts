import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { sendBy } from '#domain/finance/ksefTime.rules.ts';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import type { RegisterOffices } from '../partners/registerCheck.activities.ts';
import type { FirmLookup } from '../finance/firmLookup.activities.ts';
import type {
  InvoiceRecords,
  IssuedInvoice,
  KsefNote,
  KsefOffice,
  KsefAnswer,
} from '../finance/ksefInvoice.activities.ts';
import { refusalFailure } from '../kernel/failures.ts';

/**
 * The activities about invoices, KSeF and the registers of firms for tests of workflows. They keep everything in memory, take
 * effect once for each key as the real ones do, and fail when a test wants it.
 */
export interface InMemoryOffice {
  readonly activities: InvoiceRecords & KsefOffice & FirmLookup & RegisterOffices;
  /** The issued invoices by payment. */
  readonly issued: Map<number, IssuedInvoice>;
  /** Invoices that KSeF has taken, in order. `xml` says how often the XML had been made again before that. */
  readonly taken: { readonly invoiceId: number; readonly offline: boolean; readonly xml: number }[];
  /** How often the XML of an invoice was made again. */
  readonly rebuilt: Map<number, number>;
  /** The keys with which invoices were made again or trouble was noted, in their order. */
  readonly keys: string[];
  /** Invoices handed over although KSeF had them and had not asked for them again. */
  readonly doubled: number[];
  /** What was noted about KSeF in the records, each note once. */
  readonly notes: KsefNote[];
  /** The invoices whose receipt was kept. */
  readonly receipts: Set<number>;
  /** The error code of the last noted trouble by payment; null once the trouble is over. */
  readonly troubles: Map<number, string | null>;
  /** Set to refuse with this code that an invoice is issued or made again. */
  obstacle: ErrorCode | undefined;
  /** Payments in which nothing bears VAT. */
  readonly withoutVat: Set<number>;
  /** Set to make KSeF fail before it takes an invoice, or after: then its answer is lost. */
  beforeTaking: () => void;
  afterTaking: () => void;
  /** Set to make the look-up of an invoice at KSeF fail, or to do something meanwhile. */
  looking: () => void | Promise<void>;
  /** The answer of KSeF about an invoice that it has taken. */
  judge: (invoiceId: number) => KsefAnswer;
  /** Set to make the registers fail, or to do something meanwhile. */
  register: () => void | Promise<void>;
}

export const acceptedAnswer: KsefAnswer = {
  verdict: 'accepted',
  reason: '',
  ksefNumber: '5260250995-20261120-0100001AF629-AF',
  acquiredAt: '2026-11-20T10:00:00.000Z',
};
/** An answer of KSeF with this verdict and without a number. */
export function answerWith(verdict: KsefAnswer['verdict'], reason = ''): KsefAnswer {
  return {
    verdict,
    reason,
    ksefNumber: null,
    acquiredAt: null,
  };
}

type OfficeState = Omit<InMemoryOffice, 'activities'>;

export function inMemoryOffice(): InMemoryOffice {
  const office: OfficeState = {
    issued: new Map(),
    taken: [],
    rebuilt: new Map(),
    keys: [],
    doubled: [],
    notes: [],
    receipts: new Set(),
    troubles: new Map(),
    obstacle: undefined,
    withoutVat: new Set(),
    beforeTaking: () => undefined,
    afterTaking: () => undefined,
    looking: () => undefined,
    judge: () => acceptedAnswer,
    register: () => undefined,
  };
  return Object.assign(office, { activities: activitiesOf(office) });
}

const activitiesOf = (office: OfficeState): InMemoryOffice['activities'] => ({
  ...invoicesOf(office),
  ...ksefOf(office),
  ...registersOf(office),
});

const invoicesOf = (office: OfficeState): InvoiceRecords => {
  const doneKeys = new Set<string>();
  const once = (key: string, work: () => void): void => {
    if (doneKeys.has(key)) return;
    doneKeys.add(key);
    work();
  };
  return {
    issueInvoice: async ({ deliveryPaymentId, askedAt }) => {
      if (office.withoutVat.has(deliveryPaymentId)) return null;
      if (office.obstacle) throw refusalFailure({ code: office.obstacle, params: { reason: 'obstacle' } });
      const earlier = office.issued.get(deliveryPaymentId);
      if (earlier) return earlier;
      const issuedOn = warsawDay(askedAt);
      const issued: IssuedInvoice = {
        // Each payment has one invoice here, so the invoice has the id of the payment.
        invoiceId: deliveryPaymentId,
        numberStr: `FV-${String(office.issued.size + 1).padStart(6, '0')}`,
        issuedOn,
        sendBy: sendBy(issuedOn),
      };
      office.issued.set(deliveryPaymentId, issued);
      return issued;
    },
    rebuildInvoice: async ({ key, invoiceId }) => {
      if (office.obstacle) throw refusalFailure({ code: office.obstacle, params: { reason: 'obstacle' } });
      office.keys.push(key);
      once(key, () => void office.rebuilt.set(invoiceId, rebuildsOf(office, invoiceId) + 1));
    },
    // An invoice counts as sent even if its XML was made again since.
    wasSent: async ({ invoiceId }) => office.taken.some((taken) => taken.invoiceId === invoiceId),
    noteInvoiceTrouble: async ({ key, deliveryPaymentId, trouble }) => {
      office.keys.push(key);
      once(key, () => void office.troubles.set(deliveryPaymentId, trouble?.code ?? null));
    },
    noteKsef: async (note) => once(note.key, () => void office.notes.push(note)),
  };
};

const rebuildsOf = ({ rebuilt }: OfficeState, invoiceId: number): number => rebuilt.get(invoiceId) ?? 0;

/** Whether KSeF has the invoice with its present XML; an XML that was handed over before the last rebuild does not count. */
const isTaken = (office: OfficeState, invoiceId: number): boolean =>
  office.taken.some((taken) => taken.invoiceId === invoiceId && taken.xml === rebuildsOf(office, invoiceId));

const ksefOf = (office: OfficeState): KsefOffice => ({
  confirmBuyer: async () => office.register(),
  handOver: async ({ invoiceId, offline }) => {
    office.beforeTaking();
    if (isTaken(office, invoiceId) && office.judge(invoiceId).verdict !== 'again')
      office.doubled.push(invoiceId);
    office.taken.push({ invoiceId, offline, xml: rebuildsOf(office, invoiceId) });
    office.afterTaking();
  },
  lookUp: async ({ invoiceId }) => {
    await office.looking();
    return isTaken(office, invoiceId) ? office.judge(invoiceId) : null;
  },
  keepReceipt: async ({ invoiceId }) => void office.receipts.add(invoiceId),
});

const registersOf = (office: OfficeState): FirmLookup & RegisterOffices => ({
  askRegister: async () => {
    await office.register();
    return { id: 1 };
  },
  lookUpFirm: async ({ nip }) => {
    await office.register();
    return {
      nip,
      name: 'Orange Polska S.A.',
      regon: '012100784',
      street: 'Al. Jerozolimskie 160',
      postCode: '02-326',
      locality: 'Warszawa',
      address: 'Al. Jerozolimskie 160, 02-326 Warszawa',
      ended: null,
    };
  },
});
