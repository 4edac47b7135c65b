/**
 * The caller's own id of a write, sent as the header `Idempotency-Key`: sent again with the same id, because the answer
 * was lost on the way, the write is done once and answered again.
 */
export const requestIdHeader = 'idempotency-key';

export const requestIdPattern = /^[\w.:-]{1,100}$/;

/** Not `crypto.randomUUID`, which browsers withhold from pages that are opened over plain HTTP. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
