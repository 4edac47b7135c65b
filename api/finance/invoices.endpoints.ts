import type { Response } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { invoiceCheckLabel } from '#domain/finance/ksefLinks.ts';
import { fail } from '#domain/kernel/fail.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import type { Processes } from '../temporal/processes.ts';
import { drawInvoice } from './invoicePdf/drawInvoice.ts';
import { invoiceCodes, invoicePaper } from './invoicePdf/invoicePaper.ts';

interface InvoiceParts {
  readonly database: Database;
  readonly processes: Processes;
  readonly ksefQrUrl: string;
}

const tag = 'finance';
const id = z.object({ id: recordId });
const papers = [
  ['xml', 'The invoice itself as it was sent to KSeF: FA(3)'],
  ['upo', 'KSeF’s official receipt of the invoice'],
] as const;

/** Invoices with what KSeF says of them. They come to be by a process; here they are looked at and helped along. */
export const invoiceEndpoints = ({ database, processes, ksefQrUrl }: InvoiceParts): AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/invoices/:id/ksef',
    tag,
    summary: 'The QR code of an invoice (KOD I) and what stands under it, and which of its papers are there',
    access: 'signedIn',
    params: id,
    answer: z.object({
      link: z.string().nullable(),
      label: z.string(),
      certificateLink: z.string().nullable().describe('KOD II, where the invoice was issued offline'),
      papers: z.array(z.enum(['xml', 'upo'])),
      stage: z.string().nullable(),
      reason: z.string().nullable(),
    }),
    handle: async ({ actor, params }) => {
      const invoice = await database.records.get(actor, 'invoice', params.id);
      const { deliveryPaymentId, ksefNumber, xmlHash } = invoice;
      const { rows } = await sql<{ kind: 'xml' | 'upo' }>`
        select kind from invoice_paper where invoice_id = ${params.id} order by kind`.execute(database.sql);
      const codes = xmlHash ? await invoiceCodes(database, ksefQrUrl, params.id) : undefined;
      const state = await processes.ksefInvoices.state(Number(deliveryPaymentId)).catch(() => undefined);
      return {
        link: codes?.check.link ?? null,
        label: invoiceCheckLabel(ksefNumber ? String(ksefNumber) : null),
        certificateLink: codes?.certificateLink ?? null,
        papers: rows.map(({ kind }) => kind),
        stage: state?.stage ?? null,
        reason: state?.reason ?? null,
      };
    },
  }),
  ...papers.map(([kind, summary]) =>
    endpoint({
      method: 'get',
      path: `/invoices/:id/${kind}`,
      tag,
      summary,
      access: 'signedIn',
      raw: true,
      sends: ['application/xml'],
      params: id,
      handle: async ({ actor, params, response }) => {
        const { numberStr } = await database.records.get(actor, 'invoice', params.id);
        const { rows } = await sql<{ content: string }>`
          select content from invoice_paper where invoice_id = ${params.id} and kind = ${kind}`.execute(
          database.sql,
        );
        if (!rows[0]) throw fail('invoice_paper_missing');
        sendXml(response, `${String(numberStr)}-${kind}.xml`, rows[0].content);
      },
    }),
  ),
  endpoint({
    method: 'get',
    path: '/invoices/:id/pdf',
    tag,
    summary:
      'The invoice as people read it, with its QR codes: KOD I, and KOD II where it was issued offline',
    access: 'signedIn',
    raw: true,
    sends: ['application/pdf'],
    params: id,
    handle: async ({ actor, params, response }) => {
      const { numberStr } = await database.records.get(actor, 'invoice', params.id);
      const pdf = await drawInvoice(await invoicePaper(database, ksefQrUrl, params.id));
      response
        .set({
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="${fileName(String(numberStr))}.pdf"`,
          'Cache-Control': 'private, no-store',
        })
        .send(pdf);
    },
  }),
  endpoint({
    method: 'post',
    path: '/delivery_payments/:id/resend_invoice',
    tag,
    summary:
      'Tries again to issue the invoice of a payment and to send it, once what stood in the way is mended',
    access: ['operator', 'sales'],
    refuses: [503],
    params: id,
    answer: z.object({ id: z.number(), result: z.literal(true) }),
    handle: async ({ actor, params, requestId }) => {
      await database.records.mustSee(actor, 'deliveryPayment', params.id);
      await processes.ksefInvoices.resend(params.id, requestId);
      return { id: params.id, result: true };
    },
  }),
];

/** A number has strokes, which no file's name may have. */
const fileName = (name: string): string => name.replace(/[^\w.-]/g, '_');

const sendXml = (response: Response, name: string, content: string): void => {
  response
    .set({
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName(name)}"`,
      'Cache-Control': 'private, no-store',
    })
    .send(content);
};
