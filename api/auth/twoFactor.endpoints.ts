import { generateURI } from 'otplib';
import { beginAuthenticator, confirmAuthenticator } from '#database/accounts/authenticator.ts';
import { userById, type AccountUser } from '#database/accounts/findUser.ts';
import { sendMailCode, spendMailCode } from '#database/accounts/mailCodes.ts';
import { newRecoveryCodes, recoveryCodesLeft } from '#database/accounts/recoveryCodes.ts';
import type { Transaction } from '#database/connect.ts';
import { queueLetter } from '#database/mail/letters.ts';
import { fail } from '#domain/kernel/fail.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { AuthTools } from './authTools.ts';
import { callerOf, noticeFacts, type Caller } from './caller.ts';
import { methodOf } from './pendingSignIns.ts';
import { limits } from './throttle.ts';

const tag = 'auth';
const access = 'signedIn';

/** The code without blanks. @throws verification_code_invalid unless it has six digits */
const sixDigitsOf = (code: string): string => {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) throw fail('verification_code_invalid');
  return digits;
};

/** What the groups of endpoints below share. */
const toolsOf = ({ database, throttle, publicUrl, passwords }: AuthTools) => {
  const site = new URL(publicUrl).host;

  const ownUser = async ({ userId }: Actor): Promise<AccountUser> => {
    const user = await userById(database.sql, userId ?? 0);
    if (!user) throw fail('not_signed_in');
    return user;
  };

  /** Tells the owner of the account by a letter that somebody has switched the second step on or off. */
  const queueNotice = (
    tx: Transaction,
    user: AccountUser,
    letter: 'secondStepOn' | 'secondStepOff',
    caller: Caller,
  ): Promise<void> =>
    queueLetter(tx, user, {
      letter,
      facts: noticeFacts(user.name, caller),
      // One letter is sent for each event: the random part makes each switch an event of its own.
      event: `secondStep:${user.id}:${crypto.randomUUID()}`,
      site,
    });

  /** Switches the second step on if it is off. Returns new recovery codes; earlier ones are no longer accepted. */
  const switchOn = async (tx: Transaction, user: AccountUser, caller: Caller): Promise<string[]> => {
    if (!user.use2FA) {
      await tx.records.update(systemActor, 'user', user.id, { use2FA: true });
      await queueNotice(tx, user, 'secondStepOn', caller);
    }
    return newRecoveryCodes(tx, database.secrets, user.id);
  };

  /** An authenticator app cannot be replaced directly: the second step must first be switched off, which needs the password. */
  const mustHaveNoApp = async (user: AccountUser): Promise<void> => {
    if (user.use2FA && (await methodOf(database, user.id)) === 'totp') throw fail('two_factor_on');
  };

  return { database, throttle, passwords, site, ownUser, queueNotice, switchOn, mustHaveNoApp };
};

type Tools = ReturnType<typeof toolsOf>;

const stateEndpoint = ({ database, ownUser }: Tools): AnyEndpoint[] => [
  serve(accountContracts.twoFactor, {
    tag,
    summary: 'How one’s own second step of signing in stands',
    access,
    handle: async ({ actor }) => {
      const { id, use2FA } = await ownUser(actor);
      return {
        use2FA,
        method: use2FA ? await methodOf(database, id) : null,
        recoveryCodesLeft: await recoveryCodesLeft(database.sql, id),
      };
    },
  }),
];

/** The calls that switch on a second step by an authenticator app. */
const appEndpoints = ({
  database,
  throttle,
  passwords,
  site,
  ownUser,
  switchOn,
  mustHaveNoApp,
}: Tools): AnyEndpoint[] => [
  serve(accountContracts.beginTotp, {
    tag,
    summary:
      'Begins the second step by an authenticator app, for who says their password: its secret, and the same as a QR code',
    access,
    refuses: [429],
    handle: async ({ actor, body }) => {
      // The last argument is the field that the error names.
      const user = await passwords.mustKnow(actor.userId, body.password, 'password');
      await mustHaveNoApp(user);
      const secret = await beginAuthenticator(database, user.id);
      const uri = generateURI({ issuer: `Keja (${site})`, label: user.login, secret });
      // Loaded at first use, because it takes 13 MB of memory.
      const { toSVG } = await import('bwip-js/node');
      return { secret, uri, qr: toSVG({ bcid: 'qrcode', text: uri, scale: 4 }) };
    },
  }),
  serve(accountContracts.confirmTotp, {
    tag,
    summary: 'Switches it on by a code of the app, and answers the recovery codes',
    access,
    refuses: [410, 429],
    handle: async ({ actor, body, request }) => {
      const user = await ownUser(actor);
      await throttle.spend(limits.ownCode, String(user.id));
      const recoveryCodes = await database.transaction(async (tx) => {
        await confirmAuthenticator(tx, database, user.id, sixDigitsOf(body.code));
        return switchOn(tx, user, callerOf(request));
      });
      await throttle.forgive(limits.ownCode, String(user.id));
      return { recoveryCodes };
    },
  }),
];

/** The calls that switch on a second step by codes in letters. */
const mailEndpoints = ({
  database,
  throttle,
  passwords,
  site,
  ownUser,
  switchOn,
  mustHaveNoApp,
}: Tools): AnyEndpoint[] => [
  serve(accountContracts.beginMail, {
    tag,
    summary: 'Begins the second step by e-mail, for who says their password: a code is sent',
    access,
    refuses: [429],
    handle: async ({ actor, body }) => {
      const user = await passwords.mustKnow(actor.userId, body.password, 'password');
      await mustHaveNoApp(user);
      await throttle.spend(limits.codesByUser, String(user.id));
      // Above 0: the code before was sent so recently that no new one is sent.
      const { wait } = await sendMailCode(database, user, site);
      if (wait > 0) throw fail('too_many_attempts', { seconds: wait });
      return { result: true };
    },
  }),
  serve(accountContracts.confirmMail, {
    tag,
    summary: 'Switches it on by the code of the letter, and answers the recovery codes',
    access,
    refuses: [410],
    handle: async ({ actor, body, request }) => {
      const user = await ownUser(actor);
      // An app may have been set up since the code was sent.
      await mustHaveNoApp(user);
      // `spendMailCode` counts the attempts at this code, so that no throttle is needed here.
      await spendMailCode(database, user.id, sixDigitsOf(body.code));
      const recoveryCodes = await database.transaction((tx) => switchOn(tx, user, callerOf(request)));
      return { recoveryCodes };
    },
  }),
];

/** The calls that change a second step that is on. */
const changeEndpoints = ({ database, passwords, queueNotice }: Tools): AnyEndpoint[] => [
  serve(accountContracts.newRecoveryCodes, {
    tag,
    summary: 'Ten new recovery codes in place of the old ones',
    access,
    refuses: [429],
    handle: async ({ actor, body }) => {
      const user = await passwords.mustKnow(actor.userId, body.password, 'password');
      if (!user.use2FA) throw fail('two_factor_not_begun');
      const recoveryCodes = await database.transaction((tx) =>
        newRecoveryCodes(tx, database.secrets, user.id),
      );
      return { recoveryCodes };
    },
  }),
  serve(accountContracts.turnOff, {
    tag,
    summary: 'Switches one’s own second step off',
    access,
    refuses: [429],
    handle: async ({ actor, body, request }) => {
      const user = await passwords.mustKnow(actor.userId, body.password, 'password');
      await database.transaction(async (tx) => {
        if (!user.use2FA) return;
        await tx.records.update(systemActor, 'user', user.id, { use2FA: false });
        await queueNotice(tx, user, 'secondStepOff', callerOf(request));
      });
      return { result: true };
    },
  }),
];

/** The calls by which people look at their own second step of signing in, switch it on and off, and get new recovery codes. */
export function twoFactorEndpoints(parts: AuthTools): AnyEndpoint[] {
  const tools = toolsOf(parts);
  return [
    ...stateEndpoint(tools),
    ...appEndpoints(tools),
    ...mailEndpoints(tools),
    ...changeEndpoints(tools),
  ];
}
