/**
 * Whether an invoice is to be issued for the record of a payment: it is paid, the payer wants an invoice, and the NIP of their
 * firm is known.
 */
export function isInvoiceDue(payment: Readonly<Record<string, unknown>>): boolean {
  const { isPaid, fakturaCheck, fakturaNIP } = payment;
  return isPaid === true && fakturaCheck === true && typeof fakturaNIP === 'string' && fakturaNIP !== '';
}
