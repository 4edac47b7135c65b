import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TypeOfDocument, TypeOfOperation } from '../weighing/operations.rules.ts';
import { counted, shipDoes, sumOfNetto, type WeighedGoods } from './weighedForShip.rules.ts';

describe('a weighing that names a ship', () => {
  it.each([
    ['Water', 'Receipt', 'Unloading'],
    ['Water', 'Shipment', 'Loading'],
    ['Water', 'DirectVariantReceipt', 'Unloading'],
    ['Water', 'DirectVariantShipment', 'Loading'],
    ['Water', 'Reweighing', undefined],
    ['Automobile', 'DirectVariantShipment', 'Unloading'],
    ['Automobile', 'DirectVariantReceipt', 'Loading'],
    ['Railway', 'DirectVariantReceipt', 'Loading'],
    ['Internal', 'DirectVariantShipment', 'Unloading'],
    ['Automobile', 'Shipment', undefined],
    ['Railway', 'Receipt', undefined],
    ['Internal', 'Relocation', undefined],
  ] as const)('%s, %s: the ship is at %s', (typeOfDocument, typeOfOperation, does) => {
    expect(shipDoes({ typeOfDocument, typeOfOperation })).toBe(does);
  });

  it('goes the other way where its scheme turns it round', () => {
    const weighing = { typeOfDocument: 'Automobile', typeOfOperation: 'DirectVariantShipment' } as const;
    const scheme = { reverseOperation: true, returnToWarehouse: false, moving: false };
    expect(shipDoes(weighing, scheme)).toBe('Loading');
  });
});

const goods = (typeOfDocument: TypeOfDocument, typeOfOperation: TypeOfOperation, netto: string, productId: number | null = null): WeighedGoods => ({
  typeOfDocument,
  typeOfOperation,
  netto,
  hold: null,
  boxId: null,
  productId,
}); // prettier-ignore

describe('what was weighed for a ship', () => {
  it.each([
    ['into the store, by the grab', [goods('Water', 'Receipt', '700')], '700'],
    ['straight onto trucks, on the weighbridge', [goods('Automobile', 'DirectVariantShipment', '24')], '24'],
    [
      'straight onto trucks, by both',
      [goods('Water', 'DirectVariantReceipt', '25'), goods('Automobile', 'DirectVariantShipment', '24')],
      '25',
    ],
    [
      'both ways, the grab having missed some',
      [
        goods('Water', 'Receipt', '700'),
        goods('Water', 'DirectVariantReceipt', '20'),
        goods('Automobile', 'DirectVariantShipment', '24'),
        goods('Railway', 'DirectVariantShipment', '60'),
      ],
      '784',
    ],
    [
      'one product by the grab and another on the weighbridge',
      [
        goods('Water', 'DirectVariantReceipt', '100', 1),
        goods('Automobile', 'DirectVariantShipment', '24', 2),
        goods('Automobile', 'DirectVariantShipment', '90', 1),
      ],
      '124',
    ],
  ])('%s', (_how, weighed, tonnes) => {
    expect(sumOfNetto(counted(weighed)).toFixed()).toBe(tonnes);
  });

  const any = fc.array(
    fc.record({
      typeOfDocument: fc.constantFrom('Water', 'Automobile', 'Railway'),
      typeOfOperation: fc.constantFrom('Receipt', 'DirectVariantReceipt', 'DirectVariantShipment'),
      netto: fc.integer({ min: 0, max: 90 }).map(String),
    }),
  );

  it('is never more than all weighings, and never less than those of either side', () => {
    fc.assert(
      fc.property(any, (rows) => {
        const weighed = rows.map((row) => goods(row.typeOfDocument, row.typeOfOperation, row.netto));
        const sum = sumOfNetto(counted(weighed));
        const onWater = weighed.filter(({ typeOfDocument }) => typeOfDocument === 'Water');
        expect(sum.lte(sumOfNetto(weighed))).toBe(true);
        expect(sum.gte(sumOfNetto(onWater))).toBe(true);
      }),
    );
  });
});
