import {
  constants,
  createCipheriv,
  createHash,
  publicEncrypt,
  randomBytes,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import type { z } from 'zod';
import type { certificatesAnswer } from './answers.ts';

/** What the ministry offers a key for: to encrypt our token as we sign in, or the key of a session. */
export type KeyUse = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';

export interface MinistryKey {
  readonly id: string;
  readonly key: KeyObject;
}

/** The newest of the ministry's keys that are valid at `now`, for this use. @throws an error if there is none */
export function ministryKey(
  certificates: z.output<typeof certificatesAnswer>,
  use: KeyUse,
  now: Date,
): MinistryKey {
  const [newest] = certificates
    .filter(
      ({ usage, validFrom, validTo }) =>
        usage.includes(use) && new Date(validFrom) <= now && now < new Date(validTo),
    )
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));
  if (!newest) throw new Error(`KSeF has no valid key for ${use}`);
  const { publicKey } = new X509Certificate(Buffer.from(newest.certificate, 'base64'));
  return { id: newest.publicKeyId, key: publicKey };
}

/** The content encrypted with a key of the ministry, by RSA-OAEP with SHA-256; in base64. */
export function encryptedFor({ key }: MinistryKey, plain: Buffer): string {
  return publicEncrypt(
    { key, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    plain,
  ).toString('base64');
}

/** One session's key: AES-256-CBC. */
export interface SessionKey {
  readonly key: Buffer;
  readonly iv: Buffer;
}
/** A random key of 256 bits, and the initial block of 128 bits with which AES-CBC begins. */
export function newSessionKey(): SessionKey {
  return { key: randomBytes(32), iv: randomBytes(16) };
}

/** The content encrypted with AES-256-CBC, as KSeF expects it. */
export function encrypted({ key, iv }: SessionKey, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

/** The SHA-256 hash of the content, in base64. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64');
}
