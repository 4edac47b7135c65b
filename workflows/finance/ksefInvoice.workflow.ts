import { patched, proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { InvoiceRecords, KsefNote, KsefOffice } from './ksefInvoice.activities.ts';
import { deliver, lookUpInvoice, reasonOf, type Delivered } from './ksefInvoice.delivery.ts';
import { issue } from './ksefInvoice.issue.ts';
import type { KsefInvoiceInput, KsefInvoiceOutcome } from './ksefInvoice.messages.ts';
import { beginRun } from './ksefInvoice.run.ts';

// The time limit of each activity is 20 seconds.
const db = databasePort<InvoiceRecords>('20 seconds');
const archive = proxyActivities<Pick<KsefOffice, 'keepReceipt'>>({
  startToCloseTimeout: '2 minutes',
  scheduleToCloseTimeout: '7 days',
  retry: { initialInterval: '5 seconds', maximumInterval: '30 minutes' },
});

/** One invoice, from the payment that needs it until it has its number in KSeF. */
export async function ksefInvoice(input: KsefInvoiceInput): Promise<KsefInvoiceOutcome> {
  const run = beginRun(input);

  const invoice = await issue(run, input);
  if (!invoice) {
    run.goTo('nothing');
    return { nothing: true };
  }
  const { invoiceId, numberStr, sendBy } = invoice;
  // Writes the state of the invoice into its record.
  const note = (change: Omit<KsefNote, 'key' | 'invoiceId'>): Promise<void> =>
    db.noteKsef({ key: run.nextKey(change.ksefStatus), invoiceId, ...change });
  upsertSearchAttributes([
    { key: searchKeys.dueAt, value: new Date(sendBy) },
    { key: searchKeys.number, value: numberStr },
  ]);
  run.goTo('sending', { invoiceId, numberStr, sendBy });

  for (;;) {
    const answer = await deliver(run, invoice, {
      handedOver: (issuedOffline) => note({ ksefStatus: 'Sent', issuedOffline, reason: null }),
      putOff: (ksefStatus, reason) => note({ ksefStatus, reason }),
    });
    if (answer.verdict === 'accepted' && answer.ksefNumber !== null) {
      const { ksefNumber, acquiredAt } = answer;
      await note({ ksefStatus: 'Accepted', ksefNumber, acquiredAt, reason: null });
      run.goTo('accepted', { reason: null });
      // The invoice is accepted also without its receipt, so that a failure here does not fail the workflow.
      await archive.keepReceipt({ invoiceId }).catch(() => undefined);
      return { ksefNumber, numberStr };
    }
    await untilCorrected(answer);
  }

  /**
   * Waits until a person corrects the records or asks for another try, and then makes the invoice again from the records. If the
   * invoice cannot be made, the workflow waits again. An invoice that KSeF may have is not made again.
   */
  async function untilCorrected({ reason, judged }: Delivered): Promise<void> {
    for (let fault: string | undefined = reason; fault !== undefined;) {
      await note({ ksefStatus: 'Refused', reason: fault });
      run.goTo('refused', { reason: fault });
      // Without a number of seconds: until a person acts.
      await run.rest();
      // If KSeF has judged the invoice, its decision is known, and KSeF need not be asked.
      if (!judged && patched('2026-11-askedBeforeRebuilding') && (await mayBeInKsef())) return;
      fault = await faultOfRebuilding();
    }
  }

  /** Whether KSeF may have taken the invoice. Then its XML must stay as it is, and KSeF must be asked what became of it. */
  async function mayBeInKsef(): Promise<boolean> {
    if (!(await db.wasSent({ invoiceId }))) return false;
    // Undefined: KSeF could not be asked. Null: KSeF does not have the invoice.
    const answer = await lookUpInvoice({ invoiceId }).catch(() => undefined);
    return answer === undefined || answer?.verdict === 'accepted' || answer?.verdict === 'working';
  }

  /** Makes the invoice again. Returns why that was refused; undefined if it was done. */
  async function faultOfRebuilding(): Promise<string | undefined> {
    // From here on, a correction of the records ends the next `rest` at once.
    run.readsRecords();
    try {
      await db.rebuildInvoice({ key: run.nextKey('rebuilt'), invoiceId });
      return undefined;
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      return reasonOf(refusal);
    }
  }
}
