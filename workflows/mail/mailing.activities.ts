/** The result of a portion: the status of the mailing after it, and the wait before the next portion. */
interface MailingPortion {
  readonly status: string;
  readonly waitSeconds: number;
}

/** The result of storing a page of recipients. */
interface MailingPage {
  readonly status: string;
  /** Where the next page begins; null after the last page. If nothing was stored, it is the `after` of the input. */
  readonly after: string | null;
}

/** Writes to our own database, one transaction with its key. */
export interface MailingRecords {
  /** Stores the next people of the list as recipients, unless the mailing is paused or has ended. */
  gatherPeople(input: {
    readonly key: string;
    readonly mailingId: number;
    readonly after: string | null;
  }): Promise<MailingPage>;
  /** Queues the next letters, unless the mailing is paused or has ended. */
  sendPortion(input: { readonly key: string; readonly mailingId: number }): Promise<MailingPortion>;
}
