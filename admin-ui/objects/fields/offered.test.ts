import { describe, expect, it } from 'vitest';
import { likeValues, offerFilter } from './offered.ts';

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
});
