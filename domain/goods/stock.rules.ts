import { Decimal } from 'decimal.js';
import { exact, tonnesScale } from '../kernel/decimals.ts';
import type { Reference } from '../kernel/record.ts';

interface StockLine {
  readonly productId: number | null;
  readonly quantity: string | null;
  readonly unitOfMeasureId?: number | null;
}

/** The fields of a document that moves goods into a store, out of it or inside it. A weighed document has a net but no lines. */
export interface StockDocument {
  readonly warehouseFromId: number | null;
  readonly boxFromId: number | null;
  readonly warehouseToId: number | null;
  readonly boxToId: number | null;
  readonly ownerId: number | null;
  readonly productId?: number | null;
  readonly product?: Reference | null;
  readonly netto?: string | null;
  readonly items?: readonly StockLine[] | null;
}

/** One line of the storekeeper's register (`registerStoreKeeper`). */
export interface Posting {
  readonly movement: 'Receipt' | 'Expense';
  readonly productId: number;
  readonly warehouseId: number;
  readonly boxId: number | null;
  readonly ownerId: number | null;
  /** Three decimals, above zero. */
  readonly quantity: string;
  readonly unitOfMeasureId: number | null;
}

/** The lines of a document. A document without lines has been weighed: its net weight is its only line. */
const linesOf = ({ items, productId, netto }: StockDocument): readonly StockLine[] =>
  items && items.length > 0 ? items : [{ productId: productId ?? null, quantity: netto ?? null }];

/**
 * The postings that a confirmed document adds to the storekeeper's register: an expense for the warehouse that the goods leave,
 * and a receipt for the warehouse that they enter. A document without warehouses adds none, because its goods were never in a
 * store. The register contains nothing else.
 */
export function postingsOf(document: StockDocument): readonly Posting[] {
  return linesOf(document).flatMap(({ productId, quantity, unitOfMeasureId }): Posting[] => {
    if (productId === null || quantity === null || new Decimal(quantity).lte(0)) return [];
    const { warehouseFromId, boxFromId, warehouseToId, boxToId, ownerId } = document;
    const goods = {
      productId,
      ownerId,
      quantity: exact(quantity, tonnesScale),
      unitOfMeasureId: unitOfMeasureId ?? null,
    };
    return [
      ...(warehouseFromId === null
        ? []
        : [{ ...goods, movement: 'Expense', warehouseId: warehouseFromId, boxId: boxFromId } as const]),
      ...(warehouseToId === null
        ? []
        : [{ ...goods, movement: 'Receipt', warehouseId: warehouseToId, boxId: boxToId } as const]),
    ];
  });
}

/** Fields that a document's postings depend on: while it is confirmed, they may not change. */
export const stockFields = [
  'date',
  'product',
  'netto',
  'items',
  'owner',
  'warehouseFrom',
  'boxFrom',
  'warehouseTo',
  'boxTo',
] as const;
