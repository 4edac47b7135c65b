/** What one needs to look an invoice up at the ministry. */
export interface VerifiedInvoice {
  readonly sellerNip: string;
  /** `2026-11-20` */
  readonly issuedOn: string;
  /** SHA-256 of the XML, in base64. */
  readonly hash: string;
}

export const base64Url = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The address behind the QR code KOD I, by which anybody sees whether KSeF knows the invoice. */
export const invoiceCheckLink = (qrUrl: string, { sellerNip, issuedOn, hash }: VerifiedInvoice): string => {
  const [year = '', month = '', day = ''] = issuedOn.split('-');
  return `${qrUrl.replace(/\/$/, '')}/invoice/${sellerNip}/${day}-${month}-${year}/${base64Url(hash)}`;
};

/** What stands under that code: the number, or that KSeF has not given one yet. */
export const invoiceCheckLabel = (ksefNumber: string | null): string => ksefNumber ?? 'OFFLINE';
