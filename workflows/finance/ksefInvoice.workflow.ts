import { proxyActivities, upsertSearchAttributes } from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { InvoiceRecords, KsefNote, KsefOffice } from './ksefInvoice.activities.ts';
import { deliver } from './ksefInvoice.delivery.ts';
import { issue } from './ksefInvoice.issue.ts';
import type { KsefInvoiceInput, KsefInvoiceOutcome } from './ksefInvoice.messages.ts';
import { beginRun } from './ksefInvoice.run.ts';

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
  const note = (change: Omit<KsefNote, 'key' | 'invoiceId'>): Promise<void> =>
    db.noteKsef({ key: run.nextKey(), invoiceId, ...change });
  upsertSearchAttributes([
    { key: searchKeys.dueAt, value: new Date(sendBy) },
    { key: searchKeys.number, value: numberStr },
  ]);
  run.goTo('sending', { invoiceId, numberStr, sendBy });

  for (;;) {
    const word = await deliver(run, invoice, {
      handedOver: (issuedOffline) => note({ ksefStatus: 'Sent', issuedOffline, reason: null }),
      putOff: (reason) => note({ ksefStatus: 'Offline', reason }),
    });
    if (word.verdict === 'accepted' && word.ksefNumber !== null) {
      const { ksefNumber, acquiredAt } = word;
      await note({ ksefStatus: 'Accepted', ksefNumber, acquiredAt, reason: null });
      run.goTo('accepted', { reason: null });
      await archive.keepReceipt({ invoiceId }).catch(() => undefined);
      return { ksefNumber, numberStr };
    }
    await untilMended(word.reason);
  }

  /** Waits until a person has corrected the records and asks for another try; then makes the invoice again from them. */
  async function untilMended(reason: string): Promise<void> {
    for (let why: string | undefined = reason; why !== undefined;) {
      await note({ ksefStatus: 'Refused', reason: why });
      run.goTo('refused', { reason: why });
      await run.rest();
      why = await faultOfRebuilding();
    }
  }

  async function faultOfRebuilding(): Promise<string | undefined> {
    try {
      await db.rebuildInvoice({ key: run.nextKey(), invoiceId });
      return undefined;
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      const { reason = refusal.type } = (refusal.details?.[0] ?? {}) as { readonly reason?: string };
      return String(reason);
    }
  }
}
