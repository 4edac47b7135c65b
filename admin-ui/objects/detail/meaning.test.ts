import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { isSame, writtenFields, type WrittenField } from './meaning.ts';
import { fieldsPayload } from './payload.ts';

/** The metadata as somebody gets it who may change the records. */
const order = objectMeta(registry.byName('salesOrder'), 'pl', true);
const lines = writtenFields(order).find(({ path }) => path === 'products') as WrittenField;
const line = (quantity: string | null) => ({ quantity, product: { id: 1, presentation: 'Coal' } });

describe('rows of a form', () => {
  it('are the same if they would be sent alike', () => {
    const rows = fc.array(fc.constantFrom('1', '2', '', null).map(line), { maxLength: 4 });
    fc.assert(
      fc.property(fc.option(rows), fc.option(rows), (one, other) => {
        const sent = (products: unknown) => JSON.stringify(fieldsPayload([lines.field], { products }));
        expect(isSame(lines, { products: one }, { products: other })).toBe(sent(one) === sent(other));
      }),
    );
  });

  it('are the same if only the keys of a JSON value come in another order, as the database returns them', () => {
    const priced = (prices: object) => ({ products: [{ ...line('1'), prices }] });
    const [one, reordered] = [
      { price: '100.00', sum: '2400.00' },
      { sum: '2400.00', price: '100.00' },
    ];
    expect(isSame(lines, priced([one]), priced([reordered]))).toBe(true);
    expect(isSame(lines, priced([one]), priced([{ ...reordered, sum: '2400.01' }]))).toBe(false);
    expect(isSame(lines, priced([one, reordered]), priced([one]))).toBe(false);
  });

  it('are read only up to the first that differs', () => {
    let read = 0;
    const watched = (quantity: string) => ({
      get quantity() {
        read += 1;
        return quantity;
      },
    });
    const rows = (first: string) =>
      Array.from({ length: 500 }, (_none, at) => watched(at === 3 ? first : '1'));
    expect(isSame(lines, { products: rows('1') }, { products: rows('2') })).toBe(false);
    // The first four rows of each side.
    expect(read).toBe(8);
  });
});
