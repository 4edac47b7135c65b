/**
 * The filter for the payments whose invoice cannot be made and is still wanted. One with nothing to bill is not among them:
 * nobody can do anything about it.
 */
export const blockedInvoices = {
  invoiceFailure: { filled: true },
  fakturaCheck: true,
  markedToDelete: false,
} as const;
