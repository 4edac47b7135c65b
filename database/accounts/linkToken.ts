import { createHash, randomBytes } from 'node:crypto';

/** The token of a link in a letter; it contains the user id, the expiry and a random part. */
export interface LinkToken {
  readonly token: string;
  /** The hash stored with the user; the link cannot be derived from it. */
  readonly hash: string;
}

const hashOf = (token: string): string => `sha256:${createHash('sha256').update(token).digest('hex')}`;

export function newLinkToken(userId: number, minutes: number): LinkToken {
  const expires = Math.floor(Date.now() / 1000) + minutes * 60;
  const token = [userId.toString(36), expires.toString(36), randomBytes(24).toString('hex')].join('-');
  return { token, hash: hashOf(token) };
}

/** The user id in a token and the hash to compare with the stored one; undefined if the token is invalid or has expired. */
export function readLinkToken(token: string): { userId: number; hash: string } | undefined {
  const [, user = '', expires = ''] = /^([0-9a-z]{1,7})-([0-9a-z]{1,9})-[0-9a-f]{48}$/.exec(token) ?? [];
  const userId = Number.parseInt(user, 36);
  if (!(userId > 0 && userId < 2 ** 31) || Number.parseInt(expires, 36) * 1000 < Date.now()) return undefined;
  return { userId, hash: hashOf(token) };
}
