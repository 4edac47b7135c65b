import { sql } from 'kysely';
import { fail, failFields, type KejaError } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import { mailingMoves, type MailingMove } from '#domain/mail/mailing.rules.ts';
import type { MailingStatus } from '#domain/mail/enums.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import { actorOfUser } from '../accounts/signedInActor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { peopleOf } from './mailingPeople.ts';
import { mailingText } from './mailingWords.ts';
import { mayUseAccount } from './sendingAccounts.ts';
import { mustHaveAccount } from './sendLetter.ts';

/**
 * Begins a mailing, pauses it, continues or ends it. The hooks of its record (`mailing.hooks.ts`) signal its workflow. The person
 * who begins it is its sender: its list and its text are read with their rights.
 * @throws mailing_not_possible, mailing_nobody, mail_account_unusable, errors of its fields and of the filter, no_access,
 *   record_marked, record_not_found
 */
export async function moveMailing(
  tx: Transaction,
  actor: Actor,
  id: number,
  move: MailingMove,
): Promise<void> {
  await tx.records.mustSee(actor, 'mailing', id, 'modify');
  await lockRow(tx.sql, 'mailing', id);
  const mailing = await tx.records.get(systemActor, 'mailing', id);
  const { from, to } = mailingMoves[move];
  if (mailing.markedToDelete) throw fail('record_marked', { object: 'mailing', id });
  if (!from.includes(mailing.status as MailingStatus)) throw fail('mailing_not_possible');
  if (move === 'start') await mustBeReady(tx, actor, mailing);
  const at = new Date().toISOString();
  await tx.records.updateOnly(serverFor(actor.userId), 'mailing', id, {
    status: to,
    failure: null,
    ...(move === 'start' ? { startedAt: at, sender: actor.userId } : {}),
    ...(move === 'stop' ? { endedAt: at } : {}),
  });
}

/**
 * Refuses to begin a mailing that has no text or no people, and a person who may not write letters or not use the account of the
 * mailing.
 */
const mustBeReady = async (tx: Transaction, actor: Actor, mailing: AnyRecord): Promise<void> => {
  const { emailTemplateId, subject, body } = wordsOfMailing(mailing);
  const empty = Object.entries({ subject, body }).filter(([, words]) => (words ?? '').trim() === '');
  if (emailTemplateId === null && empty.length > 0)
    throw failFields(empty.map(([field]) => ({ field, code: 'required' })));
  if (!may(actor, 'modify', objects.outgoingEmail)) throw fail('no_access', { object: 'outgoingEmail' });
  await mustHaveAccount(tx, actor, accountOf(mailing));
  // This throws if the text cannot be used, for example because its template is not active. Its result is not needed here.
  await mailingText(tx, { emailTemplateId, subject, body });
  // Reads the first page of people (`null`). A filter that cannot be read is refused now, and not in the middle of the mailing.
  const { people, next } = await peopleOf(tx, actor, audienceOf(mailing), null);
  if (people.length === 0 && next === null) throw fail('mailing_nobody');
};

/** The text of a mailing, from its record. */
export function wordsOfMailing(mailing: AnyRecord) {
  return {
    emailTemplateId: (mailing.emailTemplateId as number | null | undefined) ?? null,
    subject: (mailing.subject as string | null | undefined) ?? null,
    body: (mailing.body as string | null | undefined) ?? null,
  };
}

/** The list of people that a mailing is for, from its record. */
export function audienceOf(mailing: AnyRecord) {
  return {
    audience: String(mailing.audience),
    filter: (mailing.filter as string | null | undefined) ?? null,
  };
}

/** How far a mailing is: how many people it has in each state. */
export interface MailingProgress {
  /** Their letter is not made yet. */
  readonly waiting: number;
  /** Their letter is made, and is neither sent nor failed yet. */
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
  readonly leftOut: number;
}

export async function mailingProgress(db: Sql, id: number): Promise<MailingProgress> {
  const rows = await db
    .selectFrom('mailing_recipient as r')
    .leftJoin('outgoing_email as e', 'e.id', 'r.outgoing_email_id')
    // The state of the person in the mailing, and that of their letter; null if they have no letter.
    .select(['r.status', 'e.status as letter', sql<number>`count(*)::int`.as('count')])
    .where('r.mailing_id', '=', id)
    .groupBy(['r.status', 'e.status'])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((total, row) => total + row.count, 0);
  return {
    waiting: sum(({ status }) => status === 'waiting'),
    queued: sum(({ status, letter }) => status === 'queued' && letter !== 'sent' && letter !== 'failed'),
    sent: sum(({ letter }) => letter === 'sent'),
    failed: sum(({ letter }) => letter === 'failed'),
    leftOut: sum(({ status }) => status === 'leftOut'),
  };
}

/**
 * Locks a mailing. `sender` is the person who began it, with their present rights; undefined if they may not send it any
 * more.
 */
export async function lockMailing(
  tx: Transaction,
  id: number,
): Promise<{ readonly mailing: AnyRecord; readonly sender: Actor | undefined }> {
  await lockRow(tx.sql, 'mailing', id);
  const mailing = await tx.records.get(systemActor, 'mailing', id);
  const { senderId } = mailing;
  const actor = typeof senderId === 'number' ? await actorOfUser(tx.sql, senderId) : undefined;
  return { mailing, sender: actor && (await maySend(tx, actor, mailing)) ? actor : undefined };
}

/** Whether a person may change mailings, write letters, and use the account of the mailing. */
const maySend = async (tx: Transaction, actor: Actor, mailing: AnyRecord): Promise<boolean> => {
  const mayWrite = [objects.mailing, objects.outgoingEmail].every((each) => may(actor, 'modify', each));
  const account = accountOf(mailing);
  if (!mayWrite || account === null) return mayWrite;
  return actor.userId !== null && mayUseAccount(tx.sql, account, actor.userId);
};

const accountOf = (mailing: AnyRecord): number | null =>
  (mailing.emailAccountId as number | null | undefined) ?? null;

/**
 * How many mailings use the same account now, this one included: they share its pace. Mailings without an account use the
 * terminal's own server together.
 */
export async function sendingTogether({ sql: db }: Transaction, mailing: AnyRecord): Promise<number> {
  const { count } = await db
    .selectFrom('mailing')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'sending')
    .where('marked_to_delete', '=', false)
    .where('email_account_id', 'is not distinct from', accountOf(mailing))
    .executeTakeFirstOrThrow();
  // A mailing that was paused meanwhile does not count itself.
  return Math.max(count, 1);
}

/** Ends a mailing. @returns its status */
export async function endMailing<S extends 'done' | 'stopped'>(
  tx: Transaction,
  id: number,
  status: S,
): Promise<S> {
  const endedAt = new Date().toISOString();
  await tx.records.updateOnly(systemActor, 'mailing', id, { status, endedAt });
  return status;
}

/**
 * Pauses a mailing, because a person must correct something first; its record says what.
 * @returns its status
 */
export async function pauseMailing(
  tx: Transaction,
  id: number,
  { language }: Actor,
  { code, params }: KejaError,
): Promise<'paused'> {
  const failure = errorMessage(language, code, params);
  await tx.records.updateOnly(systemActor, 'mailing', id, { status: 'paused', failure });
  return 'paused';
}
