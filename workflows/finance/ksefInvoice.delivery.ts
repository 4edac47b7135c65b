import { ActivityFailure, ApplicationFailure, proxyActivities, sleep } from '@temporalio/workflow';
import { isSentOffline } from '#domain/finance/ksefTime.rules.ts';
import { refusalIn } from '../kernel/failures.ts';
import { now } from '../kernel/step.ts';
import { ksefBusy, type IssuedInvoice, type KsefOffice, type KsefAnswer } from './ksefInvoice.activities.ts';
import type { KsefInvoiceRun } from './ksefInvoice.run.ts';

/** No automatic retries: KSeF is asked whether it has the invoice before it is sent again. */
const office = proxyActivities<Pick<KsefOffice, 'handOver' | 'lookUp'>>({
  startToCloseTimeout: '2 minutes',
  retry: { maximumAttempts: 1 },
});

interface Notes {
  readonly handedOver: (offline: boolean) => Promise<void>;
  readonly putOff: (reason: string | null) => Promise<void>;
}

/** Sends an invoice until KSeF has accepted or refused it, however long KSeF is unavailable. */
export async function deliver(
  run: KsefInvoiceRun,
  invoice: IssuedInvoice,
  notes: Notes,
): Promise<KsefAnswer> {
  for (let failures = 1; ; failures += 1) {
    const { word, seconds, reason } = await tried(run, invoice, notes);
    if (word && isFinal(word)) return word;
    await notes.putOff(reason ?? word?.reason ?? null);
    run.goTo('waiting', { reason: reason ?? word?.reason ?? null });
    await run.rest(seconds ?? pauseAfter(failures));
  }
}

interface Tried {
  readonly word?: KsefAnswer | null;
  readonly seconds?: number | undefined;
  readonly reason?: string;
}

const tried = async (run: KsefInvoiceRun, invoice: IssuedInvoice, notes: Notes): Promise<Tried> => {
  try {
    const known = run.state.attempts === 0 ? null : await office.lookUp({ invoiceId: invoice.invoiceId });
    if (known && isFinal(known)) return { word: known };
    if (known?.verdict !== 'working') await handOver(run, invoice, notes);
    run.goTo('judging');
    return { word: await settled(invoice) };
  } catch (error) {
    return failed(error);
  }
};

const handOver = async (run: KsefInvoiceRun, invoice: IssuedInvoice, notes: Notes): Promise<void> => {
  run.goTo('sending', { attempts: run.state.attempts + 1 });
  const offline = isSentOffline(invoice.issuedOn, now());
  await office.handOver({ invoiceId: invoice.invoiceId, offline });
  await notes.handedOver(offline);
};

/** Polls until KSeF has decided, or for as long as a decision usually takes at most. */
const settled = async (invoice: IssuedInvoice): Promise<KsefAnswer | null> => {
  for (const seconds of looks) {
    await sleep(seconds * 1000);
    const word = await office.lookUp({ invoiceId: invoice.invoiceId });
    if (word?.verdict !== 'working') return word;
  }
  return null;
};

const isFinal = ({ verdict }: KsefAnswer): boolean => verdict === 'accepted' || verdict === 'refused';

/** A refusal is final for this attempt; any other error may be temporary. */
const failed = (error: unknown): Tried => {
  const refusal = refusalIn(error);
  if (refusal) {
    const { reason = refusal.type } = (refusal.details?.[0] ?? {}) as { readonly reason?: string };
    return { word: { verdict: 'refused', reason: String(reason), ksefNumber: null, acquiredAt: null } };
  }
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && cause.type === ksefBusy) {
    const { seconds } = (cause.details?.[0] ?? {}) as { readonly seconds?: number };
    return { seconds, reason: cause.message };
  }
  return { reason: cause instanceof Error ? cause.message : String(cause) };
};

/** Seconds between two attempts to reach KSeF: short at first, then twice an hour. */
const pauses = [10, 30, 60, 120, 300, 600, 1800] as const;

function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
}

/** Seconds before each poll for a sent invoice; KSeF usually decides within seconds. */
const looks = [1, 2, 3, 5, 10, 20, 30, 60] as const;
