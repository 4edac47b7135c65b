import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import { referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { changedPrice, listedMethods, type PriceChange } from '#domain/sales/priceLists/priceChange.rules.ts';
import type { Transaction } from '../transaction.ts';
import { mustHaveSeen } from '../writing/seen.ts';

/** A change of prices, and of which products. */
export interface WantedChange extends PriceChange {
  /** Absent: all products. */
  readonly productIds?: readonly number[] | undefined;
}

/** A row of a price list with its price before and after. */
export interface ChangedRow {
  /** The place of the row in the list, from 1. */
  readonly row: number;
  readonly product: { readonly id: number; readonly presentation: string };
  readonly priceDescription: string | null;
  /** The only variant of the product that the row prices; null if it prices all of them. */
  readonly variant: string | null;
  readonly quantityFrom: string;
  readonly lengthTo: string | null;
  readonly heightTo: string | null;
  readonly before: string;
  readonly after: string;
}

/**
 * A price list as the actor sees it, locked until the transaction ends, so that neither of two simultaneous changes is lost.
 * @param seenAt `updatedAt` of the list that the actor saw; a list that was changed since is refused
 */
export async function lockPriceList(
  tx: Transaction,
  actor: Actor,
  id: number,
  seenAt?: string,
): Promise<AnyRecord> {
  await tx.sql.selectFrom('pricelist').select('id').where('id', '=', id).forUpdate().execute();
  const list = await tx.records.get(actor, 'pricelist', id);
  mustHaveSeen(list, seenAt);
  return list;
}

/**
 * The rows of a list with their prices after a change, and the rows that change.
 * @throws list_without_prices, validation_failed naming each row whose price would be zero or below
 */
export function changedItems(
  list: AnyRecord,
  change: WantedChange,
): { readonly items: readonly AnyRecord[]; readonly changed: readonly ChangedRow[] } {
  const items = list.items as readonly AnyRecord[];
  if (!isChange(change)) return { items, changed: [] };
  if (!listedMethods.includes(String(list.pricingMethod))) throw fail('list_without_prices', { id: list.id });
  const errors: FieldError[] = [];
  const changed: ChangedRow[] = [];
  const itemsAfter = items.map((item, index) => {
    if (change.productIds && !change.productIds.includes(Number(item.productId))) return item;
    const result = changedPrice(String(item.price), change);
    if ('fault' in result) {
      errors.push({ field: `items[${index}].price`, code: result.fault });
      return item;
    }
    if (result.price === item.price) return item;
    changed.push(rowOf(item, index, result.price));
    return { ...item, price: result.price };
  });
  if (errors.length > 0) throw failFields(errors);
  return { items: itemsAfter, changed };
}

/** Whether the change may change a price at all. */
const isChange = ({ percent, amount, roundTo }: PriceChange): boolean =>
  [percent, amount, roundTo].some((each) => each !== undefined && Number(each) !== 0);

const rowOf = (item: AnyRecord, index: number, after: string): ChangedRow => ({
  row: index + 1,
  product: item.product as ChangedRow['product'],
  priceDescription: item.priceDescription ? String(item.priceDescription) : null,
  variant: referenceName(item.productVariant) || null,
  quantityFrom: String(item.quantityFrom),
  lengthTo: sizeOf(item.lengthTo),
  heightTo: sizeOf(item.heightTo),
  before: String(item.price),
  after,
});

const sizeOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
