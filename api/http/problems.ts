import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { isAway, isLost, isTooSlow } from '#database/isAway.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { noContent, saysNoContent } from '#domain/mail/noContent.rules.ts';
import { hasFailedInWork } from '../temporal/reach.ts';
import { languageOf } from './language.ts';

/** A refusal as it is sent: an RFC 9457 problem document with a stable `code`, and an error for each field. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The same as `detail`: react-admin's own `fetchJson` shows this member. */
  readonly message: string;
  readonly instance: string;
  readonly code: string;
  readonly params: KejaError['params'];
  readonly errors?: readonly { field: string; code: string; params?: object; message: string }[];
}

/** After how many seconds callers should repeat a request that was answered with 503. */
const retryAfterSeconds = '2';

/** The most faulty fields that one answer names: nobody reads more, and each message costs time. */
const mostErrors = 100;

export const notFound: RequestHandler = (request) => {
  throw fail('route_not_found', { path: request.originalUrl.split('?')[0] ?? '' });
};

/**
 * Turns any error into a problem document; an unexpected one is logged under the id that the answer names.
 * @param onAway is called with each error that shows that Postgres could not be reached or did not answer
 */
export function problems(
  log: Logger,
  onAway: (error: unknown) => void = () => undefined,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isLost(error)) onAway(error);
    if (response.headersSent) return next(error);
    const refusal = refusalOf(error) ?? logUnexpected(error, log);
    if (refusal.status === 503) response.set('Retry-After', retryAfterSeconds);
    if (refusal.code === 'too_many_attempts') response.set('Retry-After', String(refusal.params.seconds));
    response
      .status(refusal.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemOf(refusal, request, response)));
  };
}

const refusalOf = (error: unknown): KejaError | undefined => {
  if (error instanceof KejaError) return error;
  if (isAway(error)) return fail('database_unavailable');
  if (isTooSlow(error)) return fail('query_too_slow');
  if (isBodyFault(error) || error instanceof URIError) return fail('body_invalid');
  return undefined;
};

/** Body parsers throw errors of http-errors. Those with `expose` and a 4xx status are the fault of the request. */
const isBodyFault = (error: unknown): boolean => {
  const { expose, status } = (error ?? {}) as { expose?: unknown; status?: unknown };
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
};

const logUnexpected = (error: unknown, log: Logger): KejaError => {
  const id = crypto.randomUUID();
  log.error({ err: error, id }, 'unexpected error');
  return fail(hasFailedInWork(error) ? 'operation_failed' : 'unexpected', { id });
};

const problemOf = (error: KejaError, request: Request, response: Response): Problem => {
  const language = languageOf(request, response);
  const detail = errorMessage(language, error.code, error.params);
  const instance = request.originalUrl.split('?')[0] ?? '';
  return {
    type: `urn:keja:error:${error.code}`,
    // The specification prescribes this title for failures of the calls for e-mails.
    title: saysNoContent(instance) ? noContent : error.code.replaceAll('_', ' '),
    status: error.status,
    detail,
    message: detail,
    instance,
    code: error.code,
    params: error.params,
    ...(error.errors.length > 0
      ? {
          errors: error.errors.slice(0, mostErrors).map((each) => ({
            ...each,
            message: errorMessage(language, each.code, each.params),
          })),
        }
      : {}),
  };
};
