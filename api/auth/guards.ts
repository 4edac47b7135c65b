import type { ErrorRequestHandler, RequestHandler } from 'express';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { languageFor } from '../http/language.ts';
import { eventOfRefusal, type AccessLog } from './accessLog.ts';
import { tokenIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';

/** Sets `response.locals.actor` to the caller; it stays undefined without a valid session. */
export function identify(sessions: Sessions): RequestHandler {
  return async (request, response, next) => {
    const token = tokenIn(request);
    const actor = token && (await sessions.actorOf(token));
    // Names of records use the language of the request, which may differ from the one in the person's profile.
    if (actor) response.locals.actor = actorSpeaking(actor, languageFor(request, actor));
    next();
  };
}

/** The actor with this language. Returns the same object each time, so that what is cached by actor is found again. */
const actorSpeaking = (actor: Actor, language: Language): Actor => {
  const byLanguage = memoised(speakingActors, actor, () => new Map<Language, Actor>());
  return memoised(byLanguage, language, () => ({ ...actor, language }));
};

/** For each actor of a session: the same actor by language. */
const speakingActors = new WeakMap<Actor, Map<Language, Actor>>();

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that the page of another site makes a browser send (CSRF). Browsers send the origin of a request; programs
 * send none, and have no cookie of another person.
 */
export function refuseCrossSite(publicUrl: string): RequestHandler {
  const ownHost = new URL(publicUrl).host;
  return (request, _response, next) => {
    if (readMethods.has(request.method)) return next();
    // Browsers say whether the page that made the request is of the same site; `none` is an address that the person typed.
    const site = request.get('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fail('cross_site_write');
    const origin = request.get('origin');
    // Older browsers send only the origin.
    if (site !== undefined || origin === undefined) return next();
    const ownHosts = [ownHost, request.get('host')];
    if (!URL.canParse(origin) || !ownHosts.includes(new URL(origin).host)) throw fail('cross_site_write');
    next();
  };
}

/** Records refusals for missing rights in the access log, and passes the error on unchanged. */
export function noteRefusals(accessLog: AccessLog): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (error instanceof KejaError && error.code === 'no_access') {
      const actor = response.locals.actor as Actor | undefined;
      accessLog.note(request, eventOfRefusal(request, actor, error.params.object));
    }
    next(error);
  };
}
