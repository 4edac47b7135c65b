import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { announcedItems, scheduledDays } from './announcing.rules.ts';
import type { OrderItem, WantedItem } from './orderItems.rules.ts';
import { orderLine } from './testing/orderLine.ts';

const lines = [orderLine(), orderLine({ id: 2, row: 2, productId: 8, unit: 'kg', quantity: '500.000' })];

/** The tonnes that are announced, by line, or the code of the refusal. */
const announced = (wanted: readonly WantedItem[], already = '0', tolerance = '0') => {
  const items = announcedItems(lines, new Map([[7, already]]), tolerance, wanted);
  return isRefusal(items) ? items.code : items.map(({ itemId, tonnes }) => `${itemId}: ${tonnes}`);
};

describe('an announcement', () => {
  // What; the wanted items; the tonnes of product 7 that are announced already; what is announced, or the refusal.
  it.each<[string, WantedItem[], string, string[]]>([
    ['of all that is left takes every line', [], '30', ['1: 70.000', '2: 0.500']],
    ['of a part takes that part', [{ itemId: 1, quantity: '40' }], '30', ['1: 40.000']],
    ['of a line takes what is left of it', [{ itemId: 1 }], '99.5', ['1: 0.500']],
    [
      'of a line in two parts takes both',
      [
        { itemId: 1, quantity: '60' },
        { itemId: 1, quantity: '40' },
      ],
      '0',
      ['1: 60.000', '1: 40.000'],
    ],
    [
      'of a part of a line and then of its rest takes it once',
      [{ itemId: 1, quantity: '60' }, { itemId: 1 }],
      '0',
      ['1: 60.000', '1: 40.000'],
    ],
    ['of a line that is named twice takes it once', [{ itemId: 1 }, { itemId: 1 }], '0', ['1: 100.000']],
  ])('an announcement %s', (_case, wanted, already, expected) =>
    expect(announced(wanted, already)).toEqual(expected),
  );

  it.each<[string, WantedItem[], string, string]>([
    ['more than is left', [{ itemId: 1, quantity: '70.001' }], '30', 'order_announced_too_much'],
    [
      'a whole line twice over',
      [
        { itemId: 1, quantity: '100' },
        { itemId: 1, quantity: '100' },
      ],
      '0',
      'order_announced_too_much',
    ],
    ['what is announced already', [{ itemId: 1 }], '100', 'order_all_announced'],
    ['a line of another order', [{ itemId: 3 }], '0', 'order_item_unknown'],
  ])('an announcement does not take %s', (_case, wanted, already, code) =>
    expect(announced(wanted, already)).toBe(code),
  );

  // What; the lines with product 7; the tonnes of it that are announced already; what is announced.
  it.each<[string, Partial<OrderItem>[], string, string[]]>([
    ['what was shipped by hand', [{ shipped: '30' }], '50', ['1: 20.000']],
    ['what was announced and weighed, once', [{ shipped: '30', weighed: '30' }], '50', ['1: 50.000']],
    ['what was weighed above it', [{ shipped: '52', weighed: '52' }], '50', ['1: 48.000']],
    ['both of it', [{ shipped: '62', weighed: '52' }], '50', ['1: 38.000']],
    ['what was shipped by hand of the first of two lines', [{ shipped: '50' }, {}], '100', ['2: 50.000']],
  ])('leaves out, besides what is announced, %s', (_case, some, already, expected) => {
    const items = some.map((line, at) => orderLine({ id: at + 1, row: at + 1, ...line }));
    const left = announcedItems(items, new Map([[7, already]]), '0', []);
    expect(isRefusal(left) ? left.code : left.map(({ itemId, tonnes }) => `${itemId}: ${tonnes}`)).toEqual(
      expected,
    );
  });

  it('may exceed a line by the tolerance, in one part or in several', () => {
    const parts = (...quantities: string[]) => quantities.map((quantity) => ({ itemId: 1, quantity }));
    expect(announced(parts('102'), '0', '2')).toEqual(['1: 102.000']);
    expect(announced(parts('100', '2'), '0', '2')).toEqual(['1: 100.000', '1: 2.000']);
    expect(announced(parts('100', '2.001'), '0', '2')).toBe('order_announced_too_much');
  });
});

// 2 November 2026 is a Monday.
describe('a schedule of deliveries', () => {
  const items = (count: number, tonnes: string) =>
    Array.from({ length: count }, (_none, at) => ({ itemId: at, productId: at, tonnes }));
  const daysOf = (count: number, tonnes: string, perDay: string) => {
    const days = scheduledDays(items(count, tonnes), '2026-11-02', perDay);
    return isRefusal(days) ? days.code : new Set(days.map(({ day }) => day)).size;
  };

  it('a schedule may have 366 days, and no more', () => {
    expect(daysOf(1, '366', '1')).toBe(366);
    expect(daysOf(1, '366.001', '1')).toBe('schedule_too_long');
  });

  it('a schedule takes as many products on one day as there is room for', () => {
    expect(daysOf(400, '1', '400')).toBe(1);
    expect(daysOf(400, '1', '2')).toBe(200);
  });
});
