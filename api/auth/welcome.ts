import type { Request, Response } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AccountUser } from '#database/accounts/findUser.ts';
import type { Database } from '#database/connect.ts';
import { queueLetter } from '#database/mail/letters.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AccessLog } from './accessLog.ts';
import { callerOf, noticeFacts, type Caller } from './caller.ts';
import { setSessionCookie, tokenIn } from './cookie.ts';
import type { Sessions } from './sessions.ts';

export const signedInUser = z.object({
  id: z.number().int(),
  name: z.string(),
  fullRights: z.boolean(),
  externalUser: z.boolean(),
  language: z.string(),
  roles: z.array(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUser>;

export const shownUser = (actor: Actor): SignedInUser => ({
  id: actor.userId ?? 0,
  name: actor.name,
  fullRights: actor.fullRights,
  externalUser: actor.external,
  language: actor.language,
  roles: [...actor.roles],
});

export interface WelcomeParts {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly accessLog: AccessLog;
  readonly publicUrl: string;
}

interface Arrival {
  readonly user: AccountUser;
  readonly remember: boolean;
  readonly login: string;
  readonly request: Request;
  readonly response: Response;
}

/** Begins the session of somebody who has made every step, in place of the one their browser had. */
export const welcome = async (
  { database, sessions, accessLog, publicUrl }: WelcomeParts,
  { user, remember, login, request, response }: Arrival,
): Promise<SignedInUser> => {
  const caller = callerOf(request);
  await tellOfNewDevice(database, user, caller, publicUrl);
  const before = tokenIn(request);
  if (before) await sessions.end(before);
  const session = await sessions.begin(user.id, remember, caller);
  const actor = await sessions.actorOf(session.token);
  if (!actor) throw fail('invalid_credentials');
  setSessionCookie(response, publicUrl, session.token, remember ? session.expiresAt : undefined);
  accessLog.note(request, { action: 'SignIn', login, known: true, userId: user.id });
  return shownUser(actor);
};

/** Who has signed in before hears of a kind of device that they have not signed in from. */
const tellOfNewDevice = (
  database: Database,
  user: AccountUser,
  caller: Caller,
  publicUrl: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const facts = noticeFacts(user.name, caller);
    const { rows } = await sql<{ others: number; added: number }>`
      with added as (insert into known_device (user_id, device) values (${user.id}, ${facts.device})
        on conflict do nothing returning 1)
      select (select count(*)::int from known_device where user_id = ${user.id}) as others,
        (select count(*)::int from added) as added`.execute(tx.sql);
    const [seen] = rows;
    if (!seen?.added || seen.others === 0) return;
    await queueLetter(tx, user, {
      letter: 'newSignIn',
      facts,
      event: `newSignIn:${user.id}:${facts.device}`,
      site: new URL(publicUrl).host,
    });
  });
