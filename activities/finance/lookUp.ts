import type { Database } from '#database/connect.ts';
import { sessionsOf } from '#database/finance/ksefAttempts.ts';
import { ksefVerdict } from '#domain/finance/ksefStatus.rules.ts';
import type { KsefAnswer } from '#workflows/finance/ksefInvoice.activities.ts';
import { readPaper, type KsefPaper } from './handOver.ts';
import type { KsefInvoiceStatus } from './ksef/answers.ts';
import type { KsefClient } from './ksef/client.ts';

/** The state of an invoice in KSeF; null if KSeF does not know it, so that it may be sent. */
export async function lookUp(
  database: Database,
  ksef: KsefClient,
  { invoiceId }: { readonly invoiceId: number },
): Promise<KsefAnswer | null> {
  const paper = await readPaper(database, invoiceId);
  // The first answer after which the invoice may be sent again. It counts only if KSeF has the invoice nowhere else.
  let broken: KsefAnswer | null = null;
  for (const session of await sessionsOf(database.sql, invoiceId)) {
    const status = await ksef.findInSession(paper.firm, session, paper.hash);
    if (!status) continue;
    const answer = await answerOf(ksef, paper, status);
    if (answer.verdict !== 'again') return answer;
    broken ??= answer;
  }
  return (await byNumber(ksef, paper)) ?? broken;
}

const answerOf = async (
  ksef: KsefClient,
  paper: KsefPaper,
  found: KsefInvoiceStatus,
): Promise<KsefAnswer> => {
  const { status, ksefNumber = null, acquisitionDate = null } = found;
  const verdict = ksefVerdict(status.code);
  const reason = [`${status.code} ${status.description}`, ...(status.details ?? [])]
    .join('; ')
    .slice(0, 1000);
  if (verdict !== 'duplicate') return { verdict, reason, ksefNumber, acquiredAt: acquisitionDate };
  const original = await byNumber(ksef, paper);
  return original ?? { verdict: 'again', reason, ksefNumber: null, acquiredAt: null };
};

/**
 * The answer about the invoice that KSeF has under our number; null if there is none. If that is another invoice, the verdict is
 * `refused`, so that a person checks it.
 */
const byNumber = async (ksef: KsefClient, paper: KsefPaper): Promise<KsefAnswer | null> => {
  const found = await ksef.findByNumber(paper.firm, paper.numberStr, paper.issuedOn);
  if (!found) return null;
  const isOurs = found.hash === paper.hash;
  return {
    verdict: isOurs ? 'accepted' : 'refused',
    reason: isOurs ? '' : `440 ${paper.numberStr}: ${found.ksefNumber}`,
    ksefNumber: found.ksefNumber,
    acquiredAt: found.acquiredAt,
  };
};
