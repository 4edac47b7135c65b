import { useNotify } from 'ra-core';
import { useState } from 'react';
import { apiAddress } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { cashCalls, type Receipt } from './cashCalls.ts';

/** How often the state of a receipt is asked for while it waits. */
const lookEveryMs = 1000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for the state of a receipt again and again, until it waits in the queue of the printer no longer. */
const waitForPrint = async (paymentId: number, receipt: Receipt): Promise<Receipt> => {
  if (receipt.state !== 'Queued') return receipt;
  await pause(lookEveryMs);
  return waitForPrint(paymentId, await cashCalls.receipt(paymentId, receipt.id));
};

/**
 * Prints receipts. `printing` is the id of the payment whose receipt is being printed. If it could not be printed, `pdf` has its
 * payment and the address at which it can be opened.
 */
export function useReceipt() {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [printing, setPrinting] = useState<number>();
  const [pdf, setPdf] = useState<{ readonly paymentId: number; readonly address: string }>();
  const print = async (paymentId: number): Promise<void> => {
    setPrinting(paymentId);
    setPdf(undefined);
    try {
      const { id, state } = await waitForPrint(paymentId, await cashCalls.printReceipt(paymentId));
      if (state === 'Printed') notify(text('cash.printed'), { type: 'success' });
      else
        setPdf({
          paymentId,
          address: apiAddress('GET /delivery_payments/:id/receipts/:printId/pdf', {
            params: { id: paymentId, printId: id },
          }),
        });
    } catch (error) {
      notifyError(error);
    } finally {
      setPrinting(undefined);
    }
  };
  return { print, printing, pdf };
}
export type ReceiptControl = ReturnType<typeof useReceipt>;
