import { z } from 'zod';
import { sendMailCode } from '#database/accounts/mailCodes.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { clearSessionCookie, tokenIn } from './cookie.ts';
import type { AuthTools } from './authTools.ts';
import { methodOf } from './pendingSignIns.ts';
import { hashOf } from './sessions.ts';
import { supersededBy } from './singleSession.ts';
import { limits } from './throttle.ts';
import { shownUser, signedInUser, welcome } from './welcome.ts';

const tag = 'auth';

const credentials = z.object({
  /** An e-mail address, or a login. */
  email: z.string().min(1).max(255),
  password: z.string().min(1).max(500),
  remember: z.boolean().default(false),
});

/** Signed in; or, with `use2FA`, the password was right and a code is awaited. */
export const signInAnswer = z.object({
  result: z.boolean(),
  use2FA: z.boolean(),
  user: signedInUser.nullable(),
  method: z.enum(['totp', 'mail']).nullable(),
});

export const signInEndpoints = (tools: AuthTools): AnyEndpoint[] => {
  const { database, sessions, throttle, accessLog, publicUrl, passwords, pending } = tools;

  const signOut = endpoint({
    method: 'get',
    path: '/auth/logout',
    tag,
    summary: 'Ends the session of this browser',
    access: 'anyone',
    answer: z.object({ result: z.boolean() }),
    handle: async ({ request, response }) => {
      const token = tokenIn(request);
      if (token) await sessions.end(token);
      const actor = response.locals.actor as Actor | undefined;
      if (actor) accessLog.note(request, { action: 'SignOut', userId: actor.userId });
      clearSessionCookie(response, publicUrl);
      return { result: true };
    },
  });

  return [
    endpoint({
      method: 'post',
      path: '/auth/login',
      tag,
      summary: 'Signs in and sets the session cookie; where a second step is needed, begins it',
      access: 'anyone',
      refuses: [401, 429],
      body: credentials,
      answer: signInAnswer,
      handle: async ({ body, request, response }) => {
        const login = body.email.toLowerCase();
        await throttle.spend(limits.byAddress, request.ip ?? 'unknown');
        await throttle.spend(limits.byLogin, login);
        const { user, matches } = await passwords.judge(body.email, body.password);
        const refuse = (code: 'invalid_credentials' | 'email_not_confirmed') => {
          const typed = { login: body.email, known: user !== undefined, userId: user?.id ?? null };
          accessLog.note(request, { action: 'SignInFailed', ...typed });
          return fail(code);
        };
        if (!user || !matches || !user.active) throw refuse('invalid_credentials');
        await throttle.forgive(limits.byLogin, login);
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
    { ...signOut, method: 'post' },
    endpoint({
      method: 'get',
      path: '/auth/session',
      tag,
      summary:
        'Who is signed in; `result` is false for nobody, and `endedFor` names the working place that ended the session',
      access: 'anyone',
      answer: z.object({
        result: z.boolean(),
        user: signedInUser.nullable(),
        endedFor: z.string().nullable(),
      }),
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
};
