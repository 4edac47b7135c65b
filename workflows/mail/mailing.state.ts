import type { MailingState } from './mailing.messages.ts';

/** The whole state of a mailing's workflow, carried from run to run as plain JSON. A new shape gets a new `schema`. */
export interface MailingCarried {
  readonly schema: 1;
  readonly mailingId: number;
  /** Pages of recipients that were stored. */
  pages: number;
  /** Where the next page begins; null at the first one and after the last one. */
  after: string | null;
  isGathered: boolean;
  portions: number;
  status: string;
  handled: string[];
}

export function newMailing(mailingId: number): MailingCarried {
  return {
    schema: 1,
    mailingId,
    pages: 0,
    after: null,
    isGathered: false,
    portions: 0,
    status: 'gathering',
    handled: [],
  };
}

export function stateOf({ mailingId, portions, status }: MailingCarried): MailingState {
  return { mailingId, portions, status };
}
