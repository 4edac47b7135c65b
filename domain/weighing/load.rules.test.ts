import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyHeld, type Errand, type Load } from './load.rules.ts';

const plain: Load = {
  examined: false,
  researchResult: null,
  customsGoods: null,
  customsRelease: null,
  placed: false,
  hasActualWarehouse: false,
  described: false,
  productCondition: null,
};
const receipt: Errand = { type: 'Unloading', typeOfOperation: 'Receipt' };
const shipment: Errand = { type: 'Loading', typeOfOperation: 'Shipment' };
const resigning: Errand = { type: 'Unloading', typeOfOperation: 'Resigning' };

describe('a load', () => {
  it.each<[string, Partial<Load>, Errand, string | undefined]>([
    ['of which nobody wants to know anything goes', {}, receipt, undefined],
    ['waits for its examination where the station demands one', { examined: true }, receipt, 'research_missing'],
    ['goes once it was found good', { examined: true, researchResult: 'Positive' }, receipt, undefined],
    ['that was found bad is not taken in', { examined: true, researchResult: 'Negative' }, receipt, 'research_negative'],
    ['that was found bad is held also where nobody demanded an examination', { researchResult: 'Negative' }, shipment, 'research_negative'],
    ['that was found bad goes back as it came', { examined: true, researchResult: 'Negative' }, resigning, undefined],
    ['from outside the EU is not taken out before its release', { customsGoods: 'NonEU' }, shipment, 'customs_not_released'],
    ['is not released by a number of blanks', { customsGoods: 'NonEU', customsRelease: ' ' }, shipment, 'customs_not_released'],
    ['goes out under the number of its release', { customsGoods: 'NonEU', customsRelease: '26PL322080NU1AB2C3' }, shipment, undefined],
    ['from outside the EU may come in: it is released later', { customsGoods: 'NonEU' }, receipt, undefined],
    ['from the EU needs no release', { customsGoods: 'EU' }, shipment, undefined],
    ['of an owner who keeps book by actual warehouses says where it lies', { placed: true }, receipt, 'actual_warehouse_missing'],
    ['that says where it lies goes', { placed: true, hasActualWarehouse: true }, receipt, undefined],
    ['of an owner who wants its condition says it', { described: true }, shipment, 'product_condition_missing'],
    ['whose condition is told goes', { described: true, productCondition: 'dry' }, shipment, undefined],
  ])('%s', (_rule, some, errand, code) => expect(whyHeld({ ...plain, ...some }, errand)?.code).toBe(code)); // prettier-ignore

  const anyLoad: fc.Arbitrary<Load> = fc.record({
    examined: fc.boolean(),
    researchResult: fc.constantFrom('Positive', 'Negative', null),
    customsGoods: fc.constantFrom('EU', 'NonEU', null),
    customsRelease: fc.constantFrom('26PL1', '', null),
    placed: fc.boolean(),
    hasActualWarehouse: fc.boolean(),
    described: fc.boolean(),
    productCondition: fc.constantFrom('dry', '', null),
  });

  it('a vehicle that takes nothing away may always leave', () => {
    fc.assert(fc.property(anyLoad, (load) => whyHeld(load, resigning) === undefined));
  });

  it('is held by nothing once all is told', () => {
    const told = { researchResult: 'Positive', customsRelease: '26PL1', hasActualWarehouse: true, productCondition: 'dry' } as const; // prettier-ignore
    fc.assert(fc.property(anyLoad, (load) => whyHeld({ ...load, ...told }, shipment) === undefined));
  });
});
