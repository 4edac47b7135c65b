import { describe, expect, it } from 'vitest';
import { following, noteStateOf, ownerOfGoods, placesOfNote, whyNotPosted } from './noteOfWeighing.rules.ts';

const places = { warehouse: 1, actualWarehouse: null, box: 5 };
const nowhere = { warehouseFrom: null, boxFrom: null, warehouseTo: null, boxTo: null };

describe('where goods come from and go to', () => {
  it.each([
    ['out', places, { ...nowhere, warehouseFrom: 1, boxFrom: 5 }],
    ['in', places, { ...nowhere, warehouseTo: 1, boxTo: 5 }],
    ['in', { ...places, actualWarehouse: 2 }, { ...nowhere, warehouseTo: 2, boxTo: 5 }],
    ['out', { ...places, actualWarehouse: 2 }, { ...nowhere, warehouseFrom: 2, boxFrom: 5 }],
    ['move', { ...places, actualWarehouse: 2 }, { ...nowhere, warehouseFrom: 1, boxFrom: 5, warehouseTo: 2 }],
    ['none', places, nowhere],
  ] as const)('%s of %o', (effect, from, expected) => expect(placesOfNote(effect, from)).toEqual(expected));
});

describe('goods that turn out to lie elsewhere', () => {
  const was = { ...nowhere, warehouseTo: 1, boxTo: 5 };
  const is = { ...was, warehouseTo: 2 };
  it.each([
    ['take their note with them', was, { warehouseTo: 2 }],
    ['leave a box that was corrected as it is', { ...was, boxTo: 6 }, { warehouseTo: 2 }],
    ['leave a warehouse that was corrected as it is', { ...was, warehouseTo: 3 }, {}],
    ['change nothing of a note that says so already', is, {}],
  ])('%s', (_rule, noted, followed) => expect(following(noted, was, is)).toEqual(followed));
});

describe('a note is not confirmed', () => {
  const goods = { product: 3, warehouseFrom: 1, warehouseTo: 2 };
  it.each([
    ['when goods are moved to nowhere', 'move', { ...goods, warehouseTo: null }, 'note_warehouse_missing'],
    [
      'when goods are moved from nowhere',
      'move',
      { ...goods, warehouseFrom: null },
      'note_warehouse_missing',
    ],
    ['when nobody says which goods', 'in', { ...goods, product: null }, 'note_product_missing'],
    ['unless all is said', 'move', goods, undefined],
    ['unless goods only leave', 'out', { ...goods, warehouseTo: null }, undefined],
    ['unless no store is kept', 'move', { product: null, warehouseFrom: null, warehouseTo: null }, undefined],
  ] as const)('%s', (_rule, effect, posted, code) => expect(whyNotPosted(effect, posted)?.code).toBe(code));
});

describe('whose goods they are', () => {
  it.each([
    ['Receipt', { customer: 1, vendor: 2 }, 1],
    ['Receipt', { customer: null, vendor: 2 }, 2],
    ['Shipment', { customer: 1, vendor: 2 }, 2],
    ['Relocation', { customer: 1, vendor: null }, 1],
  ] as const)('%s between %o', (operation, parties, owner) => {
    expect(ownerOfGoods(operation, { stationOwner: null, ...parties })).toBe(owner);
    expect(ownerOfGoods(operation, { stationOwner: 9, ...parties })).toBe(9);
  });
});

describe('a note waits', () => {
  it.each([
    ['OnTare', { brutto: '39.080', tare: null, netto: null }],
    ['OnBrutto', { brutto: null, tare: '14.520', netto: null }],
    ['ToApproved', { brutto: '39.080', tare: '14.520', netto: '24.560' }],
    ['ToApproved', { brutto: null, tare: null, netto: '24.560' }],
  ])('%s', (state, weights) => expect(noteStateOf(weights)).toBe(state));
});
