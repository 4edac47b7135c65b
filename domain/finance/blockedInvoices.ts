/**
 * The filter for payments whose invoice is wanted but could not be made. Payments without anything to bill are not among them,
 * because nobody can change that.
 */
export const blockedInvoices = {
  invoiceFailure: { filled: true },
  fakturaCheck: true,
  markedToDelete: false,
} as const;
