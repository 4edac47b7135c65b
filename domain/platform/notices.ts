/** What each notice tells; numbers and names as people know them. */
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
  /** Words of an administrator's own process. */
  processSays: { readonly text: string };
  /** A process had a letter to send, and its template is not for this record. */
  letterNotSent: { readonly template: string; readonly record: string; readonly condition: string };
  decisionSoonDue: { readonly number: string; readonly due: string };
  decisionOverdue: { readonly number: string; readonly due: string };
  decisionOverdueInTeam: { readonly number: string; readonly manager: string; readonly due: string };
  reclamationGiven: { readonly number: string; readonly customer: string; readonly due: string };
}
export type NoticeName = keyof NoticeFacts;

/** What a notice says; the description may be empty. */
export interface NoticeText {
  readonly title: string;
  readonly description: string;
}
export type NoticeWords = { readonly [N in NoticeName]: (facts: NoticeFacts[N]) => NoticeText };

/** How much it wants of its reader's attention. */
export const noticeLevel = {
  personRegistered: 'INFO',
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
  letterNotSent: 'INFO',
  decisionSoonDue: 'WARNING',
  decisionOverdue: 'ERROR',
  decisionOverdueInTeam: 'ERROR',
  reclamationGiven: 'INFO',
} as const satisfies Record<NoticeName, string>;
