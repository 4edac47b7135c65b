import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../writing/secrets.ts';

const proofOf = (box: Pick<SecretBox, 'proofOf'>, recipientId: number): string =>
  box.proofOf(`unsubscribe ${recipientId}`);

/** The link by which the recipient of a mailing unsubscribes without signing in. It is the same each time. */
export function unsubscribeLink(
  box: Pick<SecretBox, 'proofOf'>,
  publicUrl: string,
  recipientId: number,
): string {
  return new URL(`/api/unsubscribe/${recipientId}-${proofOf(box, recipientId)}`, publicUrl).href;
}

/** The id of the recipient for whom such a link was made; undefined if the link is not ours. */
export function recipientOf(box: Pick<SecretBox, 'proofOf'>, token: string): number | undefined {
  const [, id = '', proof = ''] = /^(\d{1,9})-([\w-]{20,80})$/.exec(token) ?? [];
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(box, Number(id)))];
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : undefined;
}
