import { fail } from '#domain/kernel/fail.ts';
import type { AnyRecord, RecordInput } from '#domain/kernel/record.ts';
import {
  fieldsFromLetters,
  type LetterForRecord,
  type LetterRecord,
  type RecordWish,
} from '#domain/mail/letterRecord.rules.ts';
import { nameInLink } from '#domain/mail/linkedDoc.rules.ts';
import { serverFor, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { FileType } from '#domain/platform/fileTypes.ts';
import type { Database } from '../connect.ts';
import { keepContent, readContent } from '../files/fileContent.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';
import { fillSenders } from './fillSenders.ts';

/** A file of a letter that is copied, with the type that its content has. */
export interface CopiedFile {
  readonly name: string;
  readonly type: FileType;
  readonly checksum: string;
  readonly size: number;
}

interface RecordRequest extends Omit<RecordWish, 'customer'> {
  readonly ids: readonly number[];
  readonly objectName: LetterRecord;
  /** The customer of the record; absent: the firm that the letters are from, if there is only one. */
  readonly customerId?: number | undefined;
  readonly files: readonly CopiedFile[];
}

/**
 * Makes a record from letters: with their title, sender and files, in the name of the actor. The letters are linked to it and
 * count as processed.
 * @returns the id of the record
 * @throws email_has_record where one of the letters has become such a record already, and the errors of a new record
 */
export async function recordFromLetters(
  tx: Transaction,
  registry: Database['registry'],
  actor: Actor,
  { ids, objectName, reference, customerId, files }: RecordRequest,
): Promise<number> {
  for (const id of ids) {
    await tx.records.mustSee(actor, 'incomingEmail', id, 'modify');
    // If two people press the button at once, the second one gets an error that names the record of the first.
    await lockRow(tx.sql, 'incoming_email', id);
  }
  await mustHaveNone(tx, objectName, ids);
  await fillSenders(tx, registry, actor, ids);
  const letters: AnyRecord[] = [];
  for (const id of ids) letters.push(await tx.records.get(actor, 'incomingEmail', id));
  // The oldest first, as `fieldsFromLetters` takes them.
  letters.sort((one, other) => String(one.date).localeCompare(String(other.date)));
  const customer = customerId ?? onlyFirm(letters);
  const facts = letters as unknown as readonly LetterForRecord[];
  const fields = fieldsFromLetters(objectName, facts, { reference, customer });
  const made = await tx.records.create(actor, objectName, {
    ...fields,
    ...(await termsOfCustomer(tx, objectName, customer)),
  });
  await copyFiles(tx, actor, files, { objectName, objectId: made.id });
  for (const letter of letters) await linkLetter(tx, actor, letter, { objectName, made, customer });
  return made.id;
}

/** Refuses letters from which such a record was made already. */
const mustHaveNone = async (
  tx: Transaction,
  objectName: LetterRecord,
  ids: readonly number[],
): Promise<void> => {
  const found = await tx.sql
    .selectFrom('incoming_email_linked_doc')
    .select('presentation_text as number')
    .where('incoming_email_id', 'in', ids)
    .where('object_name', '=', objectName)
    .where('made', '=', true)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .executeTakeFirst();
  if (found) throw fail('email_has_record', { number: found.number ?? '' });
};

/** The only firm that the letters are from, among those whose firm is known; undefined if there are several or none. */
const onlyFirm = (letters: readonly AnyRecord[]): number | undefined => {
  const firms = [
    ...new Set(letters.flatMap(({ counterpartyId }) => (counterpartyId ? [counterpartyId] : []))),
  ];
  return firms.length === 1 ? Number(firms[0]) : undefined;
};

/** The currency and the terms that the form of a new order would copy from the customer; nothing for other objects. */
const termsOfCustomer = async (
  tx: Transaction,
  objectName: LetterRecord,
  customer: number | undefined,
): Promise<RecordInput> => {
  if (objectName !== 'salesOrder') return {};
  const firm =
    customer === undefined ? undefined : await tx.records.get(systemActor, 'counterparty', customer);
  const currency = firm?.currencyId ?? (await tx.records.predefined(systemActor, 'currency', 'PLN')).id;
  return {
    currency: Number(currency),
    ...(firm?.managerId ? { manager: Number(firm.managerId) } : {}),
    ...(firm?.termOfPayamentId ? { paymentTerms: Number(firm.termOfPayamentId) } : {}),
    ...(firm?.packageMaterial ? { packageMaterial: String(firm.packageMaterial) } : {}),
  };
};

/**
 * Copies each file once, however many letters bring it. Only the server may make files, so it does this in the name of the actor.
 * The caller has checked that the actor may read the files.
 */
const copyFiles = async (
  tx: Transaction,
  actor: Actor,
  files: readonly CopiedFile[],
  place: { readonly objectName: string; readonly objectId: number },
): Promise<void> => {
  const server: Actor = { ...systemActor, userId: actor.userId, name: actor.name, language: actor.language };
  const uniqueFiles = new Map(files.map((file) => [`${file.checksum} ${file.name}`, file]));
  for (const { name, type, checksum, size } of uniqueFiles.values()) {
    // The content is stored already. `keepContent` locks its row, so that nobody removes it before the copy is committed.
    await keepContent(tx.sql, { checksum, size }, readContent(tx.sql, checksum, 0, size - 1));
    await tx.records.createOnly(server, 'file', { name, type, size, checksum, ...place });
  }
};

interface NewRecord {
  readonly objectName: LetterRecord;
  readonly made: AnyRecord;
  readonly customer: number | undefined;
}

const linkLetter = async (
  tx: Transaction,
  actor: Actor,
  { id, counterpartyId }: AnyRecord,
  { objectName, made, customer }: NewRecord,
): Promise<void> => {
  await tx.records.createOnly(serverFor(actor.userId), 'incomingEmailLinkedDoc', {
    incomingEmail: id,
    objectName,
    objectId: made.id,
    presentationText: nameInLink(String(made.presentation ?? made.numberStr ?? made.id)),
    made: true,
  });
  await tx.records.updateOnly(actor, 'incomingEmail', id, {
    processed: true,
    ...(!counterpartyId && customer !== undefined ? { counterparty: customer } : {}),
  });
};
