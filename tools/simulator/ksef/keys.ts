import {
  constants,
  createDecipheriv,
  createHash,
  createPrivateKey,
  privateDecrypt,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { generate } from 'selfsigned';

/** A key pair instead of the ministry's. It is made anew at each start. */
export interface MinistryKeys {
  /** The answer to `/security/public-key-certificates`. */
  readonly certificates: readonly object[];
  /** Decrypts a base64 text by RSA-OAEP with SHA-256; undefined if it was not encrypted with this key pair. */
  open(encrypted: string): Buffer | undefined;
}

export async function makeKeys(): Promise<MinistryKeys> {
  const { private: privatePem, cert } = await generate([{ name: 'commonName', value: 'KSeF simulator' }], {
    keySize: 2048,
    algorithm: 'sha256',
  });
  const key = createPrivateKey(privatePem);
  const certificate = new X509Certificate(cert);
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('base64');
  return {
    certificates: [
      {
        certificate: certificate.raw.toString('base64'),
        certificateId: digest(certificate.raw),
        publicKeyId: digest(certificate.publicKey.export({ type: 'spki', format: 'der' })),
        validFrom: new Date(certificate.validFrom).toISOString(),
        validTo: new Date(certificate.validTo).toISOString(),
        usage: ['KsefTokenEncryption', 'SymmetricKeyEncryption'],
      },
    ],
    open: (encrypted) => decryptedByKey(key, encrypted),
  };
}

const decryptedByKey = (key: KeyObject, encrypted: string): Buffer | undefined => {
  try {
    return privateDecrypt(
      { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(encrypted, 'base64'),
    );
  } catch {
    return undefined;
  }
};

/** Decrypts an invoice with the key of its session (AES-256-CBC); undefined if that fails. */
export function decrypted(key: Buffer, iv: Buffer, encrypted: Buffer): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, iv);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]);
  } catch {
    return undefined;
  }
}
