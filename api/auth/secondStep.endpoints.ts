import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { spendAuthenticatorCode } from '#database/accounts/authenticator.ts';
import { sendMailCode, spendMailCode } from '#database/accounts/mailCodes.ts';
import { spendRecoveryCode } from '#database/accounts/recoveryCodes.ts';
import { fail } from '#domain/kernel/fail.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { addressOf } from './addressOf.ts';
import type { AuthTools } from './authTools.ts';
import type { PendingSignIn } from './pendingSignIns.ts';
import { limits } from './throttle.ts';
import { welcome } from './welcome.ts';

const tag = 'auth';

/** The code without blanks, with which people type it. */
const digitsOf = (code: string): string => code.replace(/\s/g, '');
/** A code of six digits can be guessed, so it has stricter limits; a recovery code is too long to guess. */
const isShort = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** Enough of an address to recognize it: `j•••@n•••.example` for `jan@nabrzeze.example`. */
const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end}`;
};

export function secondStepEndpoints(tools: AuthTools): AnyEndpoint[] {
  const { database, throttle, guesses, publicUrl, pending } = tools;

  const mustBePending = async (request: Request): Promise<PendingSignIn> => {
    const pendingSignIn = await pending.of(request);
    if (!pendingSignIn) throw fail('second_step_missing');
    return pendingSignIn;
  };

  return [
    serve(accountContracts.pending, {
      tag,
      summary: 'Whether this browser has a second step of signing in to make, and how',
      access: 'anyone',
      handle: async ({ request }) => {
        const pendingSignIn = await pending.of(request);
        if (!pendingSignIn) return { pending: false, method: null, email: null };
        return { pending: true, method: pendingSignIn.method, email: maskEmail(pendingSignIn.user.email) };
      },
    }),
    serve(accountContracts.verifyCode, {
      tag,
      summary: 'Makes the second step with a code of the app, of the letter, or a recovery code',
      access: 'anyone',
      refuses: [401, 410, 429],
      handle: async ({ body, request, response }) => {
        const pendingSignIn = await mustBePending(request);
        const { user, remember } = pendingSignIn;
        await checkCode(tools, pendingSignIn, body.code, request);
        // Another request may have made the second step with the same code a moment before.
        if (!(await pending.end(response, pendingSignIn))) throw fail('second_step_missing');
        // After a right code, the earlier wrong ones from this place no longer count.
        await guesses.forgive('code', request, { id: user.id, typed: user.login });
        // `welcome` begins the session.
        const arrival = { user, remember, login: user.login, request, response };
        return { result: true, use2FA: false, user: await welcome(tools, arrival), method: null };
      },
    }),
    serve(accountContracts.resendCode, {
      tag,
      summary: 'Mails another code, a minute after the last one at the earliest',
      access: 'anyone',
      refuses: [401, 429],
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
}

/**
 * Spends the code. The access log notes a wrong one.
 * @throws too_many_attempts, or the error that says what is wrong with the code
 */
const checkCode = async (
  { database, throttle, guesses, accessLog }: AuthTools,
  pendingSignIn: PendingSignIn,
  code: string,
  request: Request,
): Promise<void> => {
  const { user } = pendingSignIn;
  if (isShort(code)) await guesses.count('code', request, { id: user.id, typed: user.login });
  else await throttle.spend(limits.byAddress, addressOf(request));
  try {
    await spendCode(database, pendingSignIn, code);
  } catch (error) {
    // `known`: the login is that of a user, so it is kept as it is; of other texts only the beginning is kept.
    accessLog.note(request, { action: 'SignInFailed', login: user.login, known: true, userId: user.id });
    throw error;
  }
};

const spendCode = async (
  database: Database,
  { user, method }: PendingSignIn,
  code: string,
): Promise<void> => {
  if (!isShort(code)) {
    if (!(await spendRecoveryCode(database.sql, database.secrets, user.id, code)))
      throw fail('verification_code_invalid');
    return;
  }
  const digits = digitsOf(code);
  if (method === 'totp') await spendAuthenticatorCode(database, user.id, digits);
  else await spendMailCode(database, user.id, digits);
};
