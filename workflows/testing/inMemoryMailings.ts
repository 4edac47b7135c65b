import type { MailingRecords } from '../mail/mailing.activities.ts';

/** A mailing as its workflow sees it. */
export interface InMemoryMailing {
  status: string;
  /** People by pages. */
  pages: string[][];
  /** People who were stored as recipients and have no letter yet. */
  waiting: string[];
  /** Everybody to whom a letter was queued. */
  queued: string[];
  perPortion: number;
  /** The keys of all steps, in their order. */
  keys: string[];
  /** Set to do something before each page. */
  gathering?: () => Promise<void>;
  /** Set to make each portion take some time. */
  working?: () => Promise<void>;
}

/** Mailings in memory; each step is done once for its key. */
export interface InMemoryMailings {
  readonly activities: MailingRecords;
  readonly all: Map<number, InMemoryMailing>;
}

/** @param once does the work of a key once; for a repeated key it returns the first result */
export function inMemoryMailings(once: <T>(key: string, work: () => T) => T): InMemoryMailings {
  const all = new Map<number, InMemoryMailing>();
  const mailingOf = (id: number): InMemoryMailing => {
    const mailing = all.get(id);
    if (!mailing) throw new Error(`no mailing ${id}`);
    return mailing;
  };
  return {
    all,
    activities: {
      gatherPeople: async ({ key, mailingId, after }) => {
        mailingOf(mailingId).keys.push(key);
        await mailingOf(mailingId).gathering?.();
        return once(key, () => {
          const mailing = mailingOf(mailingId);
          const { status } = mailing;
          if (status !== 'sending') return { status, after };
          // `after` is the index of the next page as text; null before the first page and after the last.
          const page = Number(after ?? 0);
          mailing.waiting.push(...(mailing.pages[page] ?? []));
          return { status, after: page + 1 < mailing.pages.length ? String(page + 1) : null };
        });
      },
      sendPortion: async ({ key, mailingId }) => {
        mailingOf(mailingId).keys.push(key);
        await mailingOf(mailingId).working?.();
        return once(key, () => {
          const mailing = mailingOf(mailingId);
          if (mailing.status === 'sending') {
            const next = mailing.waiting.splice(0, mailing.perPortion);
            mailing.queued.push(...next);
            if (next.length === 0) mailing.status = 'done';
          }
          return { status: mailing.status, waitSeconds: 10 };
        });
      },
    },
  };
}
