import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { writtenFields } from './meaning.ts';
import { mergeRows, rowId, type Row, type RowChange } from './mergeRows.ts';

/** The metadata as somebody gets it who may change the records. */
const meta = objectMeta(registry.byName('salesOrder'), 'pl', true);
const fields = writtenFields(meta);
/** The table part whose rows are merged. */
const part = fields.find(({ path }) => path === 'products') as (typeof fields)[number];

const row = (id: number | undefined, quantity = '1.000', price = '10.00'): Row => ({
  ...(id === undefined ? {} : { id }),
  product: { id: id ?? 99, presentation: `Towar ${id ?? 'nowy'}` },
  quantity,
  price,
});
const merge = (base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]) =>
  mergeRows(part, { base: { products: base }, mine: { products: mine }, theirs: { products: theirs } });
/** A merge as text: `1:2/10` is the row 1 with quantity 2 and price 10; `+` begins a new row. */
const shown = (rows: readonly Row[]) =>
  rows.map((each) => `${rowId(each) ?? '+'}:${Number(each.quantity)}/${Number(each.price)}`).join(' ');
/** What happened to a row: `back` if it had been removed here. */
const fateOf = ({ was, now }: RowChange) => {
  if (!now) return 'removed';
  return was ? 'back' : 'added';
};
/** A change as text: `2 quantity` is that cell of the row 2; `!` marks one that clashes with a change made here. */
const told = (change: RowChange) =>
  `${change.id} ${change.cell?.name ?? fateOf(change)}${change.clashes ? '!' : ''}`;

const base = [row(1), row(2), row(3)];

describe('the rows of an order that two people changed', () => {
  // The case, my rows, their rows, the rows of both, and the changes that they made.
  it.each<[string, Row[], Row[], string, string[]]>([
    [
      'different rows: both changes stay',
      [row(1, '5'), row(2), row(3)],
      [row(1), row(2, '7'), row(3)],
      '1:5/10 2:7/10 3:1/10',
      ['2 quantity'],
    ],
    [
      'different cells of one row: both stay',
      [row(1), row(2, '5'), row(3)],
      [row(1), row(2, '1.000', '20'), row(3)],
      '1:1/10 2:5/20 3:1/10',
      ['2 price'],
    ],
    [
      'the same cell: mine stays until it is chosen',
      [row(1), row(2, '5'), row(3)],
      [row(1), row(2, '7'), row(3)],
      '1:1/10 2:5/10 3:1/10',
      ['2 quantity!'],
    ],
    [
      'the same cell to the same value',
      [row(1), row(2, '7'), row(3)],
      [row(1), row(2, '7'), row(3)],
      '1:1/10 2:7/10 3:1/10',
      ['2 quantity'],
    ],
    [
      'a row added by each: both stand',
      [row(1), row(undefined, '9'), row(2), row(3)],
      [row(1), row(2), row(4, '8'), row(3)],
      '1:1/10 +:9/10 2:1/10 4:8/10 3:1/10',
      ['4 added'],
    ],
    [
      'a row added by each at the end',
      [...base, row(undefined, '9')],
      [...base, row(4)],
      '1:1/10 2:1/10 3:1/10 +:9/10 4:1/10',
      ['4 added'],
    ],
    ['a row that they removed goes', base, [row(1), row(3)], '1:1/10 3:1/10', ['2 removed']],
    [
      'a row that they removed and I changed stays',
      [row(1), row(2, '5'), row(3)],
      [row(1), row(3)],
      '1:1/10 2:5/10 3:1/10',
      ['2 removed'],
    ],
    ['a row that I removed stays removed', [row(1), row(3)], base, '1:1/10 3:1/10', []],
    [
      'a row that I removed and they changed comes back',
      [row(1), row(3)],
      [row(1), row(2, '7'), row(3)],
      '1:1/10 2:7/10 3:1/10',
      ['2 back'],
    ],
    [
      'their order, where nobody here moved a row',
      base,
      [row(3), row(1), row(2)],
      '3:1/10 1:1/10 2:1/10',
      [],
    ],
    [
      'my order, where I moved a row',
      [row(2), row(1), row(3)],
      [row(1), row(2), row(3, '7')],
      '2:1/10 1:1/10 3:7/10',
      ['3 quantity'],
    ],
  ])('%s', (_case, mine, theirs, rows, changes) => {
    const merged = merge(base, mine, theirs);
    expect(shown(merged.rows)).toBe(rows);
    expect(merged.changes.map(told)).toEqual(changes);
  });

  const rowsOf = fc.uniqueArray(
    fc.record({ id: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ id }) => id },
  );
  const asRows = (rows: readonly { id: number; quantity: number }[]) =>
    rows.map(({ id, quantity }) => row(id, String(quantity)));

  it('come to theirs where nobody changed anything here, and to mine where they did not', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (one, other) => {
        expect(shown(merge(asRows(one), asRows(one), asRows(other)).rows)).toBe(shown(asRows(other)));
        const mine = asRows(other.filter(({ id }) => one.some((each) => each.id === id)));
        const untouched = merge(asRows(one), mine, asRows(one));
        expect(untouched.changes).toEqual([]);
        expect(shown(untouched.rows)).toBe(shown(mine));
      }),
    );
  });
});
