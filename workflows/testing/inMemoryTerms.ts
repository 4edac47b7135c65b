import { nextNoticeAt, noticesAt, termNotices, usualAnswerDays } from '#domain/service/requestTerm.rules.ts';
import type { TermFacts, TermKind } from '#domain/service/requestTerm.rules.ts';
import type { RequestTermActivities } from '../service/requestTerm.activities.ts';

interface InMemoryTerm extends TermFacts {
  readonly noticeAt: string | null;
}

/** Requests with their terms in memory: the same effects as in Postgres. */
export interface InMemoryTerms {
  readonly activities: RequestTermActivities;
  readonly records: Map<number, InMemoryTerm>;
  /** The notices sent, by request. */
  readonly sentNotices: Map<number, TermKind[]>;
}

export function inMemoryTerms(): InMemoryTerms {
  const terms: InMemoryTerms = {
    records: new Map(),
    sentNotices: new Map(),
    activities: {
      readTerm: async ({ id }) => ({ noticeAt: terms.records.get(id)?.noticeAt ?? null }),
      giveTermNotices: async ({ id, due }) => {
        const record = terms.records.get(id);
        if (record?.noticeAt !== due) return;
        const notices = termNotices(record, usualAnswerDays);
        terms.sentNotices.set(id, [...(terms.sentNotices.get(id) ?? []), ...noticesAt(notices, due)]);
        terms.records.set(id, { ...record, noticeAt: nextNoticeAt(notices, due) });
      },
    },
  };
  return terms;
}
