import { smsRecipients, type SmsRecipient } from '#database/terminal/outgoingSms.ts';
import { smsLettersFrom } from '#database/terminal/smsLetters.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { smsBody, smsSize } from '#domain/terminal/gsm7.ts';
import { hiddenCode, keptBody } from '#domain/terminal/smsTemplates.ts';
import type { SentMessage, SmsDelivery, SmsRecords } from '#workflows/terminal/sendSms.activities.ts';
import { smsIdx, smsReceiptPath, type SmsOutcome } from '#workflows/terminal/sendSms.messages.ts';
import { withRefusals } from '../refusals.ts';
import { internationalNumber } from '../sms/phoneNumber.ts';
import { handOver } from './handOver.ts';
import type { Dependencies } from '../dependencies.ts';

/** The fields that each outcome sets on the record. An SMS with the status `failed` waits for an operator. */
const outcomeFields: Record<SmsOutcome, { readonly status: string; readonly failure: string | null }> = {
  delivered: { status: 'delivered', failure: null },
  undelivered: { status: 'failed', failure: 'undelivered' },
  unknown: { status: 'sent', failure: 'noReceipt' },
  givenUp: { status: 'failed', failure: 'givenUp' },
};

/**
 * The text to send. A driver's code is hidden in the record, so that nobody sees it there, and is inserted here.
 * @throws sms_code_expired if the code has expired or was replaced meanwhile, such as while the provider was away
 */
const bodyToSend = (
  { secrets }: Dependencies['database'],
  { body, template, sealed_code }: SmsRecipient,
): string => {
  if (template !== 'authCode' || !body.includes(hiddenCode)) return body;
  if (sealed_code === null) throw fail('sms_code_expired');
  return body.replace(hiddenCode, secrets.open(sealed_code));
};

/**
 * The text to keep of a sent SMS, and the number of its parts. The row of each recipient holds the same text, so the first row is
 * enough. The result is undefined if no recipients are left.
 */
const sentText = ([first]: readonly SmsRecipient[]) =>
  first && {
    body: keptBody(String(first.template), first.body),
    parts: smsSize(smsBody(first.body, smsLettersFrom(first.letters))).parts,
  };

/** The activities of `sendSms`: they use the SMS provider and the record of the message. */
export function sendSmsActivities({ database, sms, publicUrl }: Dependencies): SmsDelivery & SmsRecords {
  const notifyUrl = `${publicUrl}/api${smsReceiptPath(database.secrets)}`;

  const recipientsOf = async (outgoingSmsId: number): Promise<readonly SmsRecipient[]> => {
    const rows = await smsRecipients(database.sql, outgoingSmsId);
    if (rows.length === 0) throw fail('phone_missing', { outgoingSmsId });
    return rows;
  };

  /** Sends to one recipient. Returns the provider's id; undefined if the number is not valid, also if the provider says so. */
  const sendTo = async (outgoingSmsId: number, recipient: SmsRecipient): Promise<string | undefined> => {
    // `letters` is the setting that says how characters outside the alphabet of SMS are sent.
    const { id, phone_number, letters } = recipient;
    const to = internationalNumber(phone_number);
    if (!to) return undefined;
    const body = smsBody(bodyToSend(database, recipient), smsLettersFrom(letters));
    const message = { to, body, idx: smsIdx(outgoingSmsId, id), notifyUrl };
    try {
      return (await handOver(database, sms, message)).providerId;
    } catch (error) {
      if (error instanceof KejaError && error.code === 'phone_invalid') return undefined;
      throw error;
    }
  };

  return withRefusals<SmsDelivery & SmsRecords>({
    deliverSms: async ({ outgoingSmsId }) => {
      const messages: SentMessage[] = [];
      const unreachable: number[] = [];
      for (const recipient of await recipientsOf(outgoingSmsId)) {
        const providerId = await sendTo(outgoingSmsId, recipient);
        if (providerId === undefined) unreachable.push(recipient.id);
        else messages.push({ recipientId: recipient.id, providerId });
      }
      if (messages.length === 0) throw fail('phone_invalid', { outgoingSmsId });
      return { messages, unreachable };
    },
    markSmsSent: ({ key, outgoingSmsId, messages }) =>
      database.once(key, async (tx) => {
        const recipients = await smsRecipients(tx.sql, outgoingSmsId);
        const providerIds = new Map(messages.map(({ recipientId, providerId }) => [recipientId, providerId]));
        await tx.records.updateOnly(systemActor, 'outgoingSms', outgoingSmsId, {
          sent: true,
          status: 'sent',
          sentAt: new Date().toISOString(),
          providerId: messages[0]?.providerId ?? null,
          ...sentText(recipients),
          recipients: recipients.map(({ id, phone_number, name }) => ({
            id,
            phoneNumber: phone_number,
            name,
            sent: providerIds.has(id),
            providerId: providerIds.get(id) ?? null,
          })),
        });
      }),
    closeSms: ({ key, outgoingSmsId, outcome }) =>
      database.once(key, async (tx) => {
        await tx.records.updateOnly(systemActor, 'outgoingSms', outgoingSmsId, {
          ...outcomeFields[outcome],
          ...(outcome === 'delivered' ? { deliveredAt: new Date().toISOString() } : {}),
        });
      }),
  });
}
