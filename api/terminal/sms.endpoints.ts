import type { Response } from 'express';
import type { Database } from '#database/connect.ts';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { firstCharacters } from '#domain/terminal/gsm7.ts';
import { smsContracts, type SmsReceipts } from '#domain/terminal/sms.contracts.ts';
import { isSameText } from '../auth/isSameText.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';
import type { Processes } from '../temporal/processes.ts';
import { outgoingSmsOf, smsReceiptPath, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';

const tag = 'sms';

/**
 * The state of a message by the status codes of SMSAPI: 404 is delivered; 402 (expired), 405 (undelivered), 406 (failed) and
 * 407 (rejected) are failures; with every other code it is still on its way.
 */
const receiptStatus = (code: string): SmsReceipt['status'] => {
  if (code === '404') return 'delivered';
  return ['402', '405', '406', '407'].includes(code) ? 'undelivered' : 'onTheWay';
};

/** The gateway has no session. Instead, `takeReceipt` checks the secret in the path (`proof`), which only the gateway knows. */
const receiptCall = {
  tag,
  summary: 'Delivery reports of the SMS gateway; answered by a plain OK, else they come again',
  access: 'anyone',
  refuses: [403, 503],
  raw: true,
} as const;

/**
 * Sends SMS, answers whether letters (here: characters) outside the GSM alphabet are kept, and receives what the gateway reports
 * of the delivery.
 */
export function smsEndpoints({
  database,
  processes,
}: {
  database: Database;
  processes: Processes;
}): AnyEndpoint[] {
  /**
   * Passes on each report of a call. A call holds three lists with commas: ids, states and `idx` (our ids of the messages). What
   * is at the same place of each list belongs to one message.
   */
  const receive = async (report: SmsReceipts): Promise<void> => {
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

  const takeReceipt = async (proof: string, report: SmsReceipts, response: Response): Promise<void> => {
    if (!isSameText(`/sms/receipt/${proof}`, smsReceiptPath(database.secrets))) throw fail('no_access');
    await receive(report);
    response.type('text/plain').send('OK');
  };

  return [
    serve(smsContracts.letters, {
      tag,
      summary:
        'How letters go out that the GSM alphabet does not know: without their strokes and hooks, or kept',
      access: ['operator'],
      handle: async () => ({ letters: await smsLettersOf(database.sql) }),
    }),
    serve(smsContracts.send, {
      tag,
      summary: 'Texts anybody; the message is cut to 160 characters',
      access: ['operator'],
      handle: async ({ actor, body, request }) => {
        const { id } = await writeOnce(database, actor, request, (tx) =>
          tx.records.create(actor, 'outgoingSms', {
            body: firstCharacters(body.smsBody),
            disposition: body.dispositionId ?? null,
            recipients: [{ phoneNumber: body.phoneNumber }],
          }),
        );
        return { status: 200, data: { result: true, id } };
      },
    }),
    serve(smsContracts.receiptByGet, {
      ...receiptCall,
      handle: ({ params, query, response }) => takeReceipt(params.proof, query, response),
    }),
    serve(smsContracts.receiptByPost, {
      ...receiptCall,
      handle: ({ params, body, response }) => takeReceipt(params.proof, body, response),
    }),
  ];
}
