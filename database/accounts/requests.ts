import type { Database } from '../connect.ts';
import type { Transaction } from '../transaction.ts';
import type { AccountRequest, Site } from './accountRequest.ts';
import { registerAccount } from './register.ts';
import { resendConfirmation, sendPasswordLink } from './sendLinks.ts';

export const accountOutbox = 'account';

/** Passed on to who answers it; sealed, for it names people and what they keep to themselves. */
export const askForAccount = (database: Database, request: AccountRequest): Promise<void> =>
  database.transaction((tx) =>
    tx.outbox(accountOutbox, { sealed: database.secrets.seal(JSON.stringify(request)) }),
  );

/** Does what was asked for, once for each key. */
export const answerAccountRequest = async (
  database: Database,
  site: Site,
  { sealed, key }: { readonly sealed: string; readonly key: string },
): Promise<void> => {
  const request = JSON.parse(database.secrets.open(sealed)) as AccountRequest;
  await database.once(`account:${key}`, (tx) => answer(tx, site, request, key));
};

const answer = (tx: Transaction, site: Site, request: AccountRequest, key: string): Promise<void> => {
  if (request.kind === 'register') return registerAccount(tx, site, request, key);
  if (request.kind === 'resendConfirmation') return resendConfirmation(tx, site, request.email, key);
  return sendPasswordLink(tx, site, request.email, key);
};
