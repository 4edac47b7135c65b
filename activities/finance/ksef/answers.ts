import { z } from 'zod';
import { isKsefNumber } from '#domain/finance/ksefNumber.rules.ts';

const token = z.object({ token: z.string(), validUntil: z.string() });

/** The parts of KSeF's answers that we read. All others are ignored. */
export const challengeAnswer = z.object({ challenge: z.string(), timestampMs: z.number() });
export const certificatesAnswer = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string(),
    validFrom: z.string(),
    validTo: z.string(),
    usage: z.array(z.string()),
  }),
);
export const authenticationAnswer = z.object({ referenceNumber: z.string(), authenticationToken: token });
export const authenticationStatus = z.object({
  status: z.object({
    code: z.number(),
    description: z.string(),
    details: z.array(z.string()).nullish(),
  }),
});
export const tokensAnswer = z.object({ accessToken: token });
/** The answer to opening a session and to sending an invoice: KSeF's name for it. */
export const referenceAnswer = z.object({ referenceNumber: z.string() });

/** A time or a number that the record of an invoice could not store makes the answer invalid. KSeF is then asked again. */
const instant = z.iso.datetime({ offset: true });
const ksefNumber = z.string().refine(isKsefNumber, 'not a number of KSeF');

/** One invoice as a session knows it. */
export const invoiceStatus = z.object({
  referenceNumber: z.string(),
  invoiceHash: z.string(),
  ksefNumber: ksefNumber.nullish(),
  acquisitionDate: instant.nullish(),
  invoicingMode: z.string().nullish(),
  status: z.object({
    code: z.number(),
    description: z.string(),
    details: z.array(z.string()).nullish(),
    extensions: z.record(z.string(), z.string().nullable()).nullish(),
  }),
});
export type KsefInvoiceStatus = z.output<typeof invoiceStatus>;
/** One page of the invoices of a session; `continuationToken` asks for the next page. */
export const sessionInvoices = z.object({
  continuationToken: z.string().nullish(),
  invoices: z.array(invoiceStatus),
});
/** The invoices that a search finds in KSeF, in whatever session they were sent. */
export const metadataAnswer = z.object({
  invoices: z.array(
    z.object({
      ksefNumber,
      invoiceNumber: z.string(),
      invoiceHash: z.string(),
      acquisitionDate: instant,
    }),
  ),
});
