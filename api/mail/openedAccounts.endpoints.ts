import { foreignReads, openAccount, ownAccounts } from '#database/mail/openedAccounts.ts';
import { isAccountUser } from '#database/mail/sendingAccounts.ts';
import { fail } from '#domain/kernel/fail.ts';
import { openedAccountContracts } from '#domain/mail/openedAccounts.contracts.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';

const about = { tag: 'mail', access: 'signedIn' } as const;

/** How people open their personal e-mail accounts to colleagues, and see what these have read. */
export function openedAccountEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  return [
    serve(openedAccountContracts.own, {
      ...about,
      summary: 'The personal e-mail accounts of the caller, and to whom they are open',
      handle: async ({ actor }) => {
        const rows = await ownAccounts(database.sql, actor.userId);
        return { rows, count: rows.length };
      },
    }),
    serve(openedAccountContracts.open, {
      ...about,
      refuses: [404, 422],
      summary: 'Opens a personal account of the caller to these colleagues, who then read its letters',
      handle: async ({ actor, params: { id }, body: { users }, request }) => {
        await writeOnce(database, actor, request, async (tx) => {
          // `openAccount` refuses an account that is not the caller's.
          await openAccount(tx, actor, id, users);
          return { id };
        });
        const [account] = await ownAccounts(database.sql, actor.userId, id);
        if (!account) throw fail('record_not_found', { object: 'emailAccount', id });
        return account;
      },
    }),
    serve(openedAccountContracts.reads, {
      ...about,
      summary: 'What people who do not use a personal account of the caller have read in it, newest first',
      handle: async ({ actor, params: { id } }) => {
        if (!(await isAccountUser(database.sql, id, actor.userId)))
          throw fail('no_access', { object: 'emailAccount' });
        const rows = await foreignReads(database.sql, id);
        return { rows, count: rows.length };
      },
    }),
  ];
}
