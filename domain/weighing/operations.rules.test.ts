import { describe, expect, it } from 'vitest';
import { dispositionType } from '../terminal/enums.ts';
import { scaleType, typeOfDocument, typeOfOperation } from './enums.ts';
import {
  noScheme,
  stockEffect,
  vehicleDoes,
  whatWeighingDoes,
  type Situation,
  type WeighingEffect,
} from './operations.rules.ts';

const words = ({ weighings, repeated, gross, tare, net, stock, statuses }: WeighingEffect): string =>
  [
    weighings.length === 0 ? 'no weighing' : weighings.join(', ') + (repeated ? ' again and again' : ''),
    `gross ${gross}, tare ${tare}, net ${net}`,
    `stock ${stock}`,
    statuses.slice(1).join(' → ') || 'may leave as it stands',
  ].join(' | ');

/** A vehicle whose tare is known, on the road or on rails, or the terminal's own. */
const vehicles = ['Automobile', 'Railway', 'Internal'] as const;

/** By type of disposition, operation and type of scale: the effect, as `words` writes it. */
// prettier-ignore
const table = {
  'Loading Shipment GrossAndTara': 'tare, gross | gross weighed, tare weighed, net gross − tare | stock out | SecondWeighing → Loaded',
  'Loading Shipment Gross': 'gross | gross weighed, tare known, net gross − tare | stock out | Loaded',
  'Loading Shipment Tara': 'tare | gross unknown, tare weighed, net unknown | stock out | Loaded',
  'Loading Shipment Bunker': 'net | gross tare + net, tare known, net weighed | stock out | Loaded',
  'Loading Shipment WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock out | may leave as it stands',
  'Unloading Receipt GrossAndTara': 'gross, tare | gross weighed, tare weighed, net gross − tare | stock in | SecondWeighing → Unloaded',
  'Unloading Receipt Gross': 'gross | gross weighed, tare known, net gross − tare | stock in | Unloaded',
  'Unloading Receipt Tara': 'tare | gross unknown, tare weighed, net unknown | stock in | Unloaded',
  'Unloading Receipt Bunker': 'net | gross tare + net, tare known, net weighed | stock in | Unloaded',
  'Unloading Receipt WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock in | may leave as it stands',
  'Loading Reweighing GrossAndTara': 'tare, gross | gross weighed, tare weighed, net gross − tare | stock none | SecondWeighing → Loaded',
  'Loading Reweighing Gross': 'gross | gross weighed, tare known, net gross − tare | stock none | Loaded',
  'Loading Reweighing Tara': 'tare | gross unknown, tare weighed, net unknown | stock none | Loaded',
  'Loading Reweighing Bunker': 'net | gross tare + net, tare known, net weighed | stock none | Loaded',
  'Loading Reweighing WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock none | may leave as it stands',
  'Unloading Reweighing GrossAndTara': 'gross, tare | gross weighed, tare weighed, net gross − tare | stock none | SecondWeighing → Unloaded',
  'Loading DirectVariantShipment GrossAndTara': 'tare, gross | gross weighed, tare weighed, net gross − tare | stock none | SecondWeighing → Loaded',
  'Loading DirectVariantShipment Gross': 'gross | gross weighed, tare known, net gross − tare | stock none | Loaded',
  'Loading DirectVariantShipment Tara': 'tare | gross unknown, tare weighed, net unknown | stock none | Loaded',
  'Loading DirectVariantShipment Bunker': 'net | gross tare + net, tare known, net weighed | stock none | Loaded',
  'Loading DirectVariantShipment WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock none | may leave as it stands',
  'Unloading DirectVariantReceipt GrossAndTara': 'gross, tare | gross weighed, tare weighed, net gross − tare | stock none | SecondWeighing → Unloaded',
  'Unloading DirectVariantReceipt Gross': 'gross | gross weighed, tare known, net gross − tare | stock none | Unloaded',
  'Unloading DirectVariantReceipt Tara': 'tare | gross unknown, tare weighed, net unknown | stock none | Unloaded',
  'Unloading DirectVariantReceipt Bunker': 'net | gross tare + net, tare known, net weighed | stock none | Unloaded',
  'Unloading DirectVariantReceipt WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock none | may leave as it stands',
  'Loading Resigning GrossAndTara': 'tare, tare | gross unknown, tare weighed, net nothing | stock none | SecondWeighing → Unloaded',
  'Unloading Resigning GrossAndTara': 'gross, gross | gross weighed, tare unknown, net nothing | stock none | SecondWeighing → Loaded',
  'Loading Resigning Gross': 'tare | gross unknown, tare weighed, net nothing | stock none | Unloaded',
  'Unloading Resigning Gross': 'gross | gross weighed, tare unknown, net nothing | stock none | Loaded',
  'Loading Resigning Tara': 'tare | gross unknown, tare weighed, net nothing | stock none | Unloaded',
  'Loading Resigning Bunker': 'no weighing | gross unknown, tare unknown, net nothing | stock none | may leave as it stands',
  'Loading Resigning WithoutWeighing': 'no weighing | gross unknown, tare unknown, net nothing | stock none | may leave as it stands',
  'Loading Relocation GrossAndTara': 'tare, gross | gross weighed, tare weighed, net gross − tare | stock move | SecondWeighing → Loaded',
  'Unloading Relocation GrossAndTara': 'gross, tare | gross weighed, tare weighed, net gross − tare | stock move | SecondWeighing → Unloaded',
  'Loading Relocation Gross': 'gross | gross weighed, tare known, net gross − tare | stock move | Loaded',
  'Loading Relocation Tara': 'tare | gross unknown, tare weighed, net unknown | stock move | Loaded',
  'Loading Relocation Bunker': 'net | gross tare + net, tare known, net weighed | stock move | Loaded',
  'Loading Relocation WithoutWeighing': 'no weighing | gross unknown, tare unknown, net declared | stock move | may leave as it stands',
} as const;

// prettier-ignore
const ships = {
  'Loading Shipment': 'net again and again | gross unknown, tare unknown, net weighed | stock out | Loaded',
  'Unloading Receipt': 'net again and again | gross unknown, tare unknown, net weighed | stock in | Unloaded',
  'Loading Reweighing': 'net again and again | gross unknown, tare unknown, net weighed | stock none | Loaded',
  'Loading DirectVariantShipment': 'net again and again | gross unknown, tare unknown, net weighed | stock none | Loaded',
  'Unloading DirectVariantReceipt': 'net again and again | gross unknown, tare unknown, net weighed | stock none | Unloaded',
  'Loading Resigning': 'no weighing | gross unknown, tare unknown, net nothing | stock none | may leave as it stands',
  'Unloading Relocation': 'net again and again | gross unknown, tare unknown, net weighed | stock move | Unloaded',
} as const;

const situation = (document: Situation['typeOfDocument'], name: string): Situation => {
  const [type, operation, scalesType = 'GrossAndTara'] = name.split(' ');
  return {
    typeOfDocument: document,
    typeOfOperation: operation,
    type,
    scalesType,
    tareKnown: true,
  } as Situation;
};

describe.each(vehicles)('%s', (document) => {
  it.each(Object.entries(table))('%s: %s', (name, effect) =>
    expect(words(whatWeighingDoes(situation(document, name)))).toBe(effect),
  );
});

describe('Water, whatever measures it', () => {
  const measured = scaleType.values.filter((scale) => scale !== 'WithoutWeighing');
  it.each(Object.entries(ships))('%s: %s', (name, effect) => {
    for (const scalesType of measured)
      expect(words(whatWeighingDoes({ ...situation('Water', name), scalesType }))).toBe(effect);
  });

  it('is what was declared where nothing measures', () => {
    expect(words(whatWeighingDoes(situation('Water', 'Unloading Receipt WithoutWeighing')))).toBe(
      'no weighing | gross unknown, tare unknown, net declared | stock in | may leave as it stands',
    );
  });
});

it('every operation is in the tables, and with every type of scale', () => {
  for (const operation of typeOfOperation.values) {
    const rows = Object.keys(table).filter((name) => name.split(' ')[1] === operation);
    expect(new Set(rows.map((name) => name.split(' ')[2]))).toEqual(new Set(scaleType.values));
    expect(Object.keys(ships).filter((name) => name.split(' ')[1] === operation)).toHaveLength(1);
  }
  expect([...vehicles, 'Water'].toSorted()).toEqual([...typeOfDocument.values].toSorted());
});

describe('a tare that nobody knows', () => {
  it.each([
    [
      'Loading Shipment Gross',
      'tare, gross | gross weighed, tare weighed, net gross − tare | stock out | SecondWeighing → Loaded',
    ],
    [
      'Unloading Receipt Gross',
      'gross, tare | gross weighed, tare weighed, net gross − tare | stock in | SecondWeighing → Unloaded',
    ],
  ])('is weighed: %s', (name, effect) => {
    expect(words(whatWeighingDoes({ ...situation('Railway', name), tareKnown: false }))).toBe(effect);
  });

  it('is said to be known where it is not weighed', () => {
    const { tare, gross } = whatWeighingDoes(situation('Automobile', 'Loading Shipment Bunker'));
    expect({ tare, gross }).toEqual({ tare: 'known', gross: 'tare + net' });
  });
});

describe('a scheme of cargo', () => {
  const scheme = (some: Partial<typeof noScheme>) => ({ ...noScheme, ...some });

  // What it is; its flags; the operation; the effect on the store; what the vehicle does, if the disposition need not say it.

  it.each([
    ['nothing special', {}, 'Shipment', 'out', 'Loading'],
    ['reversed', { reverseOperation: true }, 'Shipment', 'in', 'Unloading'],
    ['reversed', { reverseOperation: true }, 'Receipt', 'out', 'Loading'],
    ['reversed', { reverseOperation: true }, 'Reweighing', 'none', undefined],
    ['a return', { returnToWarehouse: true }, 'Shipment', 'in', 'Unloading'],
    ['only moving', { moving: true }, 'Shipment', 'move', undefined],
    ['only moving, reversed', { moving: true, reverseOperation: true }, 'Receipt', 'move', undefined],
  ] as const)(
    'a scheme of cargo that is %s (%o) makes a %s go %s, the vehicle %s',
    (_what, flags, operation, stock, does) => {
      expect(stockEffect(operation, scheme(flags))).toBe(stock);
      expect(vehicleDoes(operation, scheme(flags))).toBe(does);
    },
  );
});

describe('a vehicle that comes several times', () => {
  it.each(dispositionType.values)('is weighed as often, when %s', (type) => {
    const { weighings, statuses } = whatWeighingDoes({
      ...situation('Internal', `${type} Relocation GrossAndTara`),
      rounds: 3,
    });
    expect(weighings).toHaveLength(6);
    expect(statuses).toHaveLength(7);
  });

  it('is weighed 99 times at most, whatever number is stored', () => {
    const { weighings } = whatWeighingDoes({
      ...situation('Internal', 'Loading Relocation GrossAndTara'),
      rounds: 2_147_483_647,
    });
    expect(weighings).toHaveLength(2 * 99);
  });
});
