import type { Language } from '#domain/kernel/language.ts';
import type { RegistrationForm } from '#domain/platform/registration.rules.ts';
import type { Database } from '../connect.ts';
import type { Transaction } from '../transaction.ts';
import { registerAccount } from './register.ts';
import { resendConfirmation, sendPasswordLink } from './sendLinks.ts';

/**
 * What somebody asked for who is not signed in. The request only writes it down, so that its answer and the time it
 * takes are the same whether or not anybody has that address.
 */
export type AccountRequest =
  | {
      readonly kind: 'register';
      readonly form: Omit<RegistrationForm, 'password'>;
      readonly passwordHash: string;
      readonly language: Language;
    }
  | { readonly kind: 'resendConfirmation'; readonly email: string }
  | { readonly kind: 'forgotPassword'; readonly email: string };

export const accountOutbox = 'account';

/** Where letters lead to, and by what name they are signed. */
export interface Site {
  readonly publicUrl: string;
}

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
