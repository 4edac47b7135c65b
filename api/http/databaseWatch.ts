import type { Logger } from 'pino';

const askAgainMs = 1000;

/**
 * Tells the log once that Postgres has gone and once that it is back, however many requests it is missing for.
 * @param ask fails as long as it is away
 * @returns what is to be told of each error by which it is missing
 */
export const databaseWatch = (
  log: Logger,
  ask: () => Promise<unknown>,
  everyMs: number = askAgainMs,
): ((error: unknown) => void) => {
  let isGone = false;
  const askAgain = (): void => {
    setTimeout(() => void ask().then(isBack, askAgain), everyMs).unref();
  };
  const isBack = (): void => {
    isGone = false;
    log.info('Postgres answers again');
  };
  return (error) => {
    if (isGone) return;
    isGone = true;
    log.warn({ err: error }, 'Postgres does not answer: requests are told to come again');
    askAgain();
  };
};
