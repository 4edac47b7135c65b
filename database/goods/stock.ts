import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { postingsOf, stockFields, type StockDocument } from '#domain/goods/stock.rules.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft } from '../writing/hooks.ts';

/** The documents with postings in the stock register, each with the column of the register that names the document. */
export const stockDocuments = {
  deliveryNote: 'delivery_note_id',
  inventoryDocument: 'inventory_document_id',
} as const;
export type StockObject = keyof typeof stockDocuments;

/** Writes the postings of a document in the transaction that confirms it. */
export async function postStock(
  tx: Transaction,
  actor: Actor,
  object: StockObject,
  document: AnyRecord,
): Promise<void> {
  const by = serverFor(actor.userId);
  for (const posting of postingsOf(document as unknown as StockDocument)) {
    const { productId, warehouseId, boxId, ownerId, unitOfMeasureId, movement, quantity } = posting;
    await tx.records.create(by, 'registerStoreKeeper', {
      date: document.date,
      movement,
      quantity,
      product: productId,
      warehouse: warehouseId,
      box: boxId,
      owner: ownerId,
      unitOfMeasure: unitOfMeasureId,
      [object]: document.id,
    });
  }
}

/** Removes the postings of a document that is no longer confirmed. */
export async function withdrawStock(tx: Transaction, object: StockObject, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from register_store_keeper where ${sql.ref(stockDocuments[object])} = ${id} returning id`.execute(
    tx.sql,
  );
  for (const row of rows) await tx.announce('registerStoreKeeper', row.id);
}

/** The fields from which postings were made cannot change in a confirmed document; otherwise the two would disagree. */
export function mustKeepPostings(draft: Draft, before: AnyRecord | undefined): void {
  if (before?.confirmed !== true) return;
  const touched = stockFields.filter((field) => draft[field] !== undefined);
  if (touched.length > 0) throw failFields(touched.map((field) => ({ field, code: 'record_confirmed' })));
}
