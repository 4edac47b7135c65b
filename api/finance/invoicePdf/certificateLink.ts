import { constants, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import {
  certificateCheckLink,
  certificateSignedText,
  type VerifiedInvoice,
} from '#domain/finance/ksefLinks.ts';

export interface Certificate {
  /** PEM */
  readonly certificate: string;
  /** PEM, decrypted. */
  readonly key: string;
}

/** In bytes, for RSA-PSS: as long as the SHA-256 hash. */
const saltLength = 32;

/**
 * The URL of the QR code KOD II, signed with the seller's certificate of the type Offline, by ECDSA or RSA-PSS depending on
 * its key.
 * @throws if certificate or key are invalid or do not belong together
 */
export function certificateLink(
  qrUrl: string,
  invoice: VerifiedInvoice,
  { certificate, key }: Certificate,
): string {
  const x509 = new X509Certificate(certificate);
  const privateKey = createPrivateKey(key);
  if (!x509.checkPrivateKey(privateKey)) throw new Error('the key is not that of the certificate');
  const text = certificateSignedText(qrUrl, { ...invoice, serialNumber: x509.serialNumber.toUpperCase() });
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    ...(privateKey.asymmetricKeyType === 'ec'
      ? { dsaEncoding: 'ieee-p1363' as const }
      : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }),
  });
  return certificateCheckLink(text, qrUrl, signature.toString('base64'));
}
