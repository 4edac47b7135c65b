/** What Postgres says when it goes or comes, and what the system says of a connection that broke. */
const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const connectionException = /^08\w{3}$/;
/** `pg` says these without a code. */
const words = [
  'Connection terminated',
  'is not queryable',
  'timeout expired',
  'timeout exceeded when trying to connect',
];

/** Whether Postgres could not be asked, or gave no answer: the same may go well in a moment. */
export const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { readonly code?: unknown };
  if (typeof code === 'string' && (codes.has(code) || connectionException.test(code))) return true;
  return words.some((each) => message.includes(each)) || isAway(cause);
};
