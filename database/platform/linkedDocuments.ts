import { fail } from '#domain/kernel/fail.ts';
import { linkedDocument } from '#domain/platform/linkedDocument.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Sql } from '../sql.ts';
import { waitForTurn, type Transaction } from '../transaction.ts';

/** A record by the name of its object and its id. */
export interface Place {
  readonly objectName: string;
  readonly objectId: number;
}

/** A link of a record, with the record at its other end. */
export interface LinkOf extends Place {
  readonly id: number;
}

/** The most links of one record that are listed. */
const mostListed = 200;

/**
 * The links of a record, whichever of its two records they were made from, newest first. Rights are not checked. After two
 * firms were merged, a link may lead to its own record, or two links to the same record. Such links are left out.
 */
export async function linksOf(db: Sql, place: Place): Promise<LinkOf[]> {
  const links = await everyLinkOf(db, place).orderBy('id', 'desc').limit(mostListed).execute();
  const isFirst = (link: LinkOf, index: number) => links.findIndex((each) => isSame(each, link)) === index;
  return links.filter((link, index) => !isSame(link, place) && isFirst(link, index));
}

/** A query of all stored links of a record, each once, also those that `linksOf` leaves out. */
const everyLinkOf = (db: Sql, { objectName, objectId }: Place) => {
  const from = db
    .selectFrom('linked_document')
    .where('object_name', '=', objectName)
    .where('object_id', '=', objectId)
    .select(['id', 'linked_name as objectName', 'linked_id as objectId']);
  const to = db
    .selectFrom('linked_document')
    .where('linked_name', '=', objectName)
    .where('linked_id', '=', objectId)
    .select(['id', 'object_name as objectName', 'object_id as objectId']);
  return from.union(to);
};

/** The stored links between two records, whichever way round. */
const linksBetween = (db: Sql, one: Place, other: Place): Promise<LinkOf[]> =>
  db
    .selectFrom(everyLinkOf(db, one).as('link'))
    .selectAll()
    .where('objectName', '=', other.objectName)
    .where('objectId', '=', other.objectId)
    .execute();

/**
 * Links two records that the actor sees; the actor must also be allowed to change `from`. If the two are linked already,
 * whichever way round, their link stays as it is.
 * @returns the id of the link
 * @throws link_to_itself, record_not_found, no_access
 */
export async function linkDocuments(tx: Transaction, actor: Actor, from: Place, to: Place): Promise<number> {
  if (isSame(from, to)) throw fail('link_to_itself');
  await tx.records.mustSee(actor, from.objectName, from.objectId, 'modify');
  await tx.records.mustSee(actor, to.objectName, to.objectId);
  // The two records are sorted, so that somebody who links them the other way round waits for the same turn.
  await waitForTurn(
    tx,
    [from, to]
      .map(({ objectName, objectId }) => `${objectName} ${objectId}`)
      .toSorted()
      .join(),
  );
  const [existing] = await linksBetween(tx.sql, from, to);
  if (existing) return existing.id;
  const id = await tx.records.createOnly(serverFor(actor.userId), linkedDocument.name, {
    ...from,
    linkedName: to.objectName,
    linkedId: to.objectId,
  });
  await announceBoth(tx, from, to);
  return id;
}

/**
 * Removes a link of a record, with all other links between the same two records.
 * @throws record_not_found if the record has no such link, or the actor does not see its other end; no_access
 */
export async function unlinkDocument(tx: Transaction, actor: Actor, from: Place, id: number): Promise<void> {
  await tx.records.mustSee(actor, from.objectName, from.objectId, 'modify');
  const link = await tx.sql
    .selectFrom(everyLinkOf(tx.sql, from).as('link'))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!link) throw fail('record_not_found', { object: linkedDocument.name, id });
  await tx.records.mustSee(actor, link.objectName, link.objectId);
  for (const each of await linksBetween(tx.sql, from, link))
    await tx.records.remove(serverFor(actor.userId), linkedDocument.name, each.id);
  await announceBoth(tx, from, link);
}

const isSame = (one: Place, other: Place): boolean =>
  one.objectName === other.objectName && one.objectId === other.objectId;

/** Announces both records, so that their pages read the links again. */
const announceBoth = async (tx: Transaction, ...ends: readonly Place[]): Promise<void> => {
  for (const { objectName, objectId } of ends) await tx.announce(objectName, objectId);
};
