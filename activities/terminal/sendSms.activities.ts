import { sql } from 'kysely';
import { smsLettersOf } from '#database/terminal/smsLetters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { smsBody, smsSize } from '#domain/terminal/gsm7.ts';
import { keptBody } from '#domain/terminal/smsTemplates.ts';
import type { SentMessage, SmsDelivery, SmsRecords } from '#workflows/terminal/sendSms.activities.ts';
import { smsIdx, smsReceiptPath, type SmsOutcome } from '#workflows/terminal/sendSms.messages.ts';
import { withRefusals } from '../refusals.ts';
import { mobileNumber } from '../sms/phoneNumber.ts';
import { handOver } from './handOver.ts';
import type { Surroundings } from '../surroundings.ts';

interface Recipient {
  readonly id: number;
  readonly phone_number: string;
  readonly body: string;
}

/** What each outcome leaves on the record: `failed` ones wait for an operator. */
const marks: Record<SmsOutcome, { readonly status: string; readonly failure: string | null }> = {
  delivered: { status: 'delivered', failure: null },
  undelivered: { status: 'failed', failure: 'undelivered' },
  unknown: { status: 'sent', failure: 'noReceipt' },
  givenUp: { status: 'failed', failure: 'givenUp' },
};

/** The sending's port: to the provider over HTTP, and to the record of the message. */
export const sendSmsActivities = ({ database, sms, publicUrl }: Surroundings): SmsDelivery & SmsRecords => {
  const notifyUrl = `${publicUrl}/api${smsReceiptPath(database.secrets)}`;

  const recipientsOf = async (outgoingSmsId: number): Promise<Recipient[]> => {
    const { rows } = await sql<Recipient>`
      select r.id, r.phone_number, s.body from outgoing_sms s join outgoing_sms_recipients r on r.parent_id = s.id
      where s.id = ${outgoingSmsId} order by r.row_number`.execute(database.sql);
    if (rows.length === 0) throw fail('phone_missing', { outgoingSmsId });
    return rows;
  };

  return withRefusals<SmsDelivery & SmsRecords>({
    deliverSms: async ({ outgoingSmsId }) => {
      const messages: SentMessage[] = [];
      const letters = await smsLettersOf(database.sql);
      for (const { id, phone_number, body } of await recipientsOf(outgoingSmsId)) {
        const to = mobileNumber(phone_number);
        if (!to) throw fail('phone_invalid', { outgoingSmsId });
        const idx = smsIdx(outgoingSmsId, id);
        const message = { to, body: smsBody(body, letters), idx, notifyUrl };
        const { providerId } = await handOver(database, sms, message);
        messages.push({ recipientId: id, providerId });
      }
      return { messages };
    },
    markSmsSent: ({ key, outgoingSmsId, messages }) =>
      database.once(key, async (tx) => {
        const { body, template, recipients } = await tx.records.get(
          systemActor,
          'outgoingSms',
          outgoingSmsId,
        );
        const taken = new Map(messages.map(({ recipientId, providerId }) => [recipientId, providerId]));
        await tx.records.update(systemActor, 'outgoingSms', outgoingSmsId, {
          sent: true,
          status: 'sent',
          sentAt: new Date().toISOString(),
          providerId: messages[0]?.providerId ?? null,
          body: keptBody(String(template), String(body)),
          parts: smsSize(smsBody(String(body), await smsLettersOf(tx.sql))).parts,
          recipients: (recipients as { id: number }[]).map((row) => ({
            ...row,
            sent: taken.has(row.id),
            providerId: taken.get(row.id) ?? null,
          })),
        });
      }),
    closeSms: ({ key, outgoingSmsId, outcome }) =>
      database.once(key, async (tx) => {
        await tx.records.update(systemActor, 'outgoingSms', outgoingSmsId, {
          ...marks[outcome],
          ...(outcome === 'delivered' ? { deliveredAt: new Date().toISOString() } : {}),
        });
      }),
  });
};
