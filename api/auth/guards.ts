import type { ErrorRequestHandler, RequestHandler } from 'express';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { languageFor } from '../http/language.ts';
import { refusalOf, type AccessLog } from './accessLog.ts';
import { tokenIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/** Puts who is calling into `response.locals.actor`; nobody when there is no valid session. */
export const identify =
  (sessions: Sessions): RequestHandler =>
  async (request, response, next) => {
    const token = tokenIn(request);
    const actor = token && (await sessions.actorOf(token));
    // Names of records come in the language that the person reads now, which need not be the one they keep.
    if (actor) response.locals.actor = { ...actor, language: languageFor(request, actor) };
    next();
  };

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site's page makes a browser send. A browser says where a request comes
 * from; programs without a browser say nothing and carry no one else's cookie.
 */
export const refuseCrossSite =
  (publicUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (harmless.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fail('cross_site_write');
    const origin = request.get('origin');
    const own = [new URL(publicUrl).host, request.get('host')];
    if (
      site === undefined &&
      origin !== undefined &&
      (!URL.canParse(origin) || !own.includes(new URL(origin).host))
    )
      throw fail('cross_site_write');
    next();
  };

/** Writes down who asked for what they have no right to, and leaves the refusal as it is. */
export const noteRefusals =
  (accessLog: AccessLog): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (error instanceof KejaError && error.code === 'no_access') {
      const actor = response.locals.actor as Actor | undefined;
      accessLog.note(request, refusalOf(request, actor, error.params.object));
    }
    next(error);
  };
