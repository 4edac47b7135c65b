import type { Database } from '#database/connect.ts';
import { accountKeys, keepRefreshed, loseConsent, type AccountKeys } from '#database/mail/consents.ts';
import { waitForTurn, type Transaction } from '#database/transaction.ts';
import type { ProviderName, SignInProviders } from '#domain/mail/signInProviders.ts';
import { providerFault, tokensForRefresh } from './provider.ts';

/** What opens a mailbox: its password, or an access token that a provider gave for it. */
export type MailKey = { readonly password: string } | { readonly accessToken: string };

/** Why an account cannot be signed in to, in words for its record. */
export class NoConsent extends Error {}

interface SignInDependencies {
  readonly database: Database;
  readonly signInProviders: SignInProviders;
}

/** A token is asked for so long before the old one ends, so that it does not end while mail is read. */
const beforeMs = 5 * 60_000;

/**
 * The key of an account. An access token that ends soon is changed for a new one, by one process at a time: another one waits,
 * and finds the new token.
 * @returns undefined where it has none @throws NoConsent where its provider gives no token, or cannot be asked
 */
export async function mailKeyOf(
  dependencies: SignInDependencies,
  accountId: number,
): Promise<MailKey | undefined> {
  const { database } = dependencies;
  const keys = await accountKeys(database.sql, accountId);
  if (!keys) return undefined;
  if (keys.signIn === 'password')
    return keys.password === null ? undefined : { password: database.secrets.open(keys.password) };
  if (keys.refreshToken === null) return undefined;
  if (lastsLong(keys)) return { accessToken: database.secrets.open(keys.accessToken ?? '') };
  const refreshed = await database.transaction(async (tx) => {
    await waitForTurn(tx, `mail consent ${accountId}`);
    return refresh(dependencies, tx, accountId);
  });
  // Thrown outside, so that what was written about a lost consent stays written.
  if (refreshed instanceof NoConsent) throw refreshed;
  return refreshed;
}

const lastsLong = ({ accessToken, accessUntil }: AccountKeys, ms = beforeMs): boolean =>
  accessToken !== null && accessUntil !== null && accessUntil.getTime() > Date.now() + ms;

const refresh = async (
  { database: { secrets }, signInProviders }: SignInDependencies,
  tx: Transaction,
  id: number,
): Promise<MailKey | NoConsent> => {
  const keys = await accountKeys(tx.sql, id);
  if (!keys?.refreshToken || keys.signIn === 'password') return new NoConsent('it was taken back');
  const held = () => ({ accessToken: secrets.open(keys.accessToken ?? '') });
  if (lastsLong(keys)) return held();
  const provider = signInProviders[keys.signIn satisfies ProviderName];
  if (!provider) return new NoConsent(`${keys.signIn} is not set up on this server`);
  try {
    const given = await tokensForRefresh(provider, secrets.open(keys.refreshToken));
    await keepRefreshed(tx, secrets, id, { used: keys.refreshToken, given });
    return { accessToken: given.accessToken };
  } catch (error) {
    const { isFinal, words } = providerFault(error);
    if (isFinal) await loseConsent(tx, id, { used: keys.refreshToken, why: words });
    // The provider may be away for a while: the old token is used as long as it is valid.
    else if (lastsLong(keys, 0)) return held();
    return new NoConsent(words);
  }
};
