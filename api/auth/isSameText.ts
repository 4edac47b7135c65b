import { timingSafeEqual } from 'node:crypto';

/** Compares secrets: how long it takes does not tell how much of a guess was right. */
export const isSameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
