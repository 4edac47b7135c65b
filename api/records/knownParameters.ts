import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { changesChannel } from '#database/transaction.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

/** Reads the additional parameters again whenever one changes in any process. Returns a function that stops listening. */
export async function followParameters(database: Database, log: Logger): Promise<() => Promise<void>> {
  const refresh = () =>
    database.parameters
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'additional parameters are not read anew'));
  // An empty payload says that announcements may have been missed.
  const stop = await database.listen(changesChannel, (payload) => {
    if (payload === '' || payload.includes('"object":"additionalParameter"')) void refresh();
  });
  await database.parameters.refresh();
  return stop;
}

/** Whether a query or body contains the path of an additional parameter, such as `additional.colour`, anywhere. */
const namesParameters = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).includes(`${additionalName}.`);

/**
 * Reads the parameters from the database before a request that names one: the announcement of a parameter that was just
 * added may not have arrived yet.
 */
export function askForParameters({ parameters }: Database): RequestHandler {
  return (request, _response, next) => {
    if (!namesParameters(request.query) && !namesParameters(request.body)) return next();
    parameters.refresh().then(() => next(), next);
  };
}
