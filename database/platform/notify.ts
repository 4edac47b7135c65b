import { sql } from 'kysely';
import { pickLanguage, type Language } from '#domain/kernel/language.ts';
import { noticeText } from '#domain/labels/notices.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noticeLevel, type NoticeFacts, type NoticeName } from '#domain/platform/notices.ts';
import type { Transaction } from '../transaction.ts';

export interface Notice<N extends NoticeName = NoticeName> {
  /** Ids of users; who is named twice, or may no longer sign in, hears of it once or not at all. */
  readonly to: readonly number[];
  readonly notice: N;
  /** Told as they are, or as each reader is to be told in their language. */
  readonly facts: NoticeFacts[N] | ((language: Language) => Promise<NoticeFacts[N]>);
  /** The record that opening the notification opens. */
  readonly about?: { readonly object: string; readonly id: number };
}

/** Tells people something, each in their own language; they see it live once the transaction is committed. */
export const notify = async <N extends NoticeName>(
  tx: Transaction,
  { to, notice, facts, about }: Notice<N>,
): Promise<void> => {
  if (to.length === 0) return;
  const { rows } = await sql<{ id: number; language: string | null }>`
    select id, language from "user" where id = any(${[...to]}::int[]) and is_active and not marked_to_delete
    order by id`.execute(tx.sql);
  for (const { id, language } of rows) {
    const spoken = pickLanguage(language ?? undefined);
    const told = typeof facts === 'function' ? await facts(spoken) : facts;
    const { title, description } = noticeText(spoken, notice, told);
    await tx.records.create(systemActor, 'notification', {
      user: id,
      type: noticeLevel[notice],
      title: title.slice(0, 255),
      description,
      objectName: about?.object ?? null,
      objectId: about?.id ?? null,
    });
  }
};

/** Everybody who administers: active users with full rights. */
export const administrators = async (tx: Transaction): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from "user" where full_rights and is_active and not marked_to_delete`.execute(tx.sql);
  return rows.map(({ id }) => id);
};
