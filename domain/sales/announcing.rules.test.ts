import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { announcedItems } from './announcing.rules.ts';
import type { WantedItem } from './orderItems.rules.ts';
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

  it('may exceed a line by the tolerance, in one part or in several', () => {
    const parts = (...quantities: string[]) => quantities.map((quantity) => ({ itemId: 1, quantity }));
    expect(announced(parts('102'), '0', '2')).toEqual(['1: 102.000']);
    expect(announced(parts('100', '2'), '0', '2')).toEqual(['1: 100.000', '1: 2.000']);
    expect(announced(parts('100', '2.001'), '0', '2')).toBe('order_announced_too_much');
  });
});
