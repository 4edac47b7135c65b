import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Keeps secrets unreadable in the database. The stored text is `v2.<iv>.<tag>.<ciphertext>`, each base64url. */
export interface SecretBox {
  seal(plain: string): string;
  open(sealed: string): string;
  /** A text for each use that nobody can compute without the key. It is the same in every process and safe in a URL. */
  proofOf(use: string): string;
}

/** Each use has its own key, so that knowing one of them does not help to find another. */
const keyFor = (secretKey: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'keja', use, 32));

/** The only key of version 1. Proofs still use it, because those that are stored could not be made again. */
const firstKey = (secretKey: string): Buffer => createHash('sha256').update(secretKey).digest();

/** How each version of the sealed text makes its key from the secret key. New texts get the version below. */
const keysOf: Readonly<Record<string, (secretKey: string) => Buffer>> = {
  v1: firstKey,
  v2: (secretKey) => keyFor(secretKey, 'seal'),
};
const version = 'v2';

/**
 * @param secretKey the key that seals and opens; `open` throws for a text that another key has sealed
 * @param before the previous key: `open` still opens what it has sealed
 */
export function createSecretBox(secretKey: string, before?: string): SecretBox {
  const keys = before === undefined ? [secretKey] : [secretKey, before];
  const sealing = keyFor(secretKey, 'seal');
  const proving = firstKey(secretKey);
  return {
    proofOf: (use) => createHmac('sha256', proving).update(use).digest('base64url'),
    seal: (plain) => {
      // GCM takes an initialization vector of 12 bytes, which must never repeat for a key.
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, sealing, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [version, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
        '.',
      );
    },
    open: (sealed) => {
      const [sealedVersion = '', iv, tag, text] = sealed.split('.');
      const keyOf = Object.hasOwn(keysOf, sealedVersion) ? keysOf[sealedVersion] : undefined;
      if (!keyOf || !iv || !tag || text === undefined) throw new Error('This secret was not sealed by Keja');
      return openedBy(keys.map(keyOf), { iv, tag, text });
    },
  };
}

interface Sealed {
  readonly iv: string;
  readonly tag: string;
  readonly text: string;
}

/** Opens with the first key that fits. @throws the error of the last key */
const openedBy = ([key, ...others]: readonly Buffer[], sealed: Sealed): string => {
  if (!key) throw new Error('There is no key');
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(sealed.iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(sealed.tag, 'base64url'));
    const text = Buffer.from(sealed.text, 'base64url');
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch (error) {
    if (others.length === 0) throw error;
    return openedBy(others, sealed);
  }
};
