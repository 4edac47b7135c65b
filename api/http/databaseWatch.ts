import type { Logger } from 'pino';

const askAgainMs = 1000;

/**
 * Logs once that Postgres is gone and once that it is back, however many requests fail meanwhile.
 * @param askDatabase rejects as long as Postgres is away
 * @returns a function to call with each error that shows that Postgres is away
 */
export function databaseWatch(
  log: Logger,
  askDatabase: () => Promise<unknown>,
  everyMs: number = askAgainMs,
): (error: unknown) => void {
  let isGone = false;
  const askAgain = (): void => {
    setTimeout(() => void askDatabase().then(noteReturn, askAgain), everyMs).unref();
  };
  const noteReturn = (): void => {
    isGone = false;
    log.info('Postgres answers again');
  };
  return (error) => {
    if (isGone) return;
    isGone = true;
    log.warn({ err: error }, 'Postgres does not answer: requests are told to come again');
    askAgain();
  };
}
