import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import {
  areBegun,
  areDelivered,
  itemStateOf,
  leftToMark,
  linesToMark,
  markedItems,
  sharedOut,
  weighedItems,
  type ItemMark,
  type OrderItem,
  type OrderItemState,
} from './orderItems.rules.ts';
import { orderLine } from './testing/orderLine.ts';

/** How much of a line is begun, shipped and delivered: `30 30 10`. */
const quantitiesOf = ({ fulfilling, shipped, delivered }: OrderItem) =>
  [fulfilling, shipped, delivered].map(Number).join(' ');

describe('marking a line', () => {
  // What is marked; the line of 100 t before; the mark; the quantity, or all that is left; the quantities after it, or the refusal.
  it.each<[string, Partial<OrderItem>, ItemMark, string | undefined, string]>([
    ['the whole of a new one as begun', {}, 'Fulfilling', undefined, '100 0 0'],
    ['a part of a new one as begun', {}, 'Fulfilling', '30', '30 0 0'],
    ['another part', { fulfilling: '30' }, 'Fulfilling', '20.5', '50.5 0 0'],
    ['all that is begun as shipped', { fulfilling: '30' }, 'Shipped', undefined, '30 30 0'],
    ['a part of it as delivered', { fulfilling: '30', shipped: '30' }, 'Delivered', '10', '30 30 10'],
    ['what is begun already, said again', { fulfilling: '100' }, 'Fulfilling', undefined, '100 0 0'],
    [
      'the rest, where a scale has shipped some',
      { shipped: '40', weighed: '40' },
      'Fulfilling',
      undefined,
      '100 40 0',
    ],
    ['a new one as shipped', {}, 'Shipped', undefined, 'order_item_not_there'],
    ['what is begun as delivered', { fulfilling: '100' }, 'Delivered', '1', 'order_item_not_there'],
    ['more than is left', { fulfilling: '30' }, 'Shipped', '30.001', 'order_item_too_much'],
    ['a part where nothing is left', { fulfilling: '100' }, 'Fulfilling', '1', 'order_item_not_there'],
  ])('%s', (_case, some, mark, quantity, expected) => {
    const after = markedItems([orderLine(some)], mark, [{ itemId: 1, ...(quantity ? { quantity } : {}) }]);
    expect(isRefusal(after) ? after.code : quantitiesOf(after[0] as OrderItem)).toBe(expected);
  });

  it('marks all that are named or none, and names the row at fault', () => {
    const items = [orderLine(), orderLine({ id: 2, row: 2 })];
    const refused = markedItems(items, 'Fulfilling', [{ itemId: 1 }, { itemId: 2, quantity: '101' }]);
    expect(refused).toMatchObject({ code: 'order_item_too_much', params: { row: 2, left: '100.000' } });
    expect(markedItems(items, 'Fulfilling', [{ itemId: 3 }])).toMatchObject({ code: 'order_item_unknown' });
  });

  it('marks of an order without named lines those that have come so far, and refuses one of which none has', () => {
    const sent = orderLine({ fulfilling: '100', shipped: '100' });
    const waiting = orderLine({ id: 2, row: 2 });
    const marked = (items: readonly OrderItem[]) =>
      markedItems(items, 'Delivered', linesToMark(items, 'Delivered'));
    expect(marked([sent, waiting])).toMatchObject([{ delivered: '100.000' }, { delivered: '0.000' }]);
    expect(marked([{ ...sent, delivered: '100' }, waiting])).toMatchObject({
      code: 'order_item_not_there',
      params: { row: 2 },
    });
    // A repeated request.
    expect(marked([{ ...sent, delivered: '100' }])).toMatchObject([{ delivered: '100' }]);
  });

  it('leaves to the next mark what the one before has, whatever order parts come in', () => {
    const item = orderLine({ fulfilling: '60', shipped: '25', delivered: '5' });
    // 100 − 60 can be begun, 60 − 25 shipped, 25 − 5 delivered.
    const left = (['Fulfilling', 'Shipped', 'Delivered'] as const).map((mark) =>
      Number(leftToMark(item, mark)),
    );
    expect(left).toEqual([40, 35, 20]);
  });
});

describe('the state of a line', () => {
  // The case; the line of 100 t; the tolerance in percent; its state.
  it.each<[string, Partial<OrderItem>, string, OrderItemState]>([
    ['nothing begun', {}, '0', 'New'],
    ['a part begun', { fulfilling: '1' }, '0', 'Fulfilling'],
    ['a part shipped', { shipped: '99.999' }, '0', 'Fulfilling'],
    ['all shipped', { shipped: '100' }, '0', 'Shipped'],
    ['nearly all shipped, within the tolerance', { shipped: '98' }, '2', 'Shipped'],
    ['less than the tolerance allows', { shipped: '97.999' }, '2', 'Fulfilling'],
    ['all delivered', { shipped: '100', delivered: '100' }, '0', 'Delivered'],
    ['more delivered than ordered', { shipped: '104', delivered: '104' }, '2', 'Delivered'],
    ['nothing begun, where everything is tolerated', {}, '100', 'New'],
  ])('%s', (_case, some, tolerance, expected) => {
    expect(itemStateOf(orderLine(some), tolerance)).toBe(expected);
  });

  it('makes an order complete only where every line is delivered, and where there are any', () => {
    const delivered = orderLine({ shipped: '100', delivered: '100' });
    expect(areDelivered([delivered, orderLine({ id: 2 })], '0')).toBe(false);
    expect(areDelivered([delivered, { ...delivered, id: 2 }], '0')).toBe(true);
    expect(areDelivered([], '0')).toBe(false);
    expect([areBegun([orderLine()]), areBegun([orderLine(), delivered])]).toEqual([false, true]);
  });

  it.each<[string, OrderItem[], boolean]>([
    ['beside a delivered one', [orderLine({ shipped: '100', delivered: '100' })], true],
    ['beside one that is not delivered', [orderLine()], false],
    ['alone', [], false],
    [
      'beside another of which something was weighed',
      [orderLine({ quantity: '0', shipped: '5', delivered: '5' })],
      true,
    ],
  ])('the state of a line with the quantity 0 awaits nothing, %s', (_case, others, complete) => {
    expect(areDelivered([...others, orderLine({ id: 2, quantity: '0.000' })], '0')).toBe(complete);
  });
});

describe('what the scale has weighed', () => {
  const shares = (items: OrderItem[], tonnes: string) =>
    [...sharedOut(items, new Map([[7, tonnes]])).values()].map(Number);

  it.each<[string, OrderItem[], string, number[]]>([
    ['one line takes all, also more than was ordered', [orderLine()], '104', [104]],
    [
      'the first of two is filled first',
      [orderLine(), orderLine({ id: 2, quantity: '50' })],
      '120',
      [100, 20],
    ],
    ['the last takes what is left', [orderLine(), orderLine({ id: 2, quantity: '50' })], '160', [100, 60]],
    ['kilograms are counted in kilograms', [orderLine({ unit: 'kg', quantity: '500.000' })], '0.25', [250]],
    ['pieces are not weighed', [orderLine({ unit: 'szt' })], '10', []],
    ['another product is not meant', [orderLine({ productId: 8 })], '10', [0]],
  ])('%s', (_case, items, tonnes, expected) => expect(shares(items, tonnes)).toEqual(expected));

  it('counts as shipped and delivered beside what was marked, and back when it is undone', () => {
    const marked = orderLine({ fulfilling: '10', shipped: '10', delivered: '4' });
    // 25.5 t are weighed of the product 7: shipped 10 + 25.5, delivered 4 + 25.5.
    const [weighed] = weighedItems([marked], new Map([[7, '25.5']]));
    expect(weighed).toMatchObject({ shipped: '35.500', delivered: '29.500', weighed: '25.500' });
    expect(weighedItems([weighed as OrderItem], new Map([[7, '25.5']]))).toEqual([weighed]);
    const [undone] = weighedItems([weighed as OrderItem], new Map());
    expect(undone).toMatchObject({ shipped: '10.000', delivered: '4.000', weighed: '0.000' });
  });
});
