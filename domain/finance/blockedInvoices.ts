/**
 * The filter for payments whose invoice is wanted (`fakturaCheck`) but could not be made. If there is nothing to bill, the
 * invoice is no longer wanted until somebody sets a VAT rate and asks for it again.
 */
export const blockedInvoices = {
  invoiceFailure: { filled: true },
  fakturaCheck: true,
  markedToDelete: false,
} as const;
