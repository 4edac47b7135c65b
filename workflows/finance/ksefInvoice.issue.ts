import { proxyActivities } from '@temporalio/workflow';
import type { ErrorParams } from '#domain/kernel/fail.ts';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import type { InvoiceRecords, IssuedInvoice, KsefOffice } from './ksefInvoice.activities.ts';
import type { KsefInvoiceInput } from './ksefInvoice.messages.ts';
import type { KsefInvoiceRun } from './ksefInvoice.run.ts';

const db = databasePort<InvoiceRecords>('20 seconds');
/** Short timeouts: without an answer of the register, the invoice has the name that the buyer has typed. */
const register = proxyActivities<Pick<KsefOffice, 'confirmBuyer'>>({
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '1 minute',
  retry: { maximumAttempts: 2 },
});

/** Issues the invoice; if a person has to correct something first, waits for that. Null if there is nothing to invoice. */
export async function issue(
  run: KsefInvoiceRun,
  { deliveryPaymentId, askedAt }: KsefInvoiceInput,
): Promise<IssuedInvoice | null> {
  const key = run.keyOf('issued');
  for (;;) {
    // From here on, a correction of the records ends the next `rest` at once.
    run.readsRecords();
    await register.confirmBuyer({ deliveryPaymentId }).catch(() => undefined);
    try {
      return await db.issueInvoice({ key, deliveryPaymentId, askedAt });
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      const trouble = { code: String(refusal.type), params: (refusal.details?.[0] ?? {}) as ErrorParams };
      await db.noteInvoiceTrouble({ key: run.nextKey(trouble.code), deliveryPaymentId, trouble });
      run.goTo('blocked', { reason: trouble.code });
      await run.rest();
      await db.noteInvoiceTrouble({ key: run.nextKey('untroubled'), deliveryPaymentId, trouble: null });
      run.goTo('issuing', { reason: null });
    }
  }
}
