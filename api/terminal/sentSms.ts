import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import { absent } from '../temporal/reach.ts';
import type { Temporal } from '../temporal/temporal.ts';

/** Passes receipts of the gateway to the workflows of messages that are on their way. */
export interface SentSms {
  /** A receipt is dropped if its workflow has ended. */
  receipt(outgoingSmsId: number, receipt: SmsReceipt): Promise<void>;
}

export function sentSms(temporal: Temporal): SentSms {
  return {
    receipt: (outgoingSmsId, receipt) =>
      temporal
        .command((workflow) => workflow.getHandle(sendSmsId(outgoingSmsId)).signal(smsReceipt, receipt))
        .catch(absent),
  };
}
