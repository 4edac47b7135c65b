import { WorkflowNotFoundError } from '@temporalio/client';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import type { Surroundings } from '../surroundings.ts';

/** A receipt may overtake the note of the message that it is for. */
const attempts = 10;
const betweenMs = 500;
const daysBack = 3;

/** Passes a receipt, which names the provider's id alone, to the workflow of its message. */
export const passReceipt = async (
  { database, client }: Pick<Surroundings, 'database' | 'client'>,
  receipt: SmsReceipt,
): Promise<void> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { rows } = await sql<{ id: number }>`
      select s.id from outgoing_sms s join outgoing_sms_recipients r on r.parent_id = s.id
      where r.provider_id = ${receipt.providerId} and s.date > now() - make_interval(days => ${daysBack})
      order by s.id desc limit 1`.execute(database.sql);
    const [message] = rows;
    if (message) {
      await client.workflow
        .getHandle(sendSmsId(message.id))
        .signal(smsReceipt, receipt)
        .catch((error: unknown) => {
          if (!(error instanceof WorkflowNotFoundError)) throw error;
        });
      return;
    }
    await pause(betweenMs);
  }
};
