import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** The bytes at the beginning of a sealed text: the initialisation vector, then the authentication tag. */
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (token: string): Buffer => createHash('sha256').update(`configuration ${token}`).digest();

/** Encrypts text for the disk with the agent's token, because the configuration contains passwords of gateways. */
export function sealed(text: string, token: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(token), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts what `sealed` returned; undefined if it was encrypted with another token, or not at all. */
export function unsealed(text: string, token: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv(algorithm, keyOf(token), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}
