import type { Request, Response } from 'express';
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

/**
 * Whether a browser follows a link. The specification allows GET for signing out, so that programs can call it, but a link on
 * another page must not sign a person out.
 */
const isFollowedLink = (request: Request): boolean =>
  request.method === 'GET' &&
  (request.get('sec-fetch-mode') === 'navigate' || request.accepts(['json', 'html']) === 'html');

export function signInEndpoints(tools: AuthTools): AnyEndpoint[] {
  const { database, sessions, accessLog, publicUrl } = tools;

  const signOut = serve(accountContracts.signOutByGet, {
    tag,
    summary:
      'Ends the session of this browser; GET is for programs, and is refused where a browser follows a link',
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
      handle: ({ body, request, response }) => signIn(tools, body, request, response),
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

interface Credentials {
  /** An e-mail address or a login. */
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Signs in, or begins the second step of signing in. Each attempt is counted before the password is checked.
 * @throws invalid_credentials, email_not_confirmed, too_many_attempts
 */
const signIn = async (
  tools: AuthTools,
  { email, password, remember }: Credentials,
  request: Request,
  response: Response,
) => {
  const { database, accessLog, publicUrl, passwords, guesses, pending } = tools;
  const user = await passwords.userCalled(email);
  await guesses.count('password', request, { id: user?.id, typed: email });
  const matches = await passwords.matches(user, password);
  const refuse = (code: 'invalid_credentials' | 'email_not_confirmed') => {
    // With `known: false` the access log keeps only the beginning of the login: the person may have typed the password into this
    // field.
    const typed = { login: email, known: user !== undefined, userId: user?.id ?? null };
    accessLog.note(request, { action: 'SignInFailed', ...typed });
    return fail(code);
  };
  // One answer for all three reasons, so that nobody learns which logins exist.
  if (!user || !matches || !user.active) throw refuse('invalid_credentials');
  await guesses.forgive('password', request, { id: user.id, typed: email });
  if (!user.emailConfirmed) throw refuse('email_not_confirmed');
  if (!user.use2FA) {
    const arrival = { user, remember, login: email, request, response };
    return { result: true as const, use2FA: false, user: await welcome(tools, arrival), method: null };
  }
  await pending.begin(response, user.id, remember);
  const method = await methodOf(database, user.id);
  if (method === 'mail') await sendMailCode(database, user, new URL(publicUrl).host);
  return { result: true as const, use2FA: true, user: null, method };
};
