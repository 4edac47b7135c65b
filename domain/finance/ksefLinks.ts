/** What one needs to look an invoice up at the ministry. */
export interface VerifiedInvoice {
  readonly sellerNip: string;
  /** `2026-11-20` */
  readonly issuedOn: string;
  /** SHA-256 of the XML, in base64. */
  readonly hash: string;
}

function base64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The address behind the QR code KOD I, by which anybody sees whether KSeF knows the invoice. */
export function invoiceCheckLink(qrUrl: string, { sellerNip, issuedOn, hash }: VerifiedInvoice): string {
  const [year = '', month = '', day = ''] = issuedOn.split('-');
  return `${qrUrl.replace(/\/$/, '')}/invoice/${sellerNip}/${day}-${month}-${year}/${base64Url(hash)}`;
}

/** The certificate of the type Offline with which the seller signs what KSeF does not know yet. */
export interface SellerCertificate extends VerifiedInvoice {
  /** As the certificate writes it: hexadecimal, in capitals. */
  readonly serialNumber: string;
}

/** What is signed for the QR code KOD II: its address without `https://` and without the signature behind it. */
export function certificateSignedText(
  qrUrl: string,
  { sellerNip, serialNumber, hash }: SellerCertificate,
): string {
  return `${qrUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}/certificate/Nip/${sellerNip}/${sellerNip}/${serialNumber}/${base64Url(hash)}`;
}

/** The address behind KOD II, by which anybody sees who has issued an invoice. @param signature base64 */
export function certificateCheckLink(signedText: string, qrUrl: string, signature: string): string {
  return `${qrUrl.startsWith('http://') ? 'http' : 'https'}://${signedText}/${base64Url(signature)}`;
}

/** What is under that code. */
export const certificateLabel = 'CERTYFIKAT';

/** What is under KOD I: the number, or that KSeF has not given one yet. */
export function invoiceCheckLabel(ksefNumber: string | null): string {
  return ksefNumber ?? 'OFFLINE';
}
