import { sql } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { mergedValues, valuesOf } from '#domain/partners/firmMerge.rules.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { mustHaveSeen } from '../writing/seen.ts';
import { firmPlaces, movePlace, type FirmPlace } from './firmPlaces.ts';

/**
 * The firm that remains (`into`), the firm that is merged into it (`from`), and the fields whose values the first takes from the
 * second.
 */
export interface MergeWish {
  readonly into: number;
  readonly from: number;
  readonly take: readonly string[];
  /** `updatedAt` of the firm `into` as the person has seen it. */
  readonly updatedAt?: string | undefined;
  /** `updatedAt` of the firm `from` as the person has seen it. */
  readonly fromUpdatedAt?: string | undefined;
}

/**
 * Makes one firm of two. Every reference to the firm `from` moves to the firm `into`, which takes the chosen values. The firm
 * `from` is marked for deletion and names the other one. Both are locked wholly: a record that is being written for one of
 * them is finished first, and one that is written later is refused or names the remaining firm.
 * @throws no_access, record_not_found, merge_with_itself, firm_merged, merge_marked, merge_moves_accounts, stale_record
 */
export async function mergeFirms(
  tx: Transaction,
  registry: Registry,
  actor: Actor,
  merge: MergeWish,
): Promise<{ id: number; moved: number }> {
  const { into, from } = await lockBoth(tx, actor, merge);
  const input = mergedValues(from, into, merge.take);
  const names = Object.keys(input);
  // The server writes on behalf of the actor what people may not write themselves.
  const forActor = serverFor(actor.userId);
  const id = await tx.records.createOnly(forActor, 'firmMerge', { from: from.id, into: into.id });
  const places = firmPlaces(registry.all);
  let moved = 0;
  for (const place of places) {
    const ids = await movePlace(tx.sql, place, { mergeId: id, from: from.id, into: into.id });
    await announceSome(tx, place, ids, actor.name);
    moved += ids.length;
  }
  if (names.length > 0) await tx.records.updateOnly(actor, 'counterparty', into.id, input);
  const after = await tx.records.get(systemActor, 'counterparty', into.id);
  await tx.records.changeDeletionMark(forActor, 'counterparty', from.id, true);
  await tx.records.updateOnly(forActor, 'counterparty', from.id, { mergedInto: into.id });
  await tx.records.updateOnly(forActor, 'firmMerge', id, {
    moved,
    valuesBefore: valuesOf(into, names),
    valuesAfter: valuesOf(after, names),
  });
  return { id, moved };
}

/**
 * Refuses an actor who may not merge two firms. People of a firm see its records, so a merge shows the records of both firms
 * to the people of both. If one of the firms has accounts, only full rights may merge them.
 */
export async function mustMayMerge(tx: Transaction, actor: Actor, into: number, from: number): Promise<void> {
  if (into === from) throw fail('merge_with_itself');
  await tx.records.mustSee(actor, 'counterparty', into, 'modify');
  await tx.records.mustSee(actor, 'counterparty', from, 'modify');
  if (!actor.fullRights && (await accountsOf(tx.sql, [into, from])) > 0) throw fail('merge_moves_accounts');
}

/** The number of accounts of people of these firms. */
export async function accountsOf(db: Sql, firms: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from "user" where counterparty_id = any(${firms})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Locks two firms until the transaction ends, always the older first: two merges of the same firms wait for each other. */
export async function lockFirms(tx: Transaction, one: number, other: number): Promise<void> {
  for (const id of [one, other].toSorted((left, right) => left - right))
    await lockRow(tx.sql, 'counterparty', id, 'wholly');
}

/** How many changed records of one kind are announced one by one. If there are more, lists are read again anyway. */
const mostAnnounced = 50;

/** Announces the first `mostAnnounced` of the changed records of a place. */
export async function announceSome(
  tx: Transaction,
  { object }: FirmPlace,
  ids: readonly number[],
  by: string,
): Promise<void> {
  for (const id of ids.slice(0, mostAnnounced)) await tx.announce(object.name, id, by);
}

const lockBoth = async (tx: Transaction, actor: Actor, merge: MergeWish) => {
  await mustMayMerge(tx, actor, merge.into, merge.from);
  await lockFirms(tx, merge.into, merge.from);
  const into = await tx.records.get(systemActor, 'counterparty', merge.into);
  const from = await tx.records.get(systemActor, 'counterparty', merge.from);
  // Somebody else may have merged one of the firms while this transaction waited for the locks.
  for (const firm of [into, from]) mustBeUsable(firm);
  mustHaveSeen(into, merge.updatedAt);
  mustHaveSeen(from, merge.fromUpdatedAt);
  return { into, from };
};

const mustBeUsable = (firm: AnyRecord): void => {
  if (firm.mergedIntoId)
    throw fail('firm_merged', { object: 'counterparty', id: firm.id, state: 'merged', number: '' });
  if (firm.markedToDelete) throw fail('merge_marked', { name: String(firm.presentation) });
};
