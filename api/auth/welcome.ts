import type { Request, Response } from 'express';
import type { AccountUser } from '#database/accounts/findUser.ts';
import { noteDevice } from '#database/accounts/knownDevices.ts';
import type { Database } from '#database/connect.ts';
import { queueLetter } from '#database/mail/letters.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { SignedInUser } from '#domain/platform/signedInUser.ts';
import type { AccessLog } from './accessLog.ts';
import { callerOf, noticeFacts, type Caller } from './caller.ts';
import { setSessionCookie, tokenIn } from './cookie.ts';
import type { KnownBrowsers } from './knownBrowser.ts';
import type { Sessions } from './sessions.ts';

/** The signed-in person as the user interface is told of them. */
export function shownUser(actor: Actor): SignedInUser {
  return {
    id: actor.userId ?? 0,
    login: actor.login ?? '',
    name: actor.name,
    fullRights: actor.fullRights,
    externalUser: actor.external,
    language: actor.language,
    roles: [...actor.roles],
  };
}

export interface WelcomeDependencies {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accessLog: AccessLog;
  readonly publicUrl: string;
  readonly knownBrowsers: KnownBrowsers;
}

interface Arrival {
  readonly user: AccountUser;
  readonly remember: boolean;
  /** The login for the access log: as the person has typed it, if it was typed for this step. */
  readonly login: string;
  readonly request: Request;
  readonly response: Response;
}

/** Begins the session of a person who has passed all steps, and replaces the session that the browser had. */
export async function welcome(
  { database, sessions, accessLog, publicUrl, knownBrowsers }: WelcomeDependencies,
  { user, remember, login, request, response }: Arrival,
): Promise<SignedInUser> {
  const caller = callerOf(request);
  await notifyOfNewDevice(database, user, caller, publicUrl);
  const previousToken = tokenIn(request);
  if (previousToken) await sessions.end(previousToken);
  const session = await sessions.begin(user.id, remember, caller);
  const actor = await sessions.actorOf(session.token);
  // There is no actor if the account was closed just now.
  if (!actor) throw fail('invalid_credentials');
  setSessionCookie(response, publicUrl, session.token, session.cookieEndsAt);
  knownBrowsers.remember(request, response, user.id);
  accessLog.note(request, { action: 'SignIn', login, known: true, userId: user.id });
  return shownUser(actor);
}

/** Queues a letter to a person who signs in from a new kind of device, except at their first sign-in. */
const notifyOfNewDevice = (
  database: Database,
  user: AccountUser,
  caller: Caller,
  publicUrl: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const facts = noticeFacts(user.name, caller);
    if (!(await noteDevice(tx.sql, user.id, facts.device))) return;
    await queueLetter(tx, user, {
      letter: 'newSignIn',
      facts,
      event: `newSignIn:${user.id}:${facts.device}`,
      site: new URL(publicUrl).host,
    });
  });
