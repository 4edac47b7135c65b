import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { absent } from '../temporal/reach.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Messages on their way, as their gateway's receipts reach them. */
export interface SentSms {
  /** A receipt of a message that nobody waits for any more is dropped. */
  receipt(outgoingSmsId: number, receipt: SmsReceipt): Promise<void>;
}

export const sentSms = (temporal: Temporal): SentSms => ({
  receipt: (outgoingSmsId, receipt) =>
    temporal
      .command((workflow) => workflow.getHandle(sendSmsId(outgoingSmsId)).signal(smsReceipt, receipt))
      .catch(absent),
});
