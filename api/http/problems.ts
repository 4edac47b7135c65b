import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { isAway, isLost } from '#database/isAway.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { languageOf } from './language.ts';

/** A refusal on the wire: an RFC 9457 problem document with a stable `code`, and an error for each field. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly params: KejaError['params'];
  readonly errors?: readonly { field: string; code: string; params?: object; message: string }[];
}

const retryAfterSeconds = '2';

export const notFound: RequestHandler = (request) => {
  throw fail('route_not_found', { path: request.originalUrl.split('?')[0] ?? '' });
};

/**
 * Turns whatever was thrown into a problem document; what nobody expected is logged under the number it answers with.
 * @param missed hears of each error by which Postgres was missing
 */
export const problems =
  (log: Logger, missed: (error: unknown) => void = () => undefined): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (isLost(error)) missed(error);
    if (response.headersSent) return next(error);
    const known = understood(error) ?? unexpected(error, log);
    if (known.status === 503) response.set('Retry-After', retryAfterSeconds);
    if (known.code === 'too_many_attempts') response.set('Retry-After', String(known.params.seconds));
    response
      .status(known.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemOf(known, request, response)));
  };

const understood = (error: unknown): KejaError | undefined => {
  if (error instanceof KejaError) return error;
  if (isAway(error)) return fail('database_unavailable');
  const { type, status } = error as { type?: string; status?: number };
  const isBodyFault =
    typeof type === 'string' &&
    (type.startsWith('entity.') || type.startsWith('encoding.') || type.startsWith('charset.'));
  if (isBodyFault || error instanceof URIError || (error instanceof SyntaxError && status === 400))
    return fail('body_invalid');
  return undefined;
};

const unexpected = (error: unknown, log: Logger): KejaError => {
  const id = crypto.randomUUID();
  log.error({ err: error, id }, 'unexpected error');
  return fail('unexpected', { id });
};

const problemOf = (error: KejaError, request: Request, response: Response): Problem => {
  const language = languageOf(request, response);
  const detail = errorMessage(language, error.code, error.params);
  return {
    type: `urn:keja:error:${error.code}`,
    title: error.code.replaceAll('_', ' '),
    status: error.status,
    detail,
    instance: request.originalUrl.split('?')[0] ?? '',
    code: error.code,
    params: error.params,
    ...(error.errors.length > 0
      ? {
          errors: error.errors.map((each) => ({
            ...each,
            message: errorMessage(language, each.code, each.params),
          })),
        }
      : {}),
  };
};
