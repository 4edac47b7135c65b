import type { MailingState } from './mailing.messages.ts';

/** The whole state of a mailing's workflow, carried from run to run as plain JSON. A new shape gets a new `schema`. */
export interface MailingCarried {
  readonly schema: 1;
  readonly mailingId: number;
  /** How many steps were done that store a page of recipients. Their keys contain this number. */
  pages: number;
  /** Where the next page begins; null at the first one and after the last one. */
  after: string | null;
  /** Whether all recipients are stored, so that letters are queued from now on. */
  isGathered: boolean;
  /** How many steps were done that queue a portion of letters, with the last one that found nobody left. */
  portions: number;
  /** The status of the mailing's record, as the last step has read it. */
  status: string;
  /** The ids of the messages that were handled, so that a repeated one has no effect. */
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
