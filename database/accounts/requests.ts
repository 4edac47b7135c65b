import type { Database } from '../connect.ts';
import type { Transaction } from '../transaction.ts';
import type { AccountRequest, Site } from './accountRequest.ts';
import { registerAccount } from './register.ts';
import { resendConfirmation, sendPasswordLink } from './sendLinks.ts';

/** The kind of the outbox rows that hold what people ask for before they sign in: an account, or another link. */
export const accountOutbox = 'account';

/** Queues a request in the outbox; encrypted, because it contains personal data. */
export function askForAccount(database: Database, request: AccountRequest): Promise<void> {
  return database.transaction((tx) =>
    tx.outbox(accountOutbox, { sealed: database.secrets.seal(JSON.stringify(request)) }),
  );
}

/** Carries out a request, once for each key. */
export async function answerAccountRequest(
  database: Database,
  site: Site,
  { sealed, key }: { readonly sealed: string; readonly key: string },
): Promise<void> {
  const request = JSON.parse(database.secrets.open(sealed)) as AccountRequest;
  await database.once(`account:${key}`, (tx) => answer(tx, site, request, key));
}

const answer = (tx: Transaction, site: Site, request: AccountRequest, key: string): Promise<void> => {
  if (request.kind === 'register') return registerAccount(tx, site, request, key);
  if (request.kind === 'resendConfirmation') return resendConfirmation(tx, site, request.email, key);
  return sendPasswordLink(tx, site, request.email, key);
};
