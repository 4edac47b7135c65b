import { claimKey } from '#database/keptResult.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { startMailboxes } from './mail/signalMailbox.ts';
import { matchStores } from './stores/matchStores.ts';
import type { Dependencies } from './dependencies.ts';
import { importRates } from './partners/importRates.ts';
import { reconcileReminders } from './platform/reconcileReminders.ts';
import { reconcileTerms } from './service/signalTermWorkflow.ts';
import { reconcileTerminal } from './terminal/reconcile.ts';
import type { Compared } from './terminal/reconcileJourneys.ts';
import { watchWeights } from './weighing/watchWeights.ts';

const everyMs = 5 * 60_000;

export interface Reconciler {
  stop(): Promise<void>;
}

/** Any number of workers may run: the first to claim a pass does it. */
const claimPass = ({ database }: Dependencies, pass: string): Promise<boolean> =>
  claimKey(database.sql, `reconcile:${pass}`);

/**
 * Compares queues, journeys, reminders and terms with the records, starts mailboxes that are not read, and asks the bank for rates:
 * at once when a worker starts, because nobody knows for how long no worker has run, and then every few minutes. The later passes
 * also compare the two stores, Postgres and Temporal's, and verify the weight memory.
 */
export function startReconciler(dependencies: Dependencies, log: Logger): Reconciler {
  const stopping = new AbortController();
  // Kept from pass to pass, so that journeys that agree with their records are not asked again.
  const compared: Compared = { agreed: new Map(), silent: new Set() };
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    if (stopping.signal.aborted) return;
    await work().catch((error: unknown) => log.warn({ error }, `${what} is done again in a few minutes`));
  };
  const run = async (): Promise<void> => {
    // The stores are not compared here, because `startWorker` has just compared them.
    await attempt('comparing queues with the records', () =>
      reconcileTerminal(dependencies, `start-${Date.now()}`, compared),
    );
    await attempt('comparing reminders with the records', () => reconcileReminders(dependencies));
    await attempt('comparing terms with the records', () => reconcileTerms(dependencies));
    await attempt('asking the bank for rates', () => importRates(dependencies, log));
    await attempt('starting mailboxes that are not read', () =>
      startMailboxes(dependencies, `start-${Date.now()}`),
    );
    for (;;) {
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      // All workers compute the same name for a pass, so that only one of them can claim it.
      const pass = String(Math.floor(Date.now() / everyMs));
      if (!(await claimPass(dependencies, pass).catch(() => false))) continue;
      await attempt('comparing the stores', () => matchStores(dependencies, log));
      await attempt('comparing queues with the records', () =>
        reconcileTerminal(dependencies, pass, compared),
      );
      await attempt('comparing reminders with the records', () => reconcileReminders(dependencies));
      await attempt('comparing terms with the records', () => reconcileTerms(dependencies));
      await attempt('starting mailboxes that are not read', () => startMailboxes(dependencies, pass));
      await attempt('asking the bank for rates', () => importRates(dependencies, log));
      await attempt('verifying the weight memory', () => watchWeights(dependencies, log));
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
