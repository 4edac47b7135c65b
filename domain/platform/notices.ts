/** `name` is the subject of a request or an interaction; `person` is the one who should have acted. */
type TermNoticeFacts = {
  readonly number: string;
  readonly name: string;
  readonly due: string;
  readonly person: string;
};

/** The data of each notice; numbers, names and times in the form that people use. */
export interface NoticeFacts {
  personRegistered: { readonly name: string; readonly email: string };
  taskGiven: { readonly number: string; readonly name: string; readonly due: string };
  taskForRole: { readonly number: string; readonly name: string; readonly role: string };
  taskToCheck: { readonly number: string; readonly name: string };
  taskAccepted: { readonly number: string; readonly name: string };
  taskRejected: { readonly number: string; readonly name: string; readonly why: string };
  taskCanceled: { readonly number: string; readonly name: string };
  taskSoonDue: { readonly number: string; readonly name: string; readonly due: string };
  taskOverdue: { readonly number: string; readonly name: string; readonly due: string };
  taskOverdueInTeam: {
    readonly number: string;
    readonly name: string;
    readonly executor: string;
    readonly due: string;
  };
  processStuck: { readonly process: string; readonly stage: string; readonly why: string };
  /** Text from a process of an administrator. */
  processSays: { readonly text: string };
  /** The database and Temporal were restored from different moments; `unknown` counts processes without a record. */
  storesApart: { readonly older: 'database' | 'temporal'; readonly unknown: number };
  weightMemoryChanged: { readonly row: string };
  /** An e-mail of a process was not sent, because its template is not for this record. */
  letterNotSent: { readonly template: string; readonly record: string; readonly condition: string };
  decisionSoonDue: { readonly number: string; readonly due: string };
  decisionOverdue: { readonly number: string; readonly due: string };
  decisionOverdueInTeam: { readonly number: string; readonly manager: string; readonly due: string };
  /** The printer of a working place does not print. */
  printerSilent: { readonly place: string };
  /** None of the scales of a site gives a weight. */
  scalesSilent: { readonly scales: string };
  /** An e-mail of a reclamation was not sent; `why` is the answer of the mail server. */
  reclamationEmailNotSent: { readonly number: string; readonly to: string; readonly why: string };
  /** A document of an order was not sent; `why` is the answer of the mail server. */
  orderPaperNotSent: { readonly number: string; readonly to: string; readonly why: string };
  /** A colleague named the reader in a comment. */
  mentioned: { readonly number: string; readonly author: string; readonly words: string };
  /** A comment was not sent to the customer by e-mail; `why` is the answer of the mail server. */
  commentNotSent: { readonly number: string; readonly to: string; readonly why: string };
  /** A customer answered a comment by e-mail. */
  commentAnswered: { readonly number: string; readonly from: string; readonly words: string };
  /** A letter came back after it was sent; `why` is the answer of the recipient’s server. */
  letterBounced: { readonly subject: string; readonly to: string; readonly why: string };
  /** The owner of a mailbox has withdrawn our access to it; `why` is the answer of the provider. */
  mailConsentLost: { readonly account: string; readonly why: string };
  termSoonDue: TermNoticeFacts;
  termOverdue: TermNoticeFacts;
  termEscalated: TermNoticeFacts;
  /** Somebody asked by the form on the website; `who` and `name` are their own words. */
  requestFromForm: { readonly number: string; readonly name: string; readonly who: string };
  requestUnanswered: TermNoticeFacts;
  requestUnansweredEscalated: TermNoticeFacts;
  reclamationGiven: { readonly number: string; readonly customer: string; readonly due: string };
  offerSoonLapses: { readonly number: string; readonly customer: string; readonly until: string };
  offerLapsed: { readonly number: string; readonly customer: string; readonly until: string };
  /** The customer has answered in their own account. In the two notices below, `words` is their comment and may be empty. */
  offerAccepted: { readonly number: string; readonly customer: string };
  offerRefused: { readonly number: string; readonly customer: string; readonly words: string };
  orderChangeAsked: { readonly number: string; readonly customer: string; readonly words: string };
  /** Every line of an order was delivered. */
  orderFulfilled: { readonly number: string; readonly customer: string };
  /** A fulfilled order is open again because a weighing was undone. */
  orderOpenAgain: { readonly number: string; readonly customer: string };
  /** A guest of an event has answered by mail. */
  guestAnswered: {
    readonly who: string;
    readonly answer: string;
    readonly title: string;
    readonly at: string;
  };
  /** Somebody else has answered for a guest. The person who invited decides whether the answer counts. */
  answeredForGuest: {
    readonly who: string;
    readonly guest: string;
    readonly answer: string;
    readonly title: string;
    readonly at: string;
  };
  /** What a person wanted to be reminded of; `text` may be empty. */
  reminderDue: { readonly title: string; readonly due: string; readonly text: string };
}
export type NoticeName = keyof NoticeFacts;

/** The text of a notice; the description may be empty. */
export interface NoticeText {
  readonly title: string;
  readonly description: string;
}

/** The importance of each notice. */
export const noticeLevel = {
  personRegistered: 'INFO',
  reminderDue: 'INFO',
  guestAnswered: 'INFO',
  answeredForGuest: 'INFO',
  taskGiven: 'INFO',
  taskForRole: 'INFO',
  taskToCheck: 'INFO',
  taskAccepted: 'INFO',
  taskRejected: 'WARNING',
  taskCanceled: 'INFO',
  taskSoonDue: 'WARNING',
  taskOverdue: 'ERROR',
  taskOverdueInTeam: 'ERROR',
  processStuck: 'ERROR',
  processSays: 'INFO',
  storesApart: 'ERROR',
  weightMemoryChanged: 'ERROR',
  letterNotSent: 'INFO',
  decisionSoonDue: 'WARNING',
  decisionOverdue: 'ERROR',
  decisionOverdueInTeam: 'ERROR',
  printerSilent: 'ERROR',
  scalesSilent: 'ERROR',
  reclamationEmailNotSent: 'ERROR',
  orderPaperNotSent: 'ERROR',
  mentioned: 'INFO',
  commentNotSent: 'ERROR',
  commentAnswered: 'INFO',
  letterBounced: 'ERROR',
  mailConsentLost: 'ERROR',
  termSoonDue: 'WARNING',
  termOverdue: 'ERROR',
  termEscalated: 'ERROR',
  requestFromForm: 'INFO',
  requestUnanswered: 'WARNING',
  requestUnansweredEscalated: 'ERROR',
  reclamationGiven: 'INFO',
  offerSoonLapses: 'WARNING',
  offerLapsed: 'WARNING',
  offerAccepted: 'INFO',
  offerRefused: 'WARNING',
  orderChangeAsked: 'WARNING',
  orderFulfilled: 'INFO',
  orderOpenAgain: 'WARNING',
} as const satisfies Record<NoticeName, string>;
