import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Keeps secrets unreadable in the database. The stored text is `v1.<iv>.<tag>.<ciphertext>`, each base64url. */
export interface SecretBox {
  seal(plain: string): string;
  open(sealed: string): string;
  /** What nobody without the key can know: a word for each use, the same in every process, fit for an address. */
  proofOf(use: string): string;
}

/** @param secretKey of any length; what one key has sealed, another cannot open: `open` then throws. */
export const createSecretBox = (secretKey: string): SecretBox => {
  const key = createHash('sha256').update(secretKey).digest();
  return {
    proofOf: (use) => createHmac('sha256', key).update(use).digest('base64url'),
    seal: (plain) => {
      const iv = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed) => {
      const [version, iv, tag, text] = sealed.split('.');
      if (version !== 'v1' || !iv || !tag || text === undefined)
        throw new Error('This secret was not sealed by Keja');
      const decipher = createDecipheriv(algorithm, key, Buffer.from(iv, 'base64url'));
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
        'utf8',
      );
    },
  };
};
