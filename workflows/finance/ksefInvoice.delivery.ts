import { ActivityFailure, ApplicationFailure, patched, proxyActivities, sleep } from '@temporalio/workflow';
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

/** Writes how the delivery goes on into the record of the invoice. */
interface Notes {
  /** KSeF has taken the invoice; `offline` says whether it was sent as issued offline, because its day was over. */
  readonly handedOver: (offline: boolean) => Promise<void>;
  /** `Sent`: KSeF may have the invoice, but does not say what became of it; `Offline`: it cannot be reached. */
  readonly putOff: (status: 'Sent' | 'Offline', reason: string | null) => Promise<void>;
}

/** How the delivery ended. `judged` is true if KSeF has decided about the invoice, and false if KSeF refused to take it. */
export interface Delivered extends KsefAnswer {
  readonly judged: boolean;
}

/** Sends an invoice until KSeF has accepted or refused it, however long KSeF is unavailable. */
export async function deliver(run: KsefInvoiceRun, invoice: IssuedInvoice, notes: Notes): Promise<Delivered> {
  for (let failures = 1; ; failures += 1) {
    const { answer, judged = true, seconds, needsPerson, reason } = await tryOnce(run, invoice, notes);
    if (answer && isFinal(answer)) return { ...answer, judged };
    // KSeF gives an empty text if it has no reason.
    const whyWaiting = reason ?? (answer?.reason || null);
    if (answer?.verdict === 'working') await notes.putOff('Sent', null);
    else await notes.putOff(needsPerson ? 'Sent' : 'Offline', whyWaiting);
    run.goTo('waiting', { reason: whyWaiting }, needsPerson);
    await run.rest(seconds ?? pauseAfter(failures));
  }
}

/** The result of one try. Without a final `answer`, the invoice is tried again later. */
interface Attempt {
  /** Null if KSeF does not have the invoice; absent if the try failed before an answer. */
  readonly answer?: KsefAnswer | null;
  /** As in `Delivered`; absent for true. */
  readonly judged?: boolean;
  /** How long to wait before the next try, if KSeF has said it. */
  readonly seconds?: number | undefined;
  /** Why there is no answer. */
  readonly reason?: string;
  /** KSeF refuses to say what became of the invoice: a person must see to the rights or the token. */
  readonly needsPerson?: boolean;
}

const tryOnce = async (run: KsefInvoiceRun, invoice: IssuedInvoice, notes: Notes): Promise<Attempt> => {
  // After an earlier attempt KSeF may have the invoice, so it is asked before the invoice is sent again.
  let isAsking = run.state.attempts > 0;
  try {
    const earlierAnswer = isAsking ? await lookUpInvoice(invoice) : null;
    if (earlierAnswer && isFinal(earlierAnswer)) return { answer: earlierAnswer };
    if (earlierAnswer?.verdict !== 'working') {
      isAsking = false;
      await handOver(run, invoice, notes);
    }
    isAsking = true;
    run.goTo('judging');
    return { answer: await pollUntilDecided(invoice) };
  } catch (error) {
    return attemptAfter(error, isAsking);
  }
};

const handOver = async (run: KsefInvoiceRun, invoice: IssuedInvoice, notes: Notes): Promise<void> => {
  run.goTo('sending', { attempts: run.state.attempts + 1 });
  const offline = isSentOffline(invoice.issuedOn, now());
  await office.handOver({ invoiceId: invoice.invoiceId, offline });
  await notes.handedOver(offline);
};

/**
 * What KSeF says about the invoice; null if KSeF does not have it. KSeF may accept an invoice before it gives the number. The
 * verdict is then still `working`.
 */
export async function lookUpInvoice({
  invoiceId,
}: Pick<IssuedInvoice, 'invoiceId'>): Promise<KsefAnswer | null> {
  const answer = await office.lookUp({ invoiceId });
  const isUnnumbered = answer?.verdict === 'accepted' && answer.ksefNumber === null;
  return isUnnumbered && patched('2026-11-acceptedWithoutNumber')
    ? { ...answer, verdict: 'working' }
    : answer;
}

/** Polls until KSeF has decided, or for as long as a decision usually takes at most. */
const pollUntilDecided = async (invoice: IssuedInvoice): Promise<KsefAnswer | null> => {
  let answer: KsefAnswer | null = null;
  for (const seconds of pollPauses) {
    await sleep(seconds * 1000);
    answer = await lookUpInvoice(invoice);
    if (answer?.verdict !== 'working') return answer;
  }
  return answer;
};

const isFinal = ({ verdict }: KsefAnswer): boolean => verdict === 'accepted' || verdict === 'refused';

/**
 * The result of a try that failed. A refusal to take the invoice is final for this attempt. A refusal to say what became of the
 * invoice is not final, because KSeF may have it. Any other error may be temporary.
 * @param isAsking whether KSeF was asked about the invoice; false if the invoice was being sent
 */
const attemptAfter = (error: unknown, isAsking: boolean): Attempt => {
  const refusal = refusalIn(error);
  if (refusal) {
    const reason = reasonOf(refusal);
    if (isAsking && patched('2026-11-askedInVain')) return { reason, needsPerson: true };
    return { answer: { verdict: 'refused', reason, ksefNumber: null, acquiredAt: null }, judged: false };
  }
  const cause = error instanceof ActivityFailure ? error.cause : error;
  if (cause instanceof ApplicationFailure && cause.type === ksefBusy) {
    const { seconds } = (cause.details?.[0] ?? {}) as { readonly seconds?: number };
    return { seconds, reason: cause.message };
  }
  return { reason: cause instanceof Error ? cause.message : String(cause) };
};

/** Why something was refused, as a person reads it on the invoice. */
export function reasonOf(refusal: ApplicationFailure): string {
  const { reason = refusal.type } = (refusal.details?.[0] ?? {}) as { readonly reason?: string };
  return String(reason);
}

/** Seconds between two attempts to reach KSeF: short at first, then twice an hour. */
const pauses = [10, 30, 60, 120, 300, 600, 1800] as const;

function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? pauses[0];
}

/** Seconds before each poll for a sent invoice; KSeF usually decides within seconds. */
const pollPauses = [1, 2, 3, 5, 10, 20, 30, 60] as const;
