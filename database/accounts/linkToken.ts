import { createHash, randomBytes } from 'node:crypto';

/** What a link in a letter carries: whose it is, until when it is good, and what nobody can guess. */
export interface LinkToken {
  readonly token: string;
  /** Kept on the user: nothing of the link can be made from it. */
  readonly kept: string;
}

const keptOf = (token: string): string => `sha256:${createHash('sha256').update(token).digest('hex')}`;

export const newLinkToken = (userId: number, minutes: number): LinkToken => {
  const expires = Math.floor(Date.now() / 1000) + minutes * 60;
  const token = [userId.toString(36), expires.toString(36), randomBytes(24).toString('hex')].join('-');
  return { token, kept: keptOf(token) };
};

/** Whose token it says it is and what must be kept for it; nothing where it is none, or is too old. The hash covers all of it. */
export const readLinkToken = (token: string): { userId: number; kept: string } | undefined => {
  const [, user = '', expires = ''] = /^([0-9a-z]{1,7})-([0-9a-z]{1,9})-[0-9a-f]{48}$/.exec(token) ?? [];
  const userId = Number.parseInt(user, 36);
  if (!(userId > 0 && userId < 2 ** 31) || Number.parseInt(expires, 36) * 1000 < Date.now()) return undefined;
  return { userId, kept: keptOf(token) };
};
