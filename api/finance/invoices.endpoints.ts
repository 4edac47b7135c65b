import type { Response } from 'express';
import type { Database } from '#database/connect.ts';
import { askForInvoice } from '#database/finance/askForInvoice.ts';
import { invoicePaperOf, papersOfInvoice } from '#database/finance/invoicePapers.ts';
import { invoiceContracts } from '#domain/finance/invoice.contracts.ts';
import { invoiceCheckLabel } from '#domain/finance/ksefLinks.ts';
import { fail } from '#domain/kernel/fail.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { Processes } from '../temporal/processes.ts';
import { drawInvoice } from './invoicePdf/drawInvoice.ts';
import { invoiceCodes, invoicePaper } from './invoicePdf/invoicePaper.ts';
import type { Actor } from '#domain/platform/actor.ts';

interface InvoiceDependencies {
  readonly database: Database;
  readonly processes: Processes;
  readonly ksefQrUrl: string;
}

const tag = 'finance';
/** The papers that are stored as XML, each with the summary of the call that sends it. */
const papers = [
  ['xml', 'The invoice itself as it was sent to KSeF: FA(3)'],
  ['upo', 'KSeF’s official receipt of the invoice'],
] as const;

/** Reads invoices with their state in KSeF and sends them again. A workflow makes them. */
export function invoiceEndpoints({ database, processes, ksefQrUrl }: InvoiceDependencies): AnyEndpoint[] {
  return [
    serve(invoiceContracts.ksef, {
      tag,
      summary:
        'The QR code of an invoice (KOD I) and what stands under it, and which of its papers are there',
      access: 'signedIn',
      handle: ({ actor, params }) => ksefOf({ database, processes, ksefQrUrl }, actor, params.id),
    }),
    ...papers.map(([kind, summary]) =>
      serve(invoiceContracts[kind], {
        tag,
        summary,
        access: 'signedIn',
        raw: true,
        sends: ['application/xml'],
        handle: async ({ actor, params, response }) => {
          // This also refuses people who may not see the invoice.
          const { numberStr } = await database.records.get(actor, 'invoice', params.id);
          const content = await invoicePaperOf(database.sql, params.id, kind);
          if (content === undefined) throw fail('invoice_paper_missing');
          sendPaper(response, 'xml', `${String(numberStr)}-${kind}.xml`, content);
        },
      }),
    ),
    serve(invoiceContracts.pdf, {
      tag,
      summary:
        'The invoice as people read it, with its QR codes: KOD I, and KOD II where it was issued offline',
      access: 'signedIn',
      raw: true,
      sends: ['application/pdf'],
      handle: async ({ actor, params, response }) => {
        // This also refuses people who may not see the invoice.
        const { numberStr } = await database.records.get(actor, 'invoice', params.id);
        const pdf = await drawInvoice(await invoicePaper(database, ksefQrUrl, params.id));
        sendPaper(response, 'pdf', `${String(numberStr)}.pdf`, pdf);
      },
    }),
    serve(invoiceContracts.resend, {
      tag,
      summary:
        'Tries again to issue the invoice of a payment and to send it, once what stood in the way is mended',
      access: ['operator', 'sales'],
      refuses: [503],
      handle: async ({ actor, params, requestId }) => {
        await database.records.mustSee(actor, 'deliveryPayment', params.id);
        // While a payment has no invoice, the workflow that makes the invoice may have ended. So the outbox asks for it, as at
        // the first time. `isAsked` is false if there is an invoice, which is sent again.
        const isAsked = await database.transaction((tx) => askForInvoice(tx, params.id));
        if (!isAsked) await processes.ksefInvoices.resend(params.id, requestId);
        return { id: params.id, result: true as const };
      },
    }),
  ];
}

/** Invoice numbers contain slashes, which a file name may not have. */
const fileName = (name: string): string => name.replace(/[^\w.-]/g, '_');

const types = { xml: 'application/xml; charset=utf-8', pdf: 'application/pdf' } as const;

/** Sends a paper of an invoice, which no cache on the way may keep. */
const sendPaper = (
  response: Response,
  kind: keyof typeof types,
  name: string,
  content: string | Buffer,
): void => {
  const disposition = kind === 'pdf' ? 'inline' : 'attachment';
  response
    .set({
      'Content-Type': types[kind],
      'Content-Disposition': `${disposition}; filename="${fileName(name)}"`,
      'Cache-Control': 'private, no-store',
    })
    .send(content);
};

/** The state of an invoice in KSeF, and its QR code. Refuses people who may not see the invoice. */
const ksefOf = async ({ database, processes, ksefQrUrl }: InvoiceDependencies, actor: Actor, id: number) => {
  const invoice = await database.records.get(actor, 'invoice', id);
  const { deliveryPaymentId, ksefNumber, xmlHash } = invoice;
  const codes = xmlHash ? await invoiceCodes(database, ksefQrUrl, id) : undefined;
  // Without Temporal the answer has no stage; the rest is still of use.
  const state = await processes.ksefInvoices.state(Number(deliveryPaymentId)).catch(() => undefined);
  return {
    link: codes?.check.link ?? null,
    label: invoiceCheckLabel(ksefNumber ? String(ksefNumber) : null),
    certificateLink: codes?.certificateLink ?? null,
    papers: await papersOfInvoice(database.sql, id),
    stage: state?.stage ?? null,
    reason: state?.reason ?? null,
  };
};
