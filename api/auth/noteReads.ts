import type { RequestHandler } from 'express';
import { isGrantedOnly } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AccessLog } from './accessLog.ts';

/** Records in the access log what callers read of objects that are open only to roles with a grant for them (`grantedOnly`). */
export function noteReads(accessLog: AccessLog): RequestHandler {
  return (request, response, next) => {
    const actor = response.locals.actor as Actor | undefined;
    if (actor?.restrictions.some(({ grantedOnly }) => grantedOnly)) {
      const noteRead: Actor['noteRead'] = (objectName, objectId) => {
        if (!isGrantedOnly(actor, objectName)) return;
        accessLog.note(request, { action: 'RestrictedRead', userId: actor.userId, objectName, objectId });
      };
      response.locals.actor = { ...actor, noteRead };
    }
    next();
  };
}
