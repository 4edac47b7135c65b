import type { Database } from '#database/connect.ts';
import {
  storedCredentials,
  storeRefreshedTokens,
  recordLostConsent,
  type StoredCredentials,
} from '#database/mail/consents.ts';
import { waitForTurn, type Transaction } from '#database/transaction.ts';
import type { ProviderName, SignInProviders } from '#domain/mail/signInProviders.ts';
import { providerFault, tokensForRefresh } from './provider.ts';

/** The credentials of a mailbox: its password, or an access token of an OAuth provider. */
export type MailCredentials = { readonly password: string } | { readonly accessToken: string };

/** An account cannot be signed in to. The message says why; it is stored in the record of the account. */
export class NoConsent extends Error {}

interface SignInDependencies {
  readonly database: Database;
  readonly signInProviders: SignInProviders;
}

/** An access token is refreshed this long before it expires, so that it does not expire while mail is read. */
const refreshBeforeMs = 5 * 60_000;

/**
 * The credentials of an account. An access token that expires soon is refreshed by one process at a time; the others wait and
 * then use the new token.
 * @returns undefined if the account has none
 * @throws NoConsent if the owner must consent again, if the provider is not set up, or if it gives no new token or cannot be
 * reached while the stored token is no longer valid
 */
export async function mailCredentials(
  dependencies: SignInDependencies,
  accountId: number,
): Promise<MailCredentials | undefined> {
  const { database } = dependencies;
  const stored = await storedCredentials(database.sql, accountId);
  if (!stored) return undefined;
  if (stored.signIn === 'password')
    return stored.password === null ? undefined : { password: database.secrets.open(stored.password) };
  if (stored.refreshToken === null) return undefined;
  if (isValidFor(stored)) return { accessToken: database.secrets.open(stored.accessToken ?? '') };
  const refreshed = await database.transaction(async (tx) => {
    await waitForTurn(tx, `mail consent ${accountId}`);
    return refresh(dependencies, tx, accountId);
  });
  // Thrown after the transaction, so that the record of a lost consent is committed.
  if (refreshed instanceof NoConsent) throw refreshed;
  return refreshed;
}

/** Whether the stored access token is valid for at least `ms` from now. */
const isValidFor = ({ accessToken, accessUntil }: StoredCredentials, ms = refreshBeforeMs): boolean =>
  accessToken !== null && accessUntil !== null && accessUntil.getTime() > Date.now() + ms;

/**
 * Gets a new access token. The account is read again first, because another process may have refreshed the token meanwhile.
 */
const refresh = async (
  { database: { secrets }, signInProviders }: SignInDependencies,
  tx: Transaction,
  id: number,
): Promise<MailCredentials | NoConsent> => {
  const stored = await storedCredentials(tx.sql, id);
  if (!stored?.refreshToken || stored.signIn === 'password') return new NoConsent('it was taken back');
  const storedToken = () => ({ accessToken: secrets.open(stored.accessToken ?? '') });
  if (isValidFor(stored)) return storedToken();
  const provider = signInProviders[stored.signIn satisfies ProviderName];
  if (!provider) return new NoConsent(`${stored.signIn} is not set up on this server`);
  // An error of the key or of the database is thrown as it is: the provider has nothing to do with it.
  const refreshToken = secrets.open(stored.refreshToken);
  const answer = await tokensForRefresh(provider, refreshToken).catch(providerFault);
  if ('accessToken' in answer) {
    await storeRefreshedTokens(tx, secrets, id, { used: stored.refreshToken, given: answer });
    return { accessToken: answer.accessToken };
  }
  // `isFinal`: the owner must consent again. `words` say why there is no token.
  const { isFinal, words } = answer;
  if (isFinal) await recordLostConsent(tx, id, { used: stored.refreshToken, why: words });
  // The provider may be unreachable for a while. Meanwhile the old token is used as long as it is valid.
  else if (isValidFor(stored, 0)) return storedToken();
  return new NoConsent(words);
};
