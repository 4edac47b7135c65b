import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postingsOf, type StockDocument } from './stock.rules.ts';

const note = (some: Partial<StockDocument> = {}): StockDocument => ({
  warehouseFromId: null,
  boxFromId: null,
  warehouseToId: null,
  boxToId: null,
  ownerId: 7,
  productId: 1,
  netto: '24.56',
  items: [],
  ...some,
});
const goods = { productId: 1, ownerId: 7, quantity: '24.560', unitOfMeasureId: null };

describe('what a confirmed document writes into the book', () => {
  it.each([
    [
      'goods that leave a store are an expense there',
      { warehouseFromId: 2, boxFromId: 3 },
      [{ ...goods, movement: 'Expense', warehouseId: 2, boxId: 3 }],
    ],
    [
      'goods that come into one are a receipt there',
      { warehouseToId: 2 },
      [{ ...goods, movement: 'Receipt', warehouseId: 2, boxId: null }],
    ],
    [
      'goods that are moved are both, of the same owner',
      { warehouseFromId: 2, warehouseToId: 4, boxToId: 5 },
      [
        { ...goods, movement: 'Expense', warehouseId: 2, boxId: null },
        { ...goods, movement: 'Receipt', warehouseId: 4, boxId: 5 },
      ],
    ],
    ['goods that go from ship to wheels never lie in a store', {}, []],
    ['nothing weighed is nothing', { warehouseFromId: 2, netto: null }, []],
    ['a net of nothing is nothing', { warehouseFromId: 2, netto: '0.000' }, []],
  ])('%s', (_rule, some, postings) => expect(postingsOf(note(some))).toEqual(postings));

  it('each line of a document that has lines, whatever its net', () => {
    const items = [
      { productId: 1, quantity: '2.000', unitOfMeasureId: 9 },
      { productId: 2, quantity: '3.000' },
      { productId: 3, quantity: null },
    ];
    expect(
      postingsOf(note({ warehouseToId: 2, items })).map(({ productId, quantity }) => [productId, quantity]),
    ).toEqual([
      [1, '2.000'],
      [2, '3.000'],
    ]);
  });

  it('moving goods changes nothing in sum', () => {
    const kilograms = fc.integer({ min: 1, max: 60_000 }).map((kg) => (kg / 1000).toFixed(3));
    fc.assert(
      fc.property(kilograms, (netto) => {
        const [out, into] = postingsOf(note({ netto, warehouseFromId: 1, warehouseToId: 2 }));
        expect([out?.quantity, into?.quantity]).toEqual([netto, netto]);
      }),
    );
  });
});
