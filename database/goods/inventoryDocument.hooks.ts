import type { Hooks } from '../writing/hooks.ts';
import { keepsItsPostings, postStock, withdrawStock } from './stock.ts';

/** Confirmed inventory documents have postings in the stock register; others have none. */
export const inventoryDocumentHooks: Hooks = {
  beforeWrite: (draft, before) => keepsItsPostings(draft, before),
  onConfirm: (document, { tx, actor }) => postStock(tx, actor, 'inventoryDocument', document),
  onUndoConfirm: (document, { tx }) => withdrawStock(tx, 'inventoryDocument', document.id),
};
