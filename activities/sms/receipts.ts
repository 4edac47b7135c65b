import { smsByProviderId } from '#database/terminal/outgoingSms.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { ifRunning } from '../ifRunning.ts';

/** A receipt may arrive before the provider's id of its message is stored, so the message is looked for several times. */
const attempts = 10;
const betweenMs = 500;
/** Only messages of so many last days are looked for. */
const daysBack = 3;

/** Passes a receipt to the workflow of its message, which is found by the provider's id. Without a message it is dropped. */
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
