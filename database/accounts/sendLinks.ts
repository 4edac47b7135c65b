import { letterLifeMinutes } from '#domain/mail/letters.ts';
import { queueLetter } from '../mail/letters.ts';
import type { Transaction } from '../transaction.ts';
import { userByEmail, type AccountUser } from './findUser.ts';
import { newLinkToken } from './linkToken.ts';
import type { Site } from './accountRequest.ts';

const siteName = ({ publicUrl }: Site): string => new URL(publicUrl).host;

/** Stores the hash of a new link with the user. The previous link of this kind is not valid any more. */
const storeToken = async (
  tx: Transaction,
  userId: number,
  column: 'email_confirmation_token' | 'password_reset_token',
  hash: string,
): Promise<void> => {
  await tx.sql.updateTable('user').set(column, hash).where('id', '=', userId).execute();
};

/** Makes a link for a new password, and stores its hash with the user. */
const resetLink = async (
  tx: Transaction,
  { publicUrl }: Site,
  userId: number,
  minutes: number,
): Promise<string> => {
  const { token, hash } = newLinkToken(userId, minutes);
  await storeToken(tx, userId, 'password_reset_token', hash);
  return `${publicUrl}/password-reset/${token}`;
};

/**
 * Sends the letter with the link that confirms an e-mail address.
 * @param key the key of the request that asks for the letter; here and below, a request that is carried out again has the same
 *   key and sends no second letter
 */
export async function sendConfirmation(
  tx: Transaction,
  site: Site,
  user: AccountUser,
  key: string,
): Promise<void> {
  const minutes = letterLifeMinutes.confirmEmail;
  const { token, hash } = newLinkToken(user.id, minutes);
  await storeToken(tx, user.id, 'email_confirmation_token', hash);
  const link = `${site.publicUrl}/email-confirmation/${token}`;
  await queueLetter(tx, user, {
    letter: 'confirmEmail',
    facts: { name: user.name, login: user.login, link, hours: minutes / 60 },
    event: `confirmEmail:${key}`,
    site: siteName(site),
  });
}

/** Sends the confirmation link again; sends nothing if the address is unknown or already confirmed, or the account not active. */
export async function resendConfirmation(
  tx: Transaction,
  site: Site,
  email: string,
  key: string,
): Promise<void> {
  const user = await userByEmail(tx.sql, email);
  if (!user?.active || user.emailConfirmed) return;
  await sendConfirmation(tx, site, user, key);
}

/** Sends a link for a new password; sends nothing if the address is unknown or the account is not active. */
export async function sendPasswordLink(
  tx: Transaction,
  site: Site,
  email: string,
  key: string,
): Promise<void> {
  const user = await userByEmail(tx.sql, email);
  if (!user?.active) return;
  const minutes = letterLifeMinutes.resetPassword;
  const link = await resetLink(tx, site, user.id, minutes);
  await queueLetter(tx, user, {
    letter: 'resetPassword',
    facts: { name: user.name, link, minutes },
    event: `resetPassword:${key}`,
    site: siteName(site),
  });
}

/** Tells the owner of an active account that somebody tried to register with its address, with a link for a new password. */
export async function sendAlreadyRegistered(
  tx: Transaction,
  site: Site,
  user: AccountUser,
  key: string,
): Promise<void> {
  if (!user.active) return;
  const minutes = letterLifeMinutes.alreadyRegistered;
  const link = await resetLink(tx, site, user.id, minutes);
  await queueLetter(tx, user, {
    letter: 'alreadyRegistered',
    facts: { name: user.name, login: user.login, link, minutes },
    event: `alreadyRegistered:${key}`,
    site: siteName(site),
  });
}
