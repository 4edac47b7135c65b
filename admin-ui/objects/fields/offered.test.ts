import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { likeValues, offerFilter, offerOf } from './offered.ts';

describe('the records that a picker offers', () => {
  it('bear one tick and not another, are without some values, and have others', () => {
    expect(
      offerFilter({
        where: 'isCustomer',
        without: 'blocked',
        notOffered: { code: ['A', 'B'] },
        like: { product: 7 },
      }),
    ).toEqual({
      isCustomer: true,
      blocked: false,
      code: { notInList: ['A', 'B'] },
      product: 7,
    });
    expect(offerFilter({})).toEqual({});
  });

  it.each<[string, unknown, object]>([
    ['a chosen record', { id: 7, presentation: 'Brama' }, { product: 7 }],
    ['a chosen word', 'Expense', { product: 'Expense' }],
    ['nothing yet', null, {}],
    ['an empty text', '', {}],
  ])('go with the field beside it: %s', (_case, value, narrowed) => {
    const valueOf = (name: string) => (name === 'formProduct' ? value : 'another field');
    expect(likeValues({ product: 'formProduct' }, valueOf)).toEqual(narrowed);
  });

  it('are narrowed for a cell of an order by its row and by the customer of the order', () => {
    const order = objectMeta(registry.byName('salesOrder'), 'pl', true);
    const cells = order.fields.find(({ name }) => name === 'products')?.children ?? [];
    const row: Readonly<Record<string, unknown>> = { product: { id: 7, presentation: 'Brama' } };
    const record: Readonly<Record<string, unknown>> = { customer: { id: 3, presentation: 'Odbiorca' } };
    const values = { beside: (name: string) => row[name], inForm: (name: string) => record[name] };
    const offers = Object.fromEntries(cells.map((cell) => [cell.name, offerOf(cell, values)]));
    expect(offers.product).toMatchObject({ notFor: 3 });
    expect(offers.productVariant).toMatchObject({ like: { product: 7 } });
  });
});
