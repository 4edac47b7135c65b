import { toSVG } from 'bwip-js/node';
import { generateURI } from 'otplib';
import { z } from 'zod';
import { beginAuthenticator, confirmAuthenticator } from '#database/accounts/authenticator.ts';
import { userById, type AccountUser } from '#database/accounts/findUser.ts';
import { sendMailCode, spendMailCode } from '#database/accounts/mailCodes.ts';
import { newRecoveryCodes, recoveryCodesLeft } from '#database/accounts/recoveryCodes.ts';
import type { Transaction } from '#database/connect.ts';
import { queueLetter } from '#database/mail/letters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import type { AuthTools } from './authTools.ts';
import { callerOf, noticeFacts, type Caller } from './caller.ts';
import { methodOf } from './pendingSignIns.ts';
import { limits } from './throttle.ts';

const tag = 'auth';
const path = '/auth/two_factor';
const access = 'signedIn';
const done = z.object({ result: z.boolean() });
const sixDigits = z.object({ code: z.string().trim().max(20) });
const password = z.object({ password: z.string().min(1).max(500) });
const recovery = z.object({ recoveryCodes: z.array(z.string()) });

const digitsOf = (code: string): string => {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) throw fail('verification_code_invalid');
  return digits;
};

export const twoFactorEndpoints = ({
  database,
  throttle,
  publicUrl,
  passwords,
}: AuthTools): AnyEndpoint[] => {
  const site = new URL(publicUrl).host;

  const own = async ({ userId }: Actor): Promise<AccountUser> => {
    const user = await userById(database.sql, userId ?? 0);
    if (!user) throw fail('not_signed_in');
    return user;
  };

  const tell = (tx: Transaction, user: AccountUser, on: boolean, caller: Caller): Promise<void> =>
    queueLetter(tx, user, {
      letter: on ? 'secondStepOn' : 'secondStepOff',
      facts: noticeFacts(user.name, caller),
      event: `secondStep:${user.id}:${crypto.randomUUID()}`,
      site,
    });

  const switchOn = async (tx: Transaction, user: AccountUser, caller: Caller): Promise<string[]> => {
    if (!user.use2FA) {
      await tx.records.update(systemActor, 'user', user.id, { use2FA: true });
      await tell(tx, user, true, caller);
    }
    return newRecoveryCodes(tx, database.secrets, user.id);
  };

  /** Nobody swaps the app of an account silently: it is switched off first, by password. */
  const mustHaveNoApp = async (user: AccountUser): Promise<void> => {
    if (user.use2FA && (await methodOf(database, user.id)) === 'totp') throw fail('two_factor_on');
  };

  return [
    endpoint({
      method: 'get',
      path,
      tag,
      summary: 'How one’s own second step of signing in stands',
      access,
      answer: z.object({
        use2FA: z.boolean(),
        method: z.enum(['totp', 'mail']).nullable(),
        recoveryCodesLeft: z.int(),
      }),
      handle: async ({ actor }) => {
        const { id, use2FA } = await own(actor);
        return {
          use2FA,
          method: use2FA ? await methodOf(database, id) : null,
          recoveryCodesLeft: await recoveryCodesLeft(database.sql, id),
        };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/totp`,
      tag,
      summary: 'Begins the second step by an authenticator app: its secret, and the same as a QR code',
      access,
      answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
      handle: async ({ actor }) => {
        const user = await own(actor);
        await mustHaveNoApp(user);
        const secret = await beginAuthenticator(database, user.id);
        const uri = generateURI({ issuer: `Keja (${site})`, label: user.login, secret });
        return { secret, uri, qr: toSVG({ bcid: 'qrcode', text: uri, scale: 4 }) };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/totp/confirm`,
      tag,
      summary: 'Switches it on by a code of the app, and answers the recovery codes',
      access,
      refuses: [410, 429],
      body: sixDigits,
      answer: recovery,
      handle: async ({ actor, body, request }) => {
        const user = await own(actor);
        await throttle.spend(limits.byCode, String(user.id));
        const recoveryCodes = await database.transaction(async (tx) => {
          await confirmAuthenticator(tx, database, user.id, digitsOf(body.code));
          return switchOn(tx, user, callerOf(request));
        });
        await throttle.forgive(limits.byCode, String(user.id));
        return { recoveryCodes };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/mail`,
      tag,
      summary: 'Begins the second step by e-mail: a code is sent',
      access,
      refuses: [429],
      answer: done,
      handle: async ({ actor }) => {
        const user = await own(actor);
        await mustHaveNoApp(user);
        await throttle.spend(limits.codesByUser, String(user.id));
        const { wait } = await sendMailCode(database, user, site);
        if (wait > 0) throw fail('too_many_attempts', { seconds: wait });
        return { result: true };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/mail/confirm`,
      tag,
      summary: 'Switches it on by the code of the letter, and answers the recovery codes',
      access,
      refuses: [410],
      body: sixDigits,
      answer: recovery,
      handle: async ({ actor, body, request }) => {
        const user = await own(actor);
        await mustHaveNoApp(user);
        await spendMailCode(database, user.id, digitsOf(body.code));
        const recoveryCodes = await database.transaction((tx) => switchOn(tx, user, callerOf(request)));
        return { recoveryCodes };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/recovery_codes`,
      tag,
      summary: 'Ten new recovery codes in place of the old ones',
      access,
      refuses: [429],
      body: password,
      answer: recovery,
      handle: async ({ actor, body }) => {
        const user = await passwords.mustBeOwn(actor.userId, body.password, 'password');
        if (!user.use2FA) throw fail('two_factor_not_begun');
        const recoveryCodes = await database.transaction((tx) =>
          newRecoveryCodes(tx, database.secrets, user.id),
        );
        return { recoveryCodes };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}/off`,
      tag,
      summary: 'Switches one’s own second step off',
      access,
      refuses: [429],
      body: password,
      answer: done,
      handle: async ({ actor, body, request }) => {
        const user = await passwords.mustBeOwn(actor.userId, body.password, 'password');
        await database.transaction(async (tx) => {
          if (!user.use2FA) return;
          await tx.records.update(systemActor, 'user', user.id, { use2FA: false });
          await tell(tx, user, false, callerOf(request));
        });
        return { result: true };
      },
    }),
  ];
};
