/**
 * The moment at which a request was closed, as its status says: that of the first move into a closed status since it was
 * last open; null for an open one. Moments are ISO texts.
 */
export function closedAtAfter(isClosed: boolean, closedBefore: string | null, now: string): string | null {
  return isClosed ? (closedBefore ?? now) : null;
}

/** Whether a comment of staff answers the customer: it is for them, and is not their own letter. */
export function isAnswer({ forCustomer, emailType }: Readonly<Record<string, unknown>>): boolean {
  return forCustomer === true && emailType !== 'incoming';
}
