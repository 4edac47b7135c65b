import { describe, expect, it } from 'vitest';
import type { StockLine } from '#domain/goods/stockLine.ts';
import { byWarehouse, endOfDay } from './stockLines.ts';

const line = (warehouse: number, quantity: string): StockLine => ({
  product: { id: 1, presentation: 'Węgiel' },
  warehouse: { id: warehouse, presentation: `M${warehouse}` },
  box: null,
  owner: null,
  receipts: quantity,
  expenses: '0.000',
  quantity,
  lastAt: '2026-11-21T10:00:00.000Z',
});

describe('the stock of a warehouse', () => {
  it('is the exact sum of its lines, each with its share', () => {
    const [one, two] = byWarehouse([line(1, '0.100'), line(1, '0.200'), line(2, '5.000')]);
    expect(one).toMatchObject({ presentation: 'M1', total: '0.300' });
    expect(one?.lines.map(({ share }) => share)).toEqual(
      [1 / 3, 2 / 3].map((share) => expect.closeTo(share, 9)),
    );
    expect(two).toMatchObject({ total: '5.000', lines: [{ share: 1 }] });
  });

  it('gives what is below zero no share', () => {
    const [only] = byWarehouse([line(1, '-2.000'), line(1, '3.000')]);
    expect(only).toMatchObject({ total: '1.000', lines: [{ share: 0 }, { share: 1 }] });
  });
});

it('a day ends when it ends in Poland', () => {
  expect(endOfDay('2026-11-21')).toBe('2026-11-21T22:59:59.999Z');
  expect(endOfDay(undefined)).toBeUndefined();
});
