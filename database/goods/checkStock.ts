import { sql } from 'kysely';
import { postingsOf, type Posting, type StockDocument } from '#domain/goods/stock.rules.ts';
import type { Sql } from '../sql.ts';
import { stockDocuments, type StockObject } from './stock.ts';

/**
 * A document whose postings differ from those that follow from it, or a posting without a document: then `object` and `id` are
 * null. `expected` and `found` are postings as texts.
 */
export interface StockFault {
  readonly object: StockObject | null;
  readonly id: number | null;
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

export interface StockReport {
  /** How many documents were compared, and how many postings they have. */
  readonly documents: number;
  readonly postings: number;
  readonly faults: readonly StockFault[];
}

/** How many documents are read at once. */
const batch = 500;
/** The largest number of differences that are reported. */
const mostFaults = 20;

interface DocumentRow extends StockDocument {
  readonly id: number;
  readonly confirmed: boolean;
}

const tables = { deliveryNote: 'delivery_note', inventoryDocument: 'inventory_document' } as const;

/**
 * The next documents after an id, with what their postings follow from. A delivery note without items has one product and its
 * net weight instead; an inventory document always has items.
 */
const documentsAfter = async (db: Sql, object: StockObject, after: number): Promise<DocumentRow[]> => {
  const table = tables[object];
  const goods = object === 'deliveryNote' ? sql`d.product_id` : sql`null::int`;
  const netto = object === 'deliveryNote' ? sql`d.netto` : sql`null::numeric`;
  const { rows } = await sql<DocumentRow>`
    select d.id, d.confirmed, ${goods} as "productId", ${netto} as netto, d.owner_id as "ownerId",
      d.warehouse_from_id as "warehouseFromId", d.box_from_id as "boxFromId",
      d.warehouse_to_id as "warehouseToId", d.box_to_id as "boxToId",
      coalesce((select jsonb_agg(jsonb_build_object('productId', i.product_id, 'quantity', i.quantity::text,
          'unitOfMeasureId', i.unit_of_measure_id) order by i.row_number)
        from ${sql.table(`${table}_items`)} i where i.parent_id = d.id), '[]') as items
    from ${sql.table(table)} d where d.id > ${after} order by d.id limit ${batch}`.execute(db);
  return rows;
};

/** A posting as a text, so that expected and found postings can be compared and reported. */
const lineOf = (posting: Posting): string => {
  const { movement, productId, warehouseId, boxId, ownerId, quantity } = posting;
  return `${movement} ${quantity} of product ${productId} in warehouse ${warehouseId}, box ${boxId ?? '-'}, owner ${ownerId ?? '-'}`;
};

/** The postings of some documents in the register as texts, by the id of the document. */
const postedLines = async (
  db: Sql,
  object: StockObject,
  ids: readonly number[],
): Promise<Map<number, string[]>> => {
  // The column of the register with the id of such a document.
  const column = sql.ref(stockDocuments[object]);
  const { rows } = await sql<Posting & { document: number }>`
    select ${column} as document, movement, product_id as "productId", warehouse_id as "warehouseId",
      box_id as "boxId", owner_id as "ownerId", quantity::text
    from register_store_keeper where ${column} in (${sql.join(ids)})`.execute(db);
  const byDocument = new Map<number, string[]>();
  for (const { document, ...posting } of rows)
    byDocument.set(document, [...(byDocument.get(document) ?? []), lineOf(posting)]);
  return byDocument;
};

/** Postings without a document, which nothing may write. */
const orphans = async (db: Sql): Promise<StockFault[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from register_store_keeper where delivery_note_id is null and inventory_document_id is null
    limit ${mostFaults}`.execute(db);
  return rows.map(({ id }) => ({
    object: null,
    id: null,
    expected: [],
    found: [`line ${id} of no document`],
  }));
};

/**
 * Compares every document with its postings in the stock register: a confirmed one has exactly the postings that
 * follow from it, every other one has none, and there is no posting without a document.
 */
export async function checkStock(db: Sql): Promise<StockReport> {
  let documents = 0;
  let postings = 0;
  const faults = await orphans(db);
  for (const object of Object.keys(stockDocuments) as StockObject[]) {
    let page = await documentsAfter(db, object, 0);
    while (page.length > 0) {
      const posted = await postedLines(
        db,
        object,
        page.map(({ id }) => id),
      );
      for (const document of page) {
        const expected = document.confirmed ? postingsOf(document).map(lineOf).toSorted() : [];
        const lines = (posted.get(document.id) ?? []).toSorted();
        documents += 1;
        postings += lines.length;
        if (expected.join('\n') !== lines.join('\n'))
          faults.push({ object, id: document.id, expected, found: lines });
      }
      page = await documentsAfter(db, object, page.at(-1)?.id ?? 0);
    }
  }
  return { documents, postings, faults: faults.slice(0, mostFaults) };
}
