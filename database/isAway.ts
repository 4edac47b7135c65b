import { isOfPostgres } from './lostConnections.ts';

/** What Postgres says when it goes or comes, and what the system says of a connection that broke. */
const away = ['57P01', '57P02', '57P03', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];
/** Rolled back for the sake of another transaction: a deadlock, or two that cannot both be. */
const gaveWay = ['40P01', '40001'];
const connectionException = /^08\w{3}$/;
/** `pg` says these without a code. */
const words = [
  'Connection terminated',
  'is not queryable',
  'timeout expired',
  'timeout exceeded when trying to connect',
];

/** Whether Postgres could not be asked or gave no answer. What other servers refuse is none of its business. */
export const isLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { readonly code?: unknown };
  const told = String(code);
  if (isOfPostgres(error) && (away.includes(told) || connectionException.test(told))) return true;
  return words.some((each) => message.includes(each)) || isLost(cause);
};

const hasGivenWay = (error: unknown): boolean =>
  error instanceof Error &&
  ((isOfPostgres(error) && gaveWay.includes(String((error as { readonly code?: unknown }).code))) ||
    hasGivenWay(error.cause));

/** Whether Postgres could not be asked, gave no answer or had another go first: the same may go well in a moment. */
export const isAway = (error: unknown): boolean => isLost(error) || hasGivenWay(error);
