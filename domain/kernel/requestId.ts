/**
 * The caller's own id of a write, sent as the header `Idempotency-Key`. If a write is repeated with the same id because its
 * answer was lost, it is done once and answered again.
 */
export const requestIdHeader = 'idempotency-key';

export const requestIdPattern = /^[\w.:-]{1,100}$/;

/** A random id. It is not made by `crypto.randomUUID`, because browsers do not offer that to pages opened over plain HTTP. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
