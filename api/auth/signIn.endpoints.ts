import type { Request } from 'express';
import { sendMailCode } from '#database/accounts/mailCodes.ts';
import { fail } from '#domain/kernel/fail.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { clearSessionCookie, tokenIn } from './cookie.ts';
import type { AuthTools } from './authTools.ts';
import { methodOf } from './pendingSignIns.ts';
import { hashOf } from './sessions.ts';
import { supersededBy } from '#database/accounts/singleSession.ts';
import { shownUser, welcome } from './welcome.ts';

const tag = 'auth';

/** The specification allows GET for this call, for programs; a link that a browser follows is not accepted. */
const isFollowedLink = (request: Request): boolean =>
  request.method === 'GET' &&
  (request.get('sec-fetch-mode') === 'navigate' || request.accepts(['json', 'html']) === 'html');

export function signInEndpoints(tools: AuthTools): AnyEndpoint[] {
  const { database, sessions, accessLog, publicUrl, passwords, guesses, pending } = tools;

  const signOut = serve(accountContracts.signOutByGet, {
    tag,
    summary: 'Ends the session of this browser; by GET for programs, for a browser follows links',
    access: 'anyone',
    refuses: [403],
    handle: async ({ request, response }) => {
      if (isFollowedLink(request)) throw fail('cross_site_write');
      const token = tokenIn(request);
      if (token) await sessions.end(token);
      const actor = response.locals.actor as Actor | undefined;
      if (actor) accessLog.note(request, { action: 'SignOut', userId: actor.userId });
      clearSessionCookie(response, publicUrl);
      return { result: true };
    },
  });

  return [
    serve(accountContracts.signIn, {
      tag,
      summary: 'Signs in and sets the session cookie; where a second step is needed, begins it',
      access: 'anyone',
      refuses: [401, 429],
      handle: async ({ body, request, response }) => {
        const user = await passwords.userCalled(body.email);
        const account = { id: user?.id, typed: body.email };
        await guesses.count('password', request, account);
        const matches = await passwords.matches(user, body.password);
        const refuse = (code: 'invalid_credentials' | 'email_not_confirmed') => {
          const typed = { login: body.email, known: user !== undefined, userId: user?.id ?? null };
          accessLog.note(request, { action: 'SignInFailed', ...typed });
          return fail(code);
        };
        if (!user || !matches || !user.active) throw refuse('invalid_credentials');
        await guesses.forgive('password', request, account);
        if (!user.emailConfirmed) throw refuse('email_not_confirmed');
        if (!user.use2FA) {
          const arrival = { user, remember: body.remember, login: body.email, request, response };
          return { result: true, use2FA: false, user: await welcome(tools, arrival), method: null };
        }
        await pending.begin(response, user.id, body.remember);
        const method = await methodOf(database, user.id);
        if (method === 'mail') await sendMailCode(database, user, new URL(publicUrl).host);
        return { result: true, use2FA: true, user: null, method };
      },
    }),
    signOut,
    { ...signOut, method: 'post', contract: accountContracts.signOut },
    serve(accountContracts.session, {
      tag,
      summary:
        'Who is signed in; `result` is false for nobody, and `endedFor` names the working place that ended the session',
      access: 'anyone',
      handle: async ({ request, response }) => {
        const actor = response.locals.actor as Actor | undefined;
        const token = tokenIn(request);
        return {
          result: actor !== undefined,
          user: actor ? shownUser(actor) : null,
          endedFor: !actor && token ? await supersededBy(database, hashOf(token)) : null,
        };
      },
    }),
  ];
}
