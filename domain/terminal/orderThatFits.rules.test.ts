import { describe, expect, it } from 'vitest';
import { noScheme } from '../weighing/operations.rules.ts';
import { orderThatFits, type OpenOrder, type WithoutOrder } from './orderThatFits.rules.ts';

const [coal, wheat, plant, mill] = [1, 2, 11, 12];
const order = (some: Partial<OpenOrder> = {}): OpenOrder => ({
  id: 5,
  typeOfDocument: 'Automobile',
  typeOfOperation: 'Shipment',
  scheme: noScheme,
  ids: { product: coal, customer: plant },
  ...some,
});
const truck = (some: Partial<WithoutOrder> = {}): WithoutOrder => ({
  type: 'Loading',
  typeOfDocument: 'Automobile',
  ids: { product: coal },
  ...some,
});

describe('the open order of a disposition that names none', () => {
  it.each<[string, WithoutOrder, OpenOrder[], number | undefined]>([
    ['is the only one for its goods', truck(), [order()], 5],
    ['is none where there is none', truck(), [], undefined],
    ['is none for other goods', truck({ ids: { product: wheat } }), [order()], undefined],
    ['is none while nobody says which goods', truck({ ids: {} }), [order({ ids: {} })], undefined],
    ['is none for another customer', truck({ ids: { product: coal, customer: mill } }), [order()], undefined],
    ['is none that is loaded when the truck is unloaded', truck({ type: 'Unloading' }), [order()], undefined],
    ['is one that moves goods, whatever the truck does', truck({ type: 'Unloading' }), [order({ typeOfOperation: 'Relocation' })], 5],
    ['is one whose scheme turns its operation round, if the truck is unloaded', truck({ type: 'Unloading' }), [order({ scheme: { ...noScheme, reverseOperation: true } })], 5],
    ['is none whose scheme turns its operation round, if the truck is loaded', truck(), [order({ scheme: { ...noScheme, reverseOperation: true } })], undefined],
    ['is none that goes by rail', truck(), [order({ typeOfDocument: 'Railway' })], undefined],
    ['is left to people where two fit', truck(), [order(), order({ id: 6, ids: { product: coal, customer: mill } })], undefined],
    ['is told by the customer where two have the goods', truck({ ids: { product: coal, customer: mill } }), [order(), order({ id: 6, ids: { product: coal, customer: mill } })], 6],
  ])('%s', (_rule, disposition, orders, id) => expect(orderThatFits(disposition, orders)?.id).toBe(id)); // prettier-ignore
});
