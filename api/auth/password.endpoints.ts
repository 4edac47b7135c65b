import { keepSession } from '#database/accounts/endSessions.ts';
import { userById } from '#database/accounts/findUser.ts';
import { resetPassword } from '#database/accounts/openLinks.ts';
import type { Transaction } from '#database/connect.ts';
import { queueLetter } from '#database/mail/letters.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { accountContracts } from '#domain/platform/account.contracts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { passwordFault } from '#domain/platform/password.rules.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { addressOf } from './addressOf.ts';
import type { AuthTools } from './authTools.ts';
import { callerOf, noticeFacts, type Caller } from './caller.ts';
import { tokenIn } from './cookie.ts';
import { hashOf } from './sessions.ts';
import { limits } from './throttle.ts';

const tag = 'auth';

const mustBeGood = (password: string): void => {
  const fault = passwordFault(password);
  if (fault) throw failFields([{ field: 'password', ...fault }]);
};

export function passwordEndpoints({
  database,
  throttle,
  accessLog,
  publicUrl,
  passwords,
}: AuthTools): AnyEndpoint[] {
  const queueNotice = async (tx: Transaction, userId: number, caller: Caller): Promise<void> => {
    const user = await userById(tx.sql, userId);
    if (!user) return;
    await queueLetter(tx, user, {
      letter: 'passwordChanged',
      facts: noticeFacts(user.name, caller),
      // One letter is sent for each event: the random part makes each change an event of its own.
      event: `passwordChanged:${userId}:${crypto.randomUUID()}`,
      site: new URL(publicUrl).host,
    });
  };

  return [
    serve(accountContracts.resetPassword, {
      tag,
      summary: 'Sets a new password by the link of the letter, and ends every session',
      access: 'anyone',
      refuses: [410, 429],
      handle: async ({ body, request }) => {
        await throttle.spend(limits.links, addressOf(request));
        mustBeGood(body.password);
        const userId = await database.transaction(async (tx) => {
          // This also ends every session of the person.
          const id = await resetPassword(tx, body.token, body.password);
          await queueNotice(tx, id, callerOf(request));
          return id;
        });
        accessLog.note(request, { action: 'PasswordChanged', userId });
        return { result: true };
      },
    }),
    serve(accountContracts.changePassword, {
      tag,
      summary: 'Sets one’s own new password, and ends all one’s other sessions',
      access: 'signedIn',
      refuses: [429],
      handle: async ({ actor, body, request }) => {
        mustBeGood(body.password);
        // Refuses the call if this is not the present password of the person. The error names the field `current`.
        const { id } = await passwords.mustKnow(actor.userId, body.current, 'current');
        await database.transaction(async (tx) => {
          // The update ends all sessions of the person but this one.
          await keepSession(tx, hashOf(tokenIn(request) ?? ''));
          await tx.records.update(systemActor, 'user', id, { password: body.password });
          await queueNotice(tx, id, callerOf(request));
        });
        accessLog.note(request, { action: 'PasswordChanged', userId: id });
        return { result: true };
      },
    }),
  ];
}
