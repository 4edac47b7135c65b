import type { Request } from 'express';
import { z } from 'zod';
import { spendAuthenticatorCode } from '#database/accounts/authenticator.ts';
import { sendMailCode, spendMailCode } from '#database/accounts/mailCodes.ts';
import { spendRecoveryCode } from '#database/accounts/recoveryCodes.ts';
import { fail } from '#domain/kernel/fail.ts';
import { maskEmail } from '#domain/platform/maskEmail.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { AuthTools } from './authTools.ts';
import type { PendingSignIn } from './pendingSignIns.ts';
import { signInAnswer } from './signIn.endpoints.ts';
import { limits } from './throttle.ts';
import { welcome } from './welcome.ts';

const tag = 'auth';
/** Six digits, of an app or a letter; or a recovery code. */
const verification = z.object({ code: z.string().trim().min(1).max(40) });

export const secondStepEndpoints = (tools: AuthTools): AnyEndpoint[] => {
  const { database, throttle, accessLog, publicUrl, pending } = tools;

  const mustBePending = async (request: Request): Promise<PendingSignIn> => {
    const waiting = await pending.of(request);
    if (!waiting) throw fail('second_step_missing');
    return waiting;
  };

  const spend = async ({ user, method }: PendingSignIn, code: string): Promise<void> => {
    const digits = code.replace(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      if (!(await spendRecoveryCode(database.sql, database.secrets, user.id, code)))
        throw fail('verification_code_invalid');
    } else if (method === 'totp') await spendAuthenticatorCode(database, user.id, digits);
    else await spendMailCode(database, user.id, digits);
  };

  return [
    endpoint({
      method: 'get',
      path: '/auth/pending',
      tag,
      summary: 'Whether this browser has a second step of signing in to make, and how',
      access: 'anyone',
      answer: z.object({
        pending: z.boolean(),
        method: z.enum(['totp', 'mail']).nullable(),
        email: z.string().nullable(),
      }),
      handle: async ({ request }) => {
        const waiting = await pending.of(request);
        if (!waiting) return { pending: false, method: null, email: null };
        return { pending: true, method: waiting.method, email: maskEmail(waiting.user.email) };
      },
    }),
    endpoint({
      method: 'post',
      path: '/auth/verify_code',
      tag,
      summary: 'Makes the second step with a code of the app, of the letter, or a recovery code',
      access: 'anyone',
      refuses: [401, 410, 429],
      body: verification,
      answer: signInAnswer,
      handle: async ({ body, request, response }) => {
        const waiting = await mustBePending(request);
        const { user, remember } = waiting;
        await throttle.spend(limits.byCode, String(user.id));
        try {
          await spend(waiting, body.code);
        } catch (error) {
          accessLog.note(request, {
            action: 'SignInFailed',
            login: user.login,
            known: true,
            userId: user.id,
          });
          throw error;
        }
        if (!(await pending.end(response, waiting))) throw fail('second_step_missing');
        await throttle.forgive(limits.byCode, String(user.id));
        const arrival = { user, remember, login: user.login, request, response };
        return { result: true, use2FA: false, user: await welcome(tools, arrival), method: null };
      },
    }),
    endpoint({
      method: 'post',
      path: '/auth/resend_code',
      tag,
      summary: 'Mails another code, a minute after the last one at the earliest',
      access: 'anyone',
      refuses: [401, 429],
      body: z.object({ method: z.enum(['mail']).default('mail') }),
      answer: z.object({ result: z.boolean() }),
      handle: async ({ request }) => {
        const { user, method } = await mustBePending(request);
        if (method === 'totp') throw fail('code_by_app');
        await throttle.spend(limits.codesByUser, String(user.id));
        const { wait } = await sendMailCode(database, user, new URL(publicUrl).host);
        if (wait > 0) throw fail('too_many_attempts', { seconds: wait });
        return { result: true };
      },
    }),
  ];
};
