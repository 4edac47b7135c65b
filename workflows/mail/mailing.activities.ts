/** What a portion has come to: whether the mailing goes on, is paused or has ended, and the wait before the next portion. */
interface MailingPortion {
  readonly status: string;
  readonly waitSeconds: number;
}

/** What noting a page of people has come to. */
interface MailingPage {
  readonly status: string;
  /** Where the next page begins; null after the last one. Where nothing was noted, it is as it was. */
  readonly after: string | null;
}

/** Writes to our own database, one transaction with its key. */
export interface MailingRecords {
  /** Notes the next people of the list, unless the mailing is paused or has ended. */
  gatherPeople(input: {
    readonly key: string;
    readonly mailingId: number;
    readonly after: string | null;
  }): Promise<MailingPage>;
  /** Queues the next letters, unless the mailing is paused or has ended. */
  sendPortion(input: { readonly key: string; readonly mailingId: number }): Promise<MailingPortion>;
}
