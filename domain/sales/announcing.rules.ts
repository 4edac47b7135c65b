import { Decimal } from 'decimal.js';
import type { DateTime } from 'luxon';
import { isWorkingDay } from '../kernel/workingDays.ts';
import { inWarsaw } from '../kernel/warsawDay.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import { isWeighed, sharedOut, type OrderItem, type WantedItem } from './orderItems.rules.ts';

/** A part of a line that is announced to the terminal; tonnes as text with three decimals. */
export interface AnnouncedItem {
  readonly itemId: number;
  readonly productId: number;
  readonly tonnes: string;
}

/** The decimals of quantities and tonnes. */
const decimals = 3;
/** Converts a quantity of a line to tonnes; the line may be in kilograms. */
const tonnesOf = ({ unit }: OrderItem, quantity: Decimal): Decimal =>
  unit === 'kg' ? quantity.div(1000) : quantity;

type Shipped = Pick<OrderItem, 'shipped' | 'weighed'>;

/** The quantity that people marked as shipped without a weighing: it is on no delivery order. */
const shippedByHand = ({ shipped, weighed }: Shipped): Decimal =>
  Decimal.max(new Decimal(shipped).minus(weighed), 0);

/**
 * Shares the announced tonnes out among the lines, as `sharedOut` does. What was shipped by hand leaves less room in its line.
 * @param announced tonnes on the existing delivery orders, by product
 * @returns the quantities by line, each in the unit of its line
 */
export function announcedShares(
  items: readonly OrderItem[],
  announced: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const lines = items.map((item) => ({
    ...item,
    quantity: Decimal.max(new Decimal(item.quantity).minus(shippedByHand(item)), 0).toFixed(decimals),
  }));
  return sharedOut(lines, announced);
}

/**
 * The quantity of a line that may still be announced, in the line's unit; the tolerance (in percent) is added.
 * @param announced its quantity on the existing delivery orders
 */
export function leftToAnnounce(
  item: Shipped & Pick<OrderItem, 'quantity'>,
  announced: string | null | undefined,
  tolerance: string,
): Decimal {
  const most = new Decimal(item.quantity).times(new Decimal(100).plus(tolerance)).div(100);
  // More may be weighed than was announced. What is shipped by hand comes on top of both.
  const used = Decimal.max(announced ?? 0, item.weighed).plus(shippedByHand(item));
  return Decimal.max(most.minus(used), 0);
}

/**
 * The items for new delivery orders: the lines in `wanted`, or if it is empty, all lines with something left. A line may be
 * wanted in several parts, which together may not exceed what is left of it.
 * @param announced tonnes on the existing delivery orders, by product
 * @param tolerance percent by which more may be announced than was ordered
 */
export function announcedItems(
  items: readonly OrderItem[],
  announced: ReadonlyMap<number, string>,
  tolerance: string,
  wanted: readonly WantedItem[],
): readonly AnnouncedItem[] | Refusal {
  const shares = announcedShares(items, announced);
  const requested: readonly WantedItem[] =
    wanted.length > 0 ? wanted : items.filter(isWeighed).map(({ id }) => ({ itemId: id }));
  const result: AnnouncedItem[] = [];
  const requestedOfLine = new Map<number, Decimal>();
  for (const { itemId, quantity } of requested) {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return refuse('order_item_unknown', { id: itemId });
    if (!isWeighed(item)) return refuse('order_item_not_weighed', { row: item.row });
    const requestedBefore = requestedOfLine.get(itemId) ?? new Decimal(0);
    // Without a wanted quantity only what was ordered is taken; the tolerance is for people who ask for more.
    const rest = Decimal.max(leftToAnnounce(item, shares.get(itemId), '0').minus(requestedBefore), 0);
    const amount = quantity === undefined ? rest : new Decimal(quantity);
    const left = leftToAnnounce(item, shares.get(itemId), tolerance).minus(requestedBefore);
    if (amount.gt(left))
      return refuse('order_announced_too_much', { row: item.row, left: left.toFixed(decimals) });
    requestedOfLine.set(itemId, requestedBefore.plus(amount));
    const tonnes = tonnesOf(item, amount).toFixed(decimals);
    if (Number(tonnes) > 0) result.push({ itemId, productId: item.productId, tonnes });
  }
  return result.length > 0 ? result : refuse('order_all_announced');
}

/** Tonnes of a product on one day. */
export interface ScheduledDay {
  readonly productId: number;
  readonly day: string;
  readonly tonnes: string;
}

/** The most days that a schedule may have. */
const mostDays = 366;

/**
 * Spreads the tonnes over working days, one product after the other.
 * @param from the first day that may be used, as an ISO date
 * @param perDay the most tonnes for one day, of all products together
 */
export function scheduledDays(
  items: readonly AnnouncedItem[],
  from: string,
  perDay: string,
): readonly ScheduledDay[] | Refusal {
  // A day has one entry for each of its products.
  const days: ScheduledDay[] = [];
  let day = workingDayFrom(inWarsaw(from));
  let dayCount = 1;
  let roomOfDay = new Decimal(perDay);
  for (const { productId, tonnes } of items) {
    for (let left = new Decimal(tonnes); left.gt(0);) {
      if (roomOfDay.isZero()) {
        day = workingDayFrom(day.plus({ days: 1 }));
        dayCount += 1;
        roomOfDay = new Decimal(perDay);
      }
      const portion = Decimal.min(left, roomOfDay);
      days.push({ productId, day: day.toFormat('yyyy-MM-dd'), tonnes: portion.toFixed(decimals) });
      if (dayCount > mostDays) return refuse('schedule_too_long', { days: mostDays });
      left = left.minus(portion);
      roomOfDay = roomOfDay.minus(portion);
    }
  }
  return days;
}

const workingDayFrom = (day: DateTime): DateTime =>
  isWorkingDay(day) ? day : workingDayFrom(day.plus({ days: 1 }));
