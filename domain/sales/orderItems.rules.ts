import { Decimal } from 'decimal.js';
import { refuse, type Refusal } from '../kernel/refusal.ts';

/** The states of an order line. */
export const orderItemStates = ['New', 'Fulfilling', 'Shipped', 'Delivered', 'Canceled'] as const;
export type OrderItemState = (typeof orderItemStates)[number];

/** A line and how much of it is fulfilled; quantities in its own unit, as text with three decimals. */
export interface OrderItem {
  readonly id: number;
  /** Its position in the order, counted from 1. */
  readonly row: number;
  readonly productId: number;
  /** Code of its unit of measure. */
  readonly unit: string | null;
  readonly quantity: string;
  /** The quantity that was begun; what was shipped counts as begun. */
  readonly fulfilling: string;
  readonly shipped: string;
  readonly delivered: string;
  /** The part of `shipped` that comes from approved weighings. */
  readonly weighed: string;
}

/** The marks that people set on a line, in order. */
export const itemMarks = ['Fulfilling', 'Shipped', 'Delivered'] as const;
export type ItemMark = (typeof itemMarks)[number];

/** A line that somebody wants to mark or announce: `quantity` of it in its own unit, or all that is left if absent. */
export interface WantedItem {
  readonly itemId: number;
  readonly quantity?: string;
}

const quantityText = (quantity: Decimal): string => quantity.toFixed(3);

/** The quantity of a line that has reached each mark. */
const reached = ({ fulfilling, shipped, delivered }: OrderItem): Readonly<Record<ItemMark, Decimal>> => ({
  Fulfilling: Decimal.max(fulfilling, shipped),
  Shipped: new Decimal(shipped),
  Delivered: new Decimal(delivered),
});

/** The quantity that has reached the mark before this one but not this one, so it can be marked. */
export function leftToMark(item: OrderItem, mark: ItemMark): Decimal {
  const { Fulfilling, Shipped, Delivered } = reached(item);
  const before = { Fulfilling: new Decimal(item.quantity), Shipped: Fulfilling, Delivered: Shipped }[mark];
  const marked = { Fulfilling, Shipped, Delivered }[mark];
  return Decimal.max(before.minus(marked), 0);
}

/**
 * The lines that are meant if none is named: those with something to mark. If there are none, all of them, so that the refusal of
 * the first one says why.
 */
export function linesToMark(items: readonly OrderItem[], mark: ItemMark): readonly WantedItem[] {
  const ready = items.filter((item) => leftToMark(item, mark).gt(0));
  return (ready.length > 0 ? ready : items).map(({ id }) => ({ itemId: id }));
}

/** The field of a line that holds the quantity of a mark. */
const fieldOf = { Fulfilling: 'fulfilling', Shipped: 'shipped', Delivered: 'delivered' } as const;

/** The line after marking this quantity of it; all that can be marked if `quantity` is undefined. */
const markOne = (item: OrderItem, mark: ItemMark, quantity: string | undefined): OrderItem | Refusal => {
  const left = leftToMark(item, mark);
  const { row } = item;
  // If everything is marked already, the request is a repeated one and changes nothing.
  if (left.isZero() && quantity === undefined && reached(item)[mark].gte(item.quantity)) return item;
  if (left.isZero()) return refuse('order_item_not_there', { row });
  const wanted = quantity === undefined ? left : new Decimal(quantity);
  if (wanted.gt(left)) return refuse('order_item_too_much', { row, left: quantityText(left) });
  return { ...item, [fieldOf[mark]]: quantityText(reached(item)[mark].plus(wanted)) };
};

/** The lines after marking some of them; a refusal, and no change at all, if one of them may not be marked. */
export function markedItems(
  items: readonly OrderItem[],
  mark: ItemMark,
  wanted: readonly WantedItem[],
): readonly OrderItem[] | Refusal {
  const after = new Map(items.map((item) => [item.id, item]));
  for (const { itemId, quantity } of wanted) {
    const item = after.get(itemId);
    if (!item) return refuse('order_item_unknown', { id: itemId });
    const marked = markOne(item, mark, quantity);
    if ('refused' in marked) return marked;
    after.set(itemId, marked);
  }
  return [...after.values()];
}

/** How many units make a tonne; lines in other units are not weighed. */
const perTonne: Readonly<Record<string, number>> = { t: 1, kg: 1000 };

/** Whether the unit of a line is a unit of weight. */
export function isWeighed({ unit }: Pick<OrderItem, 'unit'>): boolean {
  return unit !== null && Object.hasOwn(perTonne, unit);
}

/**
 * Shares weighed tonnes by product out among the lines, each in its own unit. If several lines have the same product, the first
 * is filled first and the last takes the rest.
 */
export function sharedOut(
  items: readonly OrderItem[],
  tonnes: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const left = new Map([...tonnes].map(([product, sum]) => [product, new Decimal(sum)]));
  const lastOf = new Map(items.filter(isWeighed).map(({ productId, id }) => [productId, id]));
  return new Map(
    items.filter(isWeighed).map(({ id, productId, quantity, unit }) => {
      const rest = left.get(productId) ?? new Decimal(0);
      const factor = perTonne[unit ?? ''] ?? 1;
      const share =
        lastOf.get(productId) === id ? rest : Decimal.min(rest, new Decimal(quantity).div(factor));
      left.set(productId, rest.minus(share));
      return [id, quantityText(share.times(factor))];
    }),
  );
}

/**
 * The lines with the present sum of approved weighings. Goods are handed over at the weighing, so they count as shipped and
 * delivered; a weighing that is undone is subtracted again.
 * @param tonnes of approved weighings, by product
 */
export function weighedItems(
  items: readonly OrderItem[],
  tonnes: ReadonlyMap<number, string>,
): readonly OrderItem[] {
  const shares = sharedOut(items, tonnes);
  return items.map((item) => {
    const weighed = shares.get(item.id);
    if (weighed === undefined) return item;
    const change = new Decimal(weighed).minus(item.weighed);
    const corrected = (quantity: string) => quantityText(Decimal.max(new Decimal(quantity).plus(change), 0));
    return { ...item, weighed, shipped: corrected(item.shipped), delivered: corrected(item.delivered) };
  });
}

/** The least quantity that fulfils a line: its quantity less the agreed tolerance, in percent. */
const leastQuantity = ({ quantity }: OrderItem, tolerance: string): Decimal =>
  new Decimal(quantity).times(new Decimal(100).minus(tolerance)).div(100);

/**
 * The furthest state that the line's quantities reach. A line counts as shipped or delivered when the quantity is within the
 * tolerance, but never with nothing shipped or delivered.
 * @param tolerance agreed shortage, in percent
 */
export function itemStateOf(item: OrderItem, tolerance: string): OrderItemState {
  const { Fulfilling, Shipped, Delivered } = reached(item);
  const least = leastQuantity(item, tolerance);
  if (Fulfilling.isZero()) return 'New';
  if (Delivered.gt(0) && Delivered.gte(least)) return 'Delivered';
  return Shipped.gt(0) && Shipped.gte(least) ? 'Shipped' : 'Fulfilling';
}

/** The state of a line in an order of this status: in a canceled order, what is not delivered is canceled. */
export function itemStateIn(statusCode: string, item: OrderItem, tolerance: string): OrderItemState {
  const state = itemStateOf(item, tolerance);
  return statusCode === 'CANCELED' && state !== 'Delivered' ? 'Canceled' : state;
}

/**
 * Whether every line was delivered, within the tolerance. A line with the quantity 0 awaits nothing, so it keeps no order open;
 * but at least one line must be delivered.
 */
export function areDelivered(items: readonly OrderItem[], tolerance: string): boolean {
  const isDelivered = (item: OrderItem): boolean => itemStateOf(item, tolerance) === 'Delivered';
  return items.some(isDelivered) && items.every((item) => isDelivered(item) || Number(item.quantity) === 0);
}

/** Whether any line has a quantity that is at least in fulfilment. */
export function areBegun(items: readonly OrderItem[]): boolean {
  return items.some((item) => reached(item).Fulfilling.gt(0));
}
