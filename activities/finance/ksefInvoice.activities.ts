import { ApplicationFailure } from '@temporalio/common';
import { sessionsOf } from '#database/finance/ksefAttempts.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import {
  ksefBusy,
  type InvoiceRecords,
  type KsefNote,
  type KsefOffice,
} from '#workflows/finance/ksefInvoice.activities.ts';
import type { FirmLookup } from '#workflows/finance/firmLookup.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { confirmBuyer } from './confirmBuyer.ts';
import { firmOfToday } from './gus/firmOfToday.ts';
import { handOver } from './handOver.ts';
import { issueInvoice, rebuildInvoice } from './issueInvoice.ts';
import { keepReceipt } from './keepReceipt.ts';
import { KsefBusy } from './ksef/request.ts';
import { lookUp } from './lookUp.ts';

/** The activities of `ksefInvoice`: they use the records, KSeF, and the register of firms. */
export function ksefInvoiceActivities(dependencies: Dependencies): InvoiceRecords & KsefOffice & FirmLookup {
  const { database, ksef } = dependencies;
  /** Makes a busy KSeF a failure from which the workflow reads how long to wait. */
  const reportingBusy = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof KsefBusy)) throw error;
      throw ApplicationFailure.create({
        type: ksefBusy,
        message: error.message,
        details: [{ seconds: error.seconds }],
      });
    }
  };
  return withRefusals<InvoiceRecords & KsefOffice & FirmLookup>({
    // `once` returns the stored result as JSON. The cast to `never` lets TypeScript accept this JSON as the activity's result.
    issueInvoice: ({ key, ...input }) =>
      database.once(key, async (tx) => (await issueInvoice(tx, input)) as JsonValue) as Promise<never>,
    wasSent: async ({ invoiceId }) => (await sessionsOf(database.sql, invoiceId)).length > 0,
    rebuildInvoice: ({ key, invoiceId }) => database.once(key, (tx) => rebuildInvoice(tx, invoiceId)),
    noteInvoiceTrouble: ({ key, deliveryPaymentId, trouble }) =>
      database.once(key, async (tx) => {
        // An invoice that is no longer wanted is not missing, so no failure is written into the payment.
        const isFailure = trouble !== null && trouble.code !== ('invoice_not_wanted' satisfies ErrorCode);
        const invoiceFailure = isFailure
          ? errorMessage(defaultLanguage, trouble.code as ErrorCode, trouble.params)
          : null;
        await tx.records.update(systemActor, 'deliveryPayment', deliveryPaymentId, { invoiceFailure });
      }),
    noteKsef: ({ key, ...note }) =>
      database.once(key, async (tx) => {
        await tx.records.update(systemActor, 'invoice', note.invoiceId, changesOf(note));
      }),
    confirmBuyer: ({ deliveryPaymentId }) => confirmBuyer(dependencies, deliveryPaymentId),
    // `handOver` sends an invoice to KSeF, and `lookUp` asks KSeF what became of it.
    handOver: (input) => reportingBusy(handOver(database, ksef, input)),
    lookUp: (input) => reportingBusy(lookUp(database, ksef, input)),
    // Unlike `lookUp`, this asks the register of firms.
    lookUpFirm: ({ nip }) => firmOfToday(dependencies, nip),
    keepReceipt: (input) => reportingBusy(keepReceipt(database, ksef, input).catch(toBeTriedAgain)),
  });
}

/**
 * Throws a refusal as an error that the workflow tries again. An accepted invoice only lacks its receipt: KSeF may not have made
 * it yet, and a person may mend the token or its rights meanwhile.
 */
const toBeTriedAgain = (error: unknown): never => {
  throw error instanceof KejaError ? new Error(error.message, { cause: error }) : error;
};

/** A note as changes of the invoice's record. What the note leaves out stays as it is. */
const changesOf = ({ ksefStatus, ksefNumber, acquiredAt, issuedOffline, reason }: Omit<KsefNote, 'key'>) => ({
  ksefStatus,
  ...(ksefNumber === undefined ? {} : { ksefNumber }),
  ...(acquiredAt === undefined ? {} : { ksefAcquiredAt: acquiredAt }),
  ...(issuedOffline === undefined ? {} : { issuedOffline }),
  ...(reason === undefined ? {} : { ksefFailure: reason }),
});
