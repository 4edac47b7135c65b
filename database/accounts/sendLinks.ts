import { sql } from 'kysely';
import { letterLifeMinutes } from '#domain/mail/letters.ts';
import { queueLetter } from '../mail/letters.ts';
import type { Transaction } from '../transaction.ts';
import { userByEmail, type AccountUser } from './findUser.ts';
import { newLinkToken } from './linkToken.ts';
import type { Site } from './accountRequest.ts';

const siteName = ({ publicUrl }: Site): string => new URL(publicUrl).host;

/** Each new link takes the place of the one before. */
const keepToken = async (
  tx: Transaction,
  userId: number,
  column: 'email_confirmation_token' | 'password_reset_token',
  kept: string,
): Promise<void> => {
  await sql`update "user" set ${sql.ref(column)} = ${kept} where id = ${userId}`.execute(tx.sql);
};

const resetLink = async (
  tx: Transaction,
  { publicUrl }: Site,
  userId: number,
  minutes: number,
): Promise<string> => {
  const { token, kept } = newLinkToken(userId, minutes);
  await keepToken(tx, userId, 'password_reset_token', kept);
  return `${publicUrl}/password-reset/${token}`;
};

/** The letter with the link that shows that an address is its reader's. */
export const sendConfirmation = async (
  tx: Transaction,
  site: Site,
  user: AccountUser,
  key: string,
): Promise<void> => {
  const minutes = letterLifeMinutes.confirmEmail;
  const { token, kept } = newLinkToken(user.id, minutes);
  await keepToken(tx, user.id, 'email_confirmation_token', kept);
  const link = `${site.publicUrl}/email-confirmation/${token}`;
  await queueLetter(tx, user, {
    letter: 'confirmEmail',
    facts: { name: user.name, login: user.login, link, hours: minutes / 60 },
    event: `confirmEmail:${key}`,
    site: siteName(site),
  });
};

/** Nothing for an address that nobody has, or that is confirmed. */
export const resendConfirmation = async (
  tx: Transaction,
  site: Site,
  email: string,
  key: string,
): Promise<void> => {
  const user = await userByEmail(tx.sql, email);
  if (!user?.active || user.emailConfirmed) return;
  await sendConfirmation(tx, site, user, key);
};

/** Nothing for an address that nobody has, and for whom an administrator has switched off. */
export const sendPasswordLink = async (
  tx: Transaction,
  site: Site,
  email: string,
  key: string,
): Promise<void> => {
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
};

/** To the owner of an address that was registered once more. */
export const sendAlreadyRegistered = async (
  tx: Transaction,
  site: Site,
  user: AccountUser,
  key: string,
): Promise<void> => {
  if (!user.active) return;
  const minutes = letterLifeMinutes.alreadyRegistered;
  const link = await resetLink(tx, site, user.id, minutes);
  await queueLetter(tx, user, {
    letter: 'alreadyRegistered',
    facts: { name: user.name, login: user.login, link, minutes },
    event: `alreadyRegistered:${key}`,
    site: siteName(site),
  });
};
