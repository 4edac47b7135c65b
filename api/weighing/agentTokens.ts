import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new token for a scale agent: random bytes that cannot be guessed, in base64url. */
export function newAgentToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The hash of a token; only the hash is stored. */
export function agentTokenHash(token: string): string {
  return `sha256:${createHash('sha256').update(token).digest('hex')}`;
}
