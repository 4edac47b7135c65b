/**
 * The moment at which a request was closed: when it moved from an open status into a closed one. Later moves between closed
 * statuses do not change it. Null for an open request. Moments are ISO texts.
 */
export function closedAtAfter(isClosed: boolean, closedBefore: string | null, now: string): string | null {
  return isClosed ? (closedBefore ?? now) : null;
}

/** Whether a comment answers the customer: it is meant for them, and it is not a letter that they sent. */
export function answersCustomer({ forCustomer, emailType }: Readonly<Record<string, unknown>>): boolean {
  return forCustomer === true && emailType !== 'incoming';
}
