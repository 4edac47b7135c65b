import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, so that the duration does not show how much of a guess was right. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
