import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Sql } from '../sql.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { mustKeepPostings, postStock, withdrawStock } from './stock.ts';

/**
 * Inventory documents are numbered under a prefix of their category. Confirmed ones have postings in the stock register; others
 * have none.
 */
export const inventoryDocumentHooks: Hooks = {
  beforeWrite: async (draft, before, { tx }) => {
    mustKeepPostings(draft, before);
    await takePrefixOfCategory(tx.sql, draft, before);
  },
  onConfirm: (document, { tx, actor }) => postStock(tx, actor, 'inventoryDocument', document),
  onUndoConfirm: (document, { tx }) => withdrawStock(tx, 'inventoryDocument', document.id),
};

/**
 * A new document has the first prefix of its category if none is chosen. A category without prefixes takes any.
 * @throws validation_failed that names the prefixes of the category
 */
const takePrefixOfCategory = async (db: Sql, draft: Draft, before: AnyRecord | undefined): Promise<void> => {
  if (typeof draft.inventoryCategory !== 'number') return;
  if (draft.inventoryCategory === before?.inventoryCategoryId) return;
  const rows = await db
    .selectFrom('inventory_category_prefixes')
    .innerJoin('document_prefix', 'document_prefix.id', 'inventory_category_prefixes.document_prefix_id')
    .select('document_prefix.name')
    .where('parent_id', '=', draft.inventoryCategory)
    .where('document_prefix.is_active', '=', true)
    .where('document_prefix.marked_to_delete', '=', false)
    .orderBy('row_number')
    .execute();
  const names = rows.map(({ name }) => name);
  if (names.length === 0) return;
  if (!before && (draft.prefix === undefined || draft.prefix === null)) draft.prefix = names[0];
  const prefix = String(draft.prefix ?? before?.prefix ?? '');
  if (names.includes(prefix)) return;
  const params = { prefix, prefixes: names.join(', ') };
  throw failFields([
    { field: before ? 'inventoryCategory' : 'prefix', code: 'prefix_of_other_category', params },
  ]);
};
