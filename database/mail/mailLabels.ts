import { sql } from 'kysely';
import { keywordOf, labelsAmong } from '#domain/mail/labelKeyword.rules.ts';
import type { Sql } from '../sql.ts';
import { announceAll, type Transaction } from '../transaction.ts';

/** The ids of the labels of an account, its own and general ones, by the keyword that stands for each on a mail server. */
export async function labelKeywords(db: Sql, accountId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('email_label')
    .select(['id', 'name'])
    .where('marked_to_delete', '=', false)
    .where((where) =>
      where.or([where('email_account_id', '=', accountId), where('email_account_id', 'is', null)]),
    )
    // A later row replaces an earlier one in the map. If two labels have one name, the account's own counts, then the older
    // one.
    .orderBy('email_account_id', (order) => order.asc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ id, name }) => {
      const keyword = keywordOf(name);
      return keyword === undefined ? [] : [[keyword, id] as const];
    }),
  );
}

/** A message of a folder with all its keywords on the server. */
interface Keyworded {
  readonly uid: number;
  readonly keywords: readonly string[];
}

/**
 * Takes over the labels that were added or removed on the server since it was last read. A label that was changed here, and whose
 * change has not reached the server yet, stays as it is.
 * @param labels the ids of labels by their keywords
 */
export async function takeLabels(
  tx: Transaction,
  mailboxId: number,
  messages: readonly Keyworded[],
  labels: ReadonlyMap<string, number>,
): Promise<void> {
  if (labels.size === 0 || messages.length === 0) return;
  // Of the keywords of each message, those that stand for labels, in alphabetical order as `server_labels` has them.
  const keywordsByUid = new Map(messages.map(({ uid, keywords }) => [uid, labelsAmong(keywords, labels)]));
  const uids = [...keywordsByUid.keys()].map(String);
  const labelledUids = [...keywordsByUid]
    .filter(([, keywords]) => keywords.length > 0)
    .map(([uid]) => String(uid));
  // Selects those of `messages` that have labels on the server, or had some when it was last read. Without the cast to `float8` a
  // UID would come as a text.
  const { rows } = await sql<{ id: number; uid: number; before: string }>`
    select id, uid::float8 as uid, coalesce(server_labels, '') as before from incoming_email
    where server_mailbox_id = ${mailboxId} and uid = any(${uids}::numeric[])
      and (server_labels <> '' or uid = any(${labelledUids}::numeric[])) order by id for no key update`.execute(
    tx.sql,
  );
  for (const { id, uid, before } of rows) {
    const keywordsBefore = before.split(' ').filter(Boolean);
    const keywordsNow = keywordsByUid.get(uid) ?? [];
    if (keywordsBefore.join(' ') === keywordsNow.join(' ')) continue;
    const idsOf = (keywords: readonly string[]) => keywords.flatMap((keyword) => labels.get(keyword) ?? []);
    const removed = keywordsBefore.filter((keyword) => !keywordsNow.includes(keyword));
    const added = keywordsNow.filter((keyword) => !keywordsBefore.includes(keyword));
    await removeLabels(tx.sql, id, idsOf(removed));
    await addLabels(tx.sql, id, idsOf(added));
    await sql`update incoming_email set server_labels = ${keywordsNow.join(' ')} where id = ${id}`.execute(
      tx.sql,
    );
    await announceAll(tx.sql, 'incomingEmail', [id]);
  }
}

const removeLabels = async (db: Sql, id: number, labelIds: readonly number[]): Promise<void> => {
  if (labelIds.length === 0) return;
  await db
    .deleteFrom('incoming_email_labels')
    .where('parent_id', '=', id)
    .where('email_label_id', 'in', [...labelIds])
    .execute();
};

/** Adds the labels that the letter does not have yet, after its others. */
const addLabels = async (db: Sql, id: number, labelIds: readonly number[]): Promise<void> => {
  await sql`insert into incoming_email_labels (parent_id, row_number, email_label_id)
    select ${id}, (select coalesce(max(row_number), 0) from incoming_email_labels where parent_id = ${id}) + n, label
    from unnest(${[...labelIds]}::int[]) with ordinality as wanted (label, n)
    where label not in (select email_label_id from incoming_email_labels where parent_id = ${id})`.execute(
    db,
  );
};
