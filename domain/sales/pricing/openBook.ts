import type { Formulas } from './methods.ts';
import type { Discount, PriceBook, PriceItem, PriceList } from './priceBook.ts';

/** The lists that have items of a product, with these items. */
export type ListsOfProduct = readonly { readonly list: PriceList; readonly items: readonly PriceItem[] }[];

/** A price book with an index of its lists by product, built once for many questions. */
export interface OpenBook extends PriceBook {
  readonly byProduct: ReadonlyMap<number, ListsOfProduct>;
  /** The discounts for this product and those for all products. They are found at the first question and kept. */
  readonly discountsFor: (productId: number) => readonly Discount[];
  /** Empty at first; each formula is kept when it has been parsed. */
  readonly formulas: Formulas;
}

/** Builds the index of a price book. */
export function openBook(book: PriceBook): OpenBook {
  const byProduct = new Map<number, { list: PriceList; items: PriceItem[] }[]>();
  for (const list of book.lists)
    for (const [productId, items] of Map.groupBy(list.items, (item) => item.productId)) {
      const listsOfProduct = byProduct.get(productId) ?? [];
      listsOfProduct.push({ list, items });
      byProduct.set(productId, listsOfProduct);
    }
  const discountsByProduct = new Map<number, readonly Discount[]>();
  const discountsFor = (productId: number) => {
    const found =
      discountsByProduct.get(productId) ??
      book.discounts.filter(
        ({ items }) => items.length === 0 || items.some((item) => item.productId === productId),
      );
    discountsByProduct.set(productId, found);
    return found;
  };
  return { ...book, byProduct, discountsFor, formulas: new Map() };
}
