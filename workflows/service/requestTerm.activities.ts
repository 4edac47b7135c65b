import type { TermObject } from './requestTerm.messages.ts';

/** The term of a request or an interaction as its record has it. */
export interface TermReading {
  /** The time of the next notice, ISO in UTC; null when nothing more comes. */
  readonly noticeAt: string | null;
}

interface TermStep {
  readonly object: TermObject;
  readonly id: number;
  /** The moment that the workflow waited for. A step for a moment that the record no longer names does nothing. */
  readonly due: string;
}

/** The activities of a term's workflow: short writes to our own database. */
export interface RequestTermActivities {
  /** If the record was removed, `noticeAt` is null. */
  readTerm(about: { readonly object: TermObject; readonly id: number }): Promise<TermReading>;
  /** Notifies the people concerned if it still applies, and stores the time of the next notice, in one transaction. */
  giveTermNotices(step: TermStep): Promise<void>;
}
