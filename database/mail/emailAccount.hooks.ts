import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { providerNames, serversOf } from '#domain/mail/signInProviders.ts';
import { isChanged } from '../writing/changedFields.ts';
import type { Draft, Hooks, WriteContext } from '../writing/hooks.ts';
import { forgetConsent } from './consents.ts';
import { mailboxOutbox } from './mailboxOutbox.ts';

/**
 * The fields that do not concern the reading of an account. A write of the system that changes only these is not reported to
 * the workflow. Every write of a person is reported, because a new password does not show in the record.
 */
const fieldsNotForReading = [
  'receiveFailure',
  'updatedAt',
  'name',
  'users',
  'openTo',
  'isGeneral',
  'isService',
];

/**
 * A change of one of these fields ends the consent of the owner, who gave it for one mailbox at one server. `user` is the name at
 * that server; the users of Keja are in `users`.
 */
const consentFields = [
  'user',
  'signIn',
  'imapHost',
  'imapPort',
  'imapTls',
  'smtpHost',
  'smtpPort',
  'smtpTls',
];

/**
 * Before a write: fills in the servers of a provider, and refuses a person who gives more people access to an account that is not
 * theirs. After it: ends the consent that no longer fits, and reports the change to the workflow that reads the account.
 */
export const emailAccountHooks: Hooks = {
  beforeWrite: async (draft, before, context) => {
    fillServers(draft, before);
    mustKeepOpenTo(draft, before, context);
    await mustBeOwnToOpen(draft, before, context);
  },
  afterWrite: async (account, before, { tx, actor }) => {
    // The workflow itself writes only why it fails (`receiveFailure`). A report of this write would start it again at once.
    if (actor.system && before && changesNothingForReading(account, before)) return;
    if (before && consentFields.some((name) => !isSame(account[name], before[name])))
      await forgetConsent(tx.sql, account.id);
    await tx.outbox(mailboxOutbox, { emailAccountId: account.id });
  },
};

const changesNothingForReading = (
  account: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
) =>
  Object.keys(account).every(
    (name) => fieldsNotForReading.includes(name) || isSame(account[name], before[name]),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Gmail and Microsoft have the same servers for everybody, so people need not enter them. If an account goes over from one of
 * them to the other, its servers are replaced, because the old ones do not know the new tokens.
 */
const fillServers = (draft: Draft, before: AnyRecord | undefined): void => {
  const after = { ...before, ...draft };
  const provider = providerNames.find((name) => name === after.signIn);
  if (!provider) return;
  const { imapHost, imapPort, imapTls, ...smtp } = serversOf[provider];
  const others = providerNames.filter((name) => name !== provider).map((name) => serversOf[name]);
  if (!after.imapHost || others.some((each) => each.imapHost === after.imapHost))
    Object.assign(draft, { imapHost, imapPort, imapTls });
  if (!after.smtpHost || others.some((each) => each.smtpHost === after.smtpHost)) Object.assign(draft, smtp);
};

/**
 * Refuses a change of `openTo`: the users of the account change it by `openAccount`. A form sends back the stored rows, which
 * is accepted.
 */
const mustKeepOpenTo = (draft: Draft, before: AnyRecord | undefined, { actor }: WriteContext): void => {
  if (actor.system || draft.openTo === undefined) return;
  if (areSameIds(usersOf(draft.openTo, 'user'), usersOf(before?.openTo, 'userId'))) return;
  throw failFields([{ field: 'openTo', code: 'read_only_field' }]);
};

/**
 * Refuses to open a personal account to others, that is to make it general or to change its users, unless one of its users does
 * it. If none of its users is active any more, for example because they have left the firm, others may do it.
 */
const mustBeOwnToOpen = async (
  draft: Draft,
  before: AnyRecord | undefined,
  { tx, actor }: WriteContext,
): Promise<void> => {
  if (actor.system || !before || before.isGeneral === true) return;
  const users = usersOf(before.users, 'userId');
  if (actor.userId !== null && users.has(actor.userId)) return;
  const openingFields = [
    ...(isChanged(draft, before, 'isGeneral') ? ['isGeneral'] : []),
    ...(draft.users !== undefined && !areSameIds(usersOf(draft.users, 'user'), users) ? ['users'] : []),
  ];
  if (openingFields.length === 0 || users.size === 0) return;
  const user = await tx.sql
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [...users])
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (user) throw failFields(openingFields.map((field) => ({ field, code: 'mail_account_of_others' })));
};

/** The ids of the users in the rows of an account. The rows of a draft have the id under `user`, stored rows under `userId`. */
const usersOf = (rows: unknown, key: 'user' | 'userId'): ReadonlySet<number> =>
  new Set(((rows ?? []) as readonly Readonly<Record<string, unknown>>[]).map((row) => Number(row[key])));

const areSameIds = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
