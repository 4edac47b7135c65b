import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { postingsOf, stockFields, type StockDocument } from '#domain/goods/stock.rules.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Draft } from '../writing/hooks.ts';

/** The documents that write into the storekeeper's book, and its column for each. */
export const stockDocuments = {
  deliveryNote: 'delivery_note_id',
  inventoryDocument: 'inventory_document_id',
} as const;
export type StockObject = keyof typeof stockDocuments;

/** Writes what a document that is being confirmed does to the stock, in its transaction. */
export async function postStock(
  tx: Transaction,
  actor: Actor,
  object: StockObject,
  document: AnyRecord,
): Promise<void> {
  const by = { ...systemActor, userId: actor.userId };
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

/** Takes out of the book what a document wrote there, when it is no longer confirmed. */
export async function withdrawStock(tx: Transaction, object: StockObject, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from register_store_keeper where ${sql.ref(stockDocuments[object])} = ${id} returning id`.execute(
    tx.sql,
  );
  for (const row of rows) await tx.announce('registerStoreKeeper', row.id);
}

/** A confirmed document keeps what its postings were made from, whoever writes it: else the two would disagree. */
export function keepsItsPostings(draft: Draft, before: AnyRecord | undefined): void {
  if (before?.confirmed !== true) return;
  const touched = stockFields.filter((field) => draft[field] !== undefined);
  if (touched.length > 0) throw failFields(touched.map((field) => ({ field, code: 'record_confirmed' })));
}
