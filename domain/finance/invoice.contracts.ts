import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { ksefStages } from './ksefStages.ts';
import type { RegisteredFirm } from './registeredFirm.ts';

/** The id of a record in the path of a call. */
const id = z.object({ id: recordId });

const registeredFirm = z.object({
  nip: z.string(),
  name: z.string(),
  regon: z.string().nullable(),
  street: z.string(),
  postCode: z.string(),
  locality: z.string(),
  address: z.string(),
  ended: z.string().nullable(),
}) satisfies z.ZodType<RegisteredFirm>;

/** A call that answers a file. */
const file = <const P extends string>(path: P) => contract({ method: 'get', path, params: id });

/** The calls for invoices and their state in KSeF, and for the firms in the register. */
export const invoiceContracts = {
  ksef: contract({
    method: 'get',
    path: '/invoices/:id/ksef',
    params: id,
    answer: z.object({
      link: z.string().nullable().describe('Where anybody can look the invoice up; null while it has no XML'),
      /** What stands under the QR code: the number of KSeF, or `OFFLINE`. */
      label: z.string(),
      certificateLink: z
        .string()
        .nullable()
        .describe('The address of KOD II; null unless the invoice was issued offline'),
      /** The papers that can be fetched now: the invoice as XML, and the receipt of KSeF (UPO). */
      papers: z.array(z.enum(['xml', 'upo'])),
      /** Null while Temporal cannot be reached. */
      stage: z.enum(ksefStages).nullable(),
      /** Why the process stands at this stage, for instance what KSeF has refused. */
      reason: z.string().nullable(),
    }),
  }),
  xml: file('/invoices/:id/xml'),
  upo: file('/invoices/:id/upo'),
  pdf: file('/invoices/:id/pdf'),
  /** Tries again to issue and send the invoice of a payment. The id is that of the payment, as there may be no invoice yet. */
  resend: contract({
    method: 'post',
    path: '/delivery_payments/:id/resend_invoice',
    params: id,
    answer: z.object({ id: z.number(), result: z.literal(true) }),
  }),
  firmByNip: contract({
    method: 'get',
    path: '/counterparties/gus_by_nip',
    query: z.object({ nip: z.string().max(30) }),
    answer: registeredFirm,
  }),
};
