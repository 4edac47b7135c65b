/** The data by which an invoice can be looked up at the ministry. */
export interface VerifiedInvoice {
  readonly sellerNip: string;
  /** `2026-11-20` */
  readonly issuedOn: string;
  /** SHA-256 of the XML, in base64. */
  readonly hash: string;
}

/** Base64 as it may stand in an address (base64url), without the signs that fill it up. */
function base64Url(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The address in the QR code KOD I. There anybody can see whether KSeF knows the invoice. */
export function invoiceCheckLink(qrUrl: string, { sellerNip, issuedOn, hash }: VerifiedInvoice): string {
  const [year = '', month = '', day = ''] = issuedOn.split('-');
  return `${qrUrl.replace(/\/$/, '')}/invoice/${sellerNip}/${day}-${month}-${year}/${base64Url(hash)}`;
}

/** An invoice that KSeF does not know yet. The seller signs it with their certificate of the type Offline. */
export interface OfflineInvoice extends VerifiedInvoice {
  /** The number of that certificate, as it writes it: hexadecimal, in capitals. */
  readonly serialNumber: string;
}

/**
 * The text that is signed for the QR code KOD II: its address without `https://` and without the signature at its end. The NIP is
 * in it twice: as the one in whose name we signed in to KSeF, and as that of the seller, which is always the same here.
 */
export function certificateSignedText(
  qrUrl: string,
  { sellerNip, serialNumber, hash }: OfflineInvoice,
): string {
  return `${qrUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}/certificate/Nip/${sellerNip}/${sellerNip}/${serialNumber}/${base64Url(hash)}`;
}

/**
 * The address in the QR code KOD II. There anybody can see who has issued the invoice. A simulator is reached by `http`.
 * @param signature base64
 */
export function certificateCheckLink(signedText: string, qrUrl: string, signature: string): string {
  return `${qrUrl.startsWith('http://') ? 'http' : 'https'}://${signedText}/${base64Url(signature)}`;
}

/** The text under the QR code KOD II. */
export const certificateLabel = 'CERTYFIKAT';

/** The text under the QR code KOD I: the number of the invoice in KSeF, or `OFFLINE` if it has none yet. */
export function invoiceCheckLabel(ksefNumber: string | null): string {
  return ksefNumber ?? 'OFFLINE';
}
