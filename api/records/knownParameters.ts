import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { changesChannel } from '#database/transaction.ts';
import { additionalName } from '#domain/kernel/parameter.ts';

/** Hears of every change of an additional parameter, whichever process it was made in. The answer stops listening. */
export const followParameters = async (database: Database, log: Logger): Promise<() => Promise<void>> => {
  const refresh = () =>
    database.parameters
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'additional parameters are not read anew'));
  const stop = await database.listen(changesChannel, (payload) => {
    if (payload === '' || payload.includes('"object":"additionalParameter"')) void refresh();
  });
  await database.parameters.refresh();
  return stop;
};

const namesParameters = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).includes(`${additionalName}.`);

/**
 * An announcement may be on its way still when somebody asks for the parameter that they have just added: whoever
 * names one is answered by what the database says now.
 */
export const askForParameters =
  ({ parameters }: Database): RequestHandler =>
  (request, _response, next) => {
    if (!namesParameters(request.query) && !namesParameters(request.body)) return next();
    parameters.refresh().then(() => next(), next);
  };
