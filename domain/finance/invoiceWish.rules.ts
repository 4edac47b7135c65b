/**
 * Whether an invoice of a payment's record is to be issued: the money is here, and the payer has said for which firm.
 */
export function isInvoiceDue(payment: Readonly<Record<string, unknown>>): boolean {
  const { isPaid, fakturaCheck, fakturaNIP } = payment;
  return isPaid === true && fakturaCheck === true && typeof fakturaNIP === 'string' && fakturaNIP !== '';
}
