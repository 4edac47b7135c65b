import type { Hooks } from '../writing/hooks.ts';
import { keepsItsPostings, postStock, withdrawStock } from './stock.ts';

/** Confirmed inventory documents stand in the storekeeper's book, others do not. */
export const inventoryDocumentHooks: Hooks = {
  beforeWrite: (draft, before) => keepsItsPostings(draft, before),
  onConfirm: (document, { tx, actor }) => postStock(tx, actor, 'inventoryDocument', document),
  onUndoConfirm: (document, { tx }) => withdrawStock(tx, 'inventoryDocument', document.id),
};
