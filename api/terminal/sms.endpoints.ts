import type { Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { smsLength, smsLetters } from '#domain/terminal/gsm7.ts';
import { isSameText } from '../auth/isSameText.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';
import type { Processes } from '../temporal/processes.ts';
import { outgoingSmsOf, smsReceiptPath, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';

const tag = 'sms';

/** What SMSAPI reports, by its numbers: a message is delivered, failed, or still on its way. */
const receiptStatus = (code: string): SmsReceipt['status'] => {
  if (code === '404') return 'delivered';
  return ['402', '405', '406', '407'].includes(code) ? 'undelivered' : 'onTheWay';
};

/** Several reports come in one call, joined by commas in each field; five at most, says SMSAPI. */
const joined = z.string().max(1000);
const receipts = z.looseObject({ MsgId: joined, status: joined, idx: joined.default('') });
const receiptCall = {
  path: '/sms/receipt/:proof',
  tag,
  summary: 'Delivery reports of the SMS gateway; answered by a plain OK, else they come again',
  access: 'anyone',
  refuses: [403, 503],
  params: z.object({ proof: z.string().max(100) }),
  raw: true,
} as const;

export const smsEndpoints = ({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] => {
  const receive = async (report: z.infer<typeof receipts>): Promise<void> => {
    const [ids, states, indexes] = [report.MsgId, report.status, report.idx].map((field) => field.split(','));
    for (const [index, providerId] of (ids ?? []).entries()) {
      const outgoingSmsId = outgoingSmsOf(indexes?.[index] ?? '');
      if (outgoingSmsId)
        await processes.sentSms.receipt(outgoingSmsId, {
          providerId,
          status: receiptStatus(states?.[index] ?? ''),
        });
    }
  };

  const takeReceipt = async (
    proof: string,
    report: z.infer<typeof receipts>,
    response: Response,
  ): Promise<void> => {
    if (!isSameText(`/sms/receipt/${proof}`, smsReceiptPath(database.secrets))) throw fail('no_access');
    await receive(report);
    response.type('text/plain').send('OK');
  };

  return [
    endpoint({
      method: 'get',
      path: '/outgoing_sms/letters',
      tag,
      summary:
        'How letters go out that the GSM alphabet does not know: without their strokes and hooks, or kept',
      access: ['operator'],
      answer: z.object({ letters: z.enum(smsLetters) }),
      handle: async () => ({ letters: await smsLettersOf(database.sql) }),
    }),
    endpoint({
      method: 'post',
      path: '/outgoing_sms/send_sms',
      tag,
      summary: 'Texts anybody; the message is cut to 160 characters',
      access: ['operator'],
      body: z.strictObject({
        smsBody: z.string().min(1).max(1000),
        phoneNumber: z.string().regex(/^\+?[\d ()-]{7,20}$/),
        dispositionId: recordId.optional(),
      }),
      answer: z.looseObject({ status: z.number() }),
      handle: async ({ actor, body, request }) => {
        const { id } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, 'outgoingSms', {
            body: body.smsBody.slice(0, smsLength),
            disposition: body.dispositionId ?? null,
            recipients: [{ phoneNumber: body.phoneNumber }],
          }),
        );
        return { status: 200, data: { result: true, id } };
      },
    }),
    endpoint({
      ...receiptCall,
      method: 'get',
      query: receipts,
      handle: ({ params, query, response }) => takeReceipt(params.proof, query, response),
    }),
    endpoint({
      ...receiptCall,
      method: 'post',
      body: receipts,
      handle: ({ params, body, response }) => takeReceipt(params.proof, body, response),
    }),
  ];
};
