import { smsByProviderId } from '#database/terminal/outgoingSms.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';

/** A receipt may overtake the note of the message that it is for. */
const attempts = 10;
const betweenMs = 500;
const daysBack = 3;

/** Passes a receipt, which names the provider's id alone, to the workflow of its message. */
export async function passReceipt(
  { database, client }: Pick<Dependencies, 'database' | 'client'>,
  receipt: SmsReceipt,
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const message = await smsByProviderId(database.sql, receipt.providerId, daysBack);
    if (message !== undefined)
      return ifRunning(client.workflow.getHandle(sendSmsId(message)).signal(smsReceipt, receipt));
    await pause(betweenMs);
  }
}
