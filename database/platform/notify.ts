import { pickLanguage, type Language } from '#domain/kernel/language.ts';
import { noticeText } from '#domain/labels/notices.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noticeLevel, type NoticeFacts, type NoticeName } from '#domain/platform/notices.ts';
import type { Transaction } from '../transaction.ts';

export interface Notice<N extends NoticeName = NoticeName> {
  /** Ids of users. Each gets one notification, even if named twice; users who may no longer sign in get none. */
  readonly to: readonly number[];
  readonly notice: N;
  /** The facts, or a function that gives them in the language of each reader. */
  readonly facts: NoticeFacts[N] | ((language: Language) => Promise<NoticeFacts[N]>);
  /** The record that opening the notification opens. */
  readonly about?: { readonly object: string; readonly id: number };
}

/** Notifies users, each in their own language. Browsers that are open show the notification once the transaction is committed. */
export async function notify<N extends NoticeName>(
  tx: Transaction,
  { to, notice, facts, about }: Notice<N>,
): Promise<void> {
  if (to.length === 0) return;
  const rows = await activeUsers(tx)
    .select(['id', 'language'])
    .where('id', 'in', [...to])
    .orderBy('id')
    .execute();
  for (const { id, language: chosen } of rows) {
    const language = pickLanguage(chosen ?? undefined);
    const values = typeof facts === 'function' ? await facts(language) : facts;
    const { title, description } = noticeText(language, notice, values);
    await tx.records.createOnly(systemActor, 'notification', {
      user: id,
      type: noticeLevel[notice],
      title,
      description,
      objectName: about?.object ?? null,
      objectId: about?.id ?? null,
    });
  }
}

/** The users who may still sign in. */
const activeUsers = (tx: Transaction) =>
  tx.sql.selectFrom('user').where('is_active', '=', true).where('marked_to_delete', '=', false);

/** Those of these users who may still sign in, in the same order. The others get no notification. Null stands for nobody. */
export async function reachable(tx: Transaction, ids: readonly (number | null)[]): Promise<number[]> {
  const userIds = ids.filter((id) => id !== null);
  if (userIds.length === 0) return [];
  const rows = await activeUsers(tx).select('id').where('id', 'in', userIds).execute();
  const active = new Set(rows.map(({ id }) => id));
  return userIds.filter((id) => active.has(id));
}

/** These users; the administrators if there are none. */
export async function orAdministrators(tx: Transaction, ids: readonly number[]): Promise<readonly number[]> {
  return ids.length > 0 ? ids : administrators(tx);
}

/** The ids of all administrators: active users with full rights. */
export async function administrators(tx: Transaction): Promise<number[]> {
  const users = await activeUsers(tx).select('id').where('full_rights', '=', true).execute();
  return users.map(({ id }) => id);
}
