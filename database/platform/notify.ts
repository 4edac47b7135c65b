import { pickLanguage, type Language } from '#domain/kernel/language.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';
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

/** The characters that the column of a title takes. */
const titleLength = 255;

/** Notifies users, each in their own language. Browsers that are open show the notification once the transaction is committed. */
export async function notify<N extends NoticeName>(
  tx: Transaction,
  { to, notice, facts, about }: Notice<N>,
): Promise<void> {
  if (to.length === 0) return;
  const rows = await tx.sql
    .selectFrom('user')
    .select(['id', 'language'])
    .where('id', 'in', [...to])
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .execute();
  for (const { id, language: chosen } of rows) {
    const language = pickLanguage(chosen ?? undefined);
    const values = typeof facts === 'function' ? await facts(language) : facts;
    const { title, description } = noticeText(language, notice, values);
    await tx.records.createOnly(systemActor, 'notification', {
      user: id,
      type: noticeLevel[notice],
      title: beginningOf(title, titleLength),
      description,
      objectName: about?.object ?? null,
      objectId: about?.id ?? null,
    });
  }
}

/** Those of these users who may still sign in, in the same order. The others get no notification. */
export async function reachable(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.sql
    .selectFrom('user')
    .select('id')
    .where('id', 'in', [...ids])
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .execute();
  const active = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => active.has(id));
}

/** The ids of all administrators: active users with full rights. */
export async function administrators(tx: Transaction): Promise<number[]> {
  const users = await tx.sql
    .selectFrom('user')
    .select('id')
    .where('full_rights', '=', true)
    .where('is_active', '=', true)
    .where('marked_to_delete', '=', false)
    .execute();
  return users.map(({ id }) => id);
}
