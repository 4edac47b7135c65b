import { isOfPostgres } from './ofPostgres.ts';

/**
 * Error codes of Postgres when it stops or starts, and when it ends a connection whose transaction did nothing for too long
 * (25P03). The codes that begin with E are those of the operating system when a connection breaks.
 */
const awayCodes = ['57P01', '57P02', '57P03', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Rolled back in favour of another transaction: a deadlock or a serialization failure. */
const rolledBackCodes = ['40P01', '40001'];
/** Codes of Postgres for connections that could not be made or have failed. */
const connectionException = /^08\w{3}$/;
/**
 * The whole messages of errors by `pg` that have no code. They are recognized by their message alone, because `isOfPostgres` does
 * not know all of them. Messages of other libraries that only contain the same words do not match.
 */
const messageWithoutCode =
  /^(?:Connection terminated(?: unexpectedly| due to connection timeout)?|Client (?:was closed|has encountered a connection error) and is not queryable|timeout expired|timeout exceeded when trying to connect)$/;

/** Whether Postgres could not be reached or did not answer. Errors of other servers do not count. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { readonly code?: unknown };
  const errorCode = String(code);
  if (isOfPostgres(error) && (awayCodes.includes(errorCode) || connectionException.test(errorCode)))
    return true;
  return messageWithoutCode.test(message) || isLost(cause);
}

/** The code of a statement that Postgres stopped at its time limit. */
const timeLimitCode = '57014';

/** Whether a statement took longer than its limit. */
export function isTooSlow(error: unknown): boolean {
  return (
    error instanceof Error &&
    ((isOfPostgres(error) && (error as { readonly code?: unknown }).code === timeLimitCode) ||
      isTooSlow(error.cause))
  );
}

const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error &&
  ((isOfPostgres(error) && rolledBackCodes.includes(String((error as { readonly code?: unknown }).code))) ||
    wasRolledBack(error.cause));

/**
 * Whether Postgres could not be reached, did not answer, or rolled back for another transaction: a second attempt may
 * succeed.
 */
export function isAway(error: unknown): boolean {
  return isLost(error) || wasRolledBack(error);
}
