import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { EmailSignIn } from '#domain/mail/enums.ts';
import type { ProviderName } from '#domain/mail/signInProviders.ts';
import { administrators, notify } from '../platform/notify.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import type { SecretBox } from '../writing/secrets.ts';
import { mailboxOutbox } from './mailboxOutbox.ts';

/** The credentials of an account as they are stored: the secrets are encrypted. */
export interface StoredCredentials {
  readonly name: string;
  readonly user: string;
  readonly signIn: EmailSignIn;
  readonly password: string | null;
  readonly refreshToken: string | null;
  readonly accessToken: string | null;
  readonly accessUntil: Date | null;
}

/** The tokens that a provider gave. `refreshToken` is absent if the one that was used stays valid. */
export interface GivenTokens {
  readonly accessToken: string;
  readonly accessUntil: Date;
  readonly refreshToken?: string | undefined;
}

/** The credentials of an account; undefined if there is no such account. */
export async function storedCredentials(db: Sql, id: number): Promise<StoredCredentials | undefined> {
  const row = await db
    .selectFrom('email_account')
    .select(['name', 'user', 'sign_in', 'password', 'refresh_token', 'access_token', 'access_until'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    name: row.name,
    user: row.user ?? '',
    signIn: row.sign_in,
    password: row.password || null,
    refreshToken: row.refresh_token || null,
    accessToken: row.access_token || null,
    accessUntil: row.access_until === null ? null : new Date(row.access_until),
  };
}

/**
 * Stores the tokens after the owner of a mailbox has consented at a provider. Its mail is then read at once.
 * @throws mail_consent_expired if the account has gone over to another sign-in since the owner was asked
 */
export async function storeConsent(
  tx: Transaction,
  secrets: SecretBox,
  { id, signIn }: { readonly id: number; readonly signIn: ProviderName },
  given: GivenTokens & { readonly refreshToken: string },
): Promise<void> {
  const stored = await tx.sql
    .updateTable('email_account')
    .set({ ...columnsOf(secrets, given), consented_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('sign_in', '=', signIn)
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw fail('mail_consent_expired');
  await tx.outbox(mailboxOutbox, { emailAccountId: id });
  await tx.announce('emailAccount', id);
}

/**
 * Stores refreshed tokens, unless the consent was replaced meanwhile.
 * @param used the encrypted refresh token with which they were asked for
 */
export async function storeRefreshedTokens(
  tx: Transaction,
  secrets: SecretBox,
  id: number,
  { used, given }: { readonly used: string; readonly given: GivenTokens },
): Promise<void> {
  await tx.sql
    .updateTable('email_account')
    .set(columnsOf(secrets, given))
    .where('id', '=', id)
    .where('refresh_token', '=', used)
    .execute();
}

const columnsOf = (secrets: SecretBox, { accessToken, accessUntil, refreshToken }: GivenTokens) => ({
  access_token: secrets.seal(accessToken),
  access_until: accessUntil.toISOString(),
  ...(refreshToken === undefined ? {} : { refresh_token: secrets.seal(refreshToken) }),
});

/** Deletes an access token that the mail server refused, so that a new one is requested. */
export async function distrustAccess(db: Sql, id: number): Promise<void> {
  await db
    .updateTable('email_account')
    .set({ access_token: null, access_until: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes the tokens of an account. Without tokens, no mail is read or sent by the account. */
export async function forgetConsent(db: Sql, id: number): Promise<void> {
  await db
    .updateTable('email_account')
    .set({ refresh_token: null, access_token: null, access_until: null, consented_at: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the consent that the owner of an account revoked or the provider ended, and notifies the users of the account once.
 * For a general account, or one without users, the administrators are notified too.
 * @param used the encrypted refresh token that was refused. If the account has another one by now, or none, nothing is done
 */
export async function recordLostConsent(
  tx: Transaction,
  id: number,
  { used, why }: { readonly used: string; readonly why: string },
): Promise<void> {
  const lost = await tx.sql
    .selectFrom('email_account')
    .select(['name', 'is_general'])
    .where('id', '=', id)
    .where('refresh_token', '=', used)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!lost) return;
  await forgetConsent(tx.sql, id);
  const users = await tx.sql
    .selectFrom('email_account_users')
    .select('user_id')
    .where('parent_id', '=', id)
    .execute();
  const userIds = users.flatMap(({ user_id: user }) => (user === null ? [] : [user]));
  const to = lost.is_general || userIds.length === 0 ? [...userIds, ...(await administrators(tx))] : userIds;
  await notify(tx, {
    to,
    notice: 'mailConsentLost',
    facts: { account: lost.name, why },
    about: { object: 'emailAccount', id },
  });
  await tx.announce('emailAccount', id);
}
