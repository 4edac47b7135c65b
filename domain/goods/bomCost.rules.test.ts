import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KejaError } from '../kernel/fail.ts';
import { costOf, type Bill, type CostBook, type CostQuestion } from './bomCost.rules.ts';

const [window, frame, profile, glass, screw, door, panel] = [1, 2, 3, 4, 5, 6, 7];
const [piece, pallet, metre, box] = [1, 2, 3, 4];
const names: Readonly<Record<number, string>> = {
  [window]: 'Okno',
  [frame]: 'Rama',
  [profile]: 'Profil',
  [glass]: 'Szyba',
  [screw]: 'Wkręt',
  [door]: 'Drzwi',
  [panel]: 'Panel',
};

const bill = (id: number, name: string, makes: Bill['makes'], more: Partial<Bill> = {}): Bill => ({
  id,
  name,
  active: true,
  activeFrom: null,
  activeTo: null,
  quantity: '1',
  labor: [],
  materials: [],
  operations: [],
  makes,
  ...more,
});
const making = (productId: number, quantity: string | null = null, unitId: number | null = null) => ({
  productId,
  quantity,
  unitId,
});
const bought = (productId: number, quantity: string, price: string, unitId: number | null = null) => ({
  productId,
  quantity,
  unitId,
  price,
});
const made = (productId: number, quantity: string, unitId: number | null = null) => ({
  productId,
  quantity,
  unitId,
  price: null,
});

/**
 * A window: 2 h of work at 45.00, a frame, 1.5 glass at 80.00, 0.25 boxes of screws at 12.00, and once 0.5 h at 60.00 to set up.
 * A frame: 3.6 m of profile at 10.00 and 0.2 h of cutting at 50.00; from July on the profile costs 11.00.
 */
const bills: readonly Bill[] = [
  bill(1, 'Okno 2026', [making(window)], {
    labor: [{ name: 'Montaż', hours: '2.00', price: '45.00' }],
    materials: [made(frame, '1'), bought(glass, '1.5', '80.00'), bought(screw, '0.25', '12.00', box)],
    operations: [{ name: 'Ustawienie', hours: '0.50', price: '60.00', once: true }],
  }),
  bill(2, 'Rama do czerwca', [making(frame)], {
    activeTo: '2026-06-30',
    materials: [bought(profile, '3.6', '10.00')],
    operations: [{ name: 'Cięcie', hours: '0.20', price: '50.00', once: false }],
  }),
  bill(3, 'Rama od lipca', [making(frame)], {
    activeFrom: '2026-07-01',
    materials: [bought(profile, '3.6', '11.00')],
    operations: [{ name: 'Cięcie', hours: '0.20', price: '50.00', once: false }],
  }),
  // One run makes ten pallets of forty panels. A door takes a tenth of a pallet.
  bill(4, 'Panel', [making(panel, '10', pallet)], { materials: [bought(profile, '100', '10.00')] }),
  bill(5, 'Drzwi', [making(door)], { materials: [made(panel, '0.1', pallet)] }),
];
const bookOf = (all: readonly Bill[]): CostBook => ({
  bills: all,
  products: new Map(
    Object.entries(names).map(([id, name]) => [
      Number(id),
      { name, unitId: Number(id) === profile ? metre : piece },
    ]),
  ),
  units: new Map([
    [piece, 'szt.'],
    [pallet, 'pal.'],
    [metre, 'm'],
    [box, 'op.'],
  ]),
  conversionsOf: () => [{ unitId: pallet, inUnitId: piece, factor: '40' }],
});
const asked = (question: Partial<CostQuestion>, all = bills) =>
  costOf(bookOf(all), { productId: window, quantity: '1', day: '2026-06-12', ...question });
const refused = (question: Partial<CostQuestion>, all = bills) => {
  try {
    return asked(question, all);
  } catch (error) {
    if (error instanceof KejaError) return { code: error.code, params: error.params };
    throw error;
  }
};

describe('what a product costs to make', () => {
  it.each([
    ['a frame', frame, '1', '2026-06-12', '46.00', '46.00', '3.6 × 10.00 + 0.2 × 50.00'],
    ['a frame from July on', frame, '1', '2026-07-01', '49.60', '49.60', '3.6 × 11.00 + 10.00'],
    ['a frame on the last day before', frame, '1', '2026-06-30', '46.00', '46.00', '36.00 + 10.00'],
    ['three frames', frame, '3', '2026-06-12', '138.00', '46.00', '3 × 46.00'],
    ['a window', window, '1', '2026-06-12', '289.00', '289.00', '90 + 46 + 120 + 3 + 30 once'],
    ['ten windows', window, '10', '2026-06-12', '2620.00', '262.00', '10 × 259.00 + 30.00 once'],
    ['a window from July on', window, '1', '2026-07-01', '292.60', '292.60', '289.00 + 3.60'],
    ['half a frame', frame, '0.5', '2026-06-12', '23.00', '46.00', '18.00 + 5.00'],
    ['a panel', panel, '1', '2026-06-12', '2.50', '2.50', '100 m for 400 pieces: 0.25 × 10.00'],
    ['a door', door, '1', '2026-06-12', '10.00', '10.00', '0.1 pallets are 4 panels at 2.50'],
    ['nothing', frame, '0', '2026-06-12', '0.00', '0.00', '0'],
  ])(
    'is for %s (product %i × %s on %s) %s, each %s: %s',
    (_what, productId, quantity, day, total, unitCost) => {
      expect(asked({ productId, quantity, day })).toMatchObject({ total, unitCost });
    },
  );

  it('is explained row by row, a bill after the rows that it adds up', () => {
    const { rows } = asked({ quantity: '2' });
    expect(
      rows.map(({ depth, kind, name, quantity, unit, price, amount }) =>
        [depth, kind, name, `${quantity} ${unit}`, price, amount].join(' | '),
      ),
    ).toEqual([
      '1 | labor | Montaż | 4 h | 45.00 | 180.00',
      '2 | material | Profil | 7.2 m | 10.00 | 72.00',
      '2 | operation | Cięcie | 0.4 h | 50.00 | 20.00',
      '1 | bill | Rama (Rama do czerwca) | 2 szt. | 46.00 | 92.00',
      '1 | material | Szyba | 3 szt. | 80.00 | 240.00',
      '1 | material | Wkręt | 0.5 op. | 12.00 | 6.00',
      '1 | operation | Ustawienie | 0.5 h | 60.00 | 30.00',
      '0 | bill | Okno (Okno 2026) | 2 szt. | 274.00 | 548.00',
    ]);
  });

  it('is shared by quantity where a bill makes several products', () => {
    const both = [
      bill(9, 'Cięcie płyt', [making(door, '3'), making(panel, '1')], {
        materials: [bought(profile, '8', '10.00')],
        operations: [{ name: 'Ustawienie', hours: '1', price: '40.00', once: true }],
      }),
    ];
    // 8 × 10.00 and 40.00 for setting up make four pieces, each at 30.00.
    expect(asked({ productId: door, quantity: '3' }, both)).toMatchObject({
      total: '90.00',
      unitCost: '30.00',
    });
    expect(asked({ productId: panel, quantity: '1' }, both)).toMatchObject({ total: '30.00' });
  });

  // 7 × 0.25 h / 3 at 1.62 are exactly 0.945. A third of seven alone has no exact decimal.
  it('rounds half a grosz up also where a bill makes three at once', () => {
    const three = [
      bill(1, 'Okno', [making(window, '3')], { labor: [{ name: 'Montaż', hours: '0.25', price: '1.62' }] }),
    ];
    expect(asked({ quantity: '7' }, three)).toMatchObject({ total: '0.95' });
  });

  it('can be asked of a bill that is only being drawn up', () => {
    const draft = bill(8, 'Próba', [making(frame)], {
      active: false,
      materials: [bought(profile, '1', '7.00')],
    });
    expect(asked({ productId: frame, billId: 8 }, [...bills, draft])).toMatchObject({ total: '7.00' });
    expect(asked({ productId: frame }, [...bills, draft])).toMatchObject({ total: '46.00' });
  });

  it('is null for a product that no bill makes on that day', () => {
    expect(asked({ productId: glass }, bills)).toEqual({ rows: [], total: null, unitCost: null });
  });

  it.each([
    [
      'has a material with neither a price nor a bill',
      {},
      [bill(1, 'Okno', [making(window)], { materials: [made(glass, '1')] })],
      'cost_material_unpriced',
      { product: 'Szyba', bill: 'Okno' },
    ],
    [
      'has a material in a unit that nobody converts',
      {},
      [bill(1, 'Okno', [making(window)], { materials: [made(frame, '1', metre)] }), ...bills.slice(1)],
      'unit_not_convertible',
      { product: 'Rama', unit: 'm', own: 'szt.' },
    ],
    ['makes nothing', {}, [bill(1, 'Okno', [making(window, '0')])], 'bill_makes_nothing', { bill: 'Okno' }],
    [
      'needs itself',
      {},
      [
        bill(1, 'Okno', [making(window)], { materials: [made(frame, '1')] }),
        bill(2, 'Rama', [making(frame)], { materials: [made(window, '1')] }),
      ],
      'bom_circle',
      { circle: 'Okno → Rama → Okno' },
    ],
  ])('is refused by name for what %s', (_what, question, all, code, params) => {
    expect(refused(question, all)).toMatchObject({ code, params });
  });

  it('is refused as too long where bills branch at every level', () => {
    const branching = Array.from({ length: 20 }, (_none, at) => {
      const below = at < 19 ? made(at + 2, '1') : bought(at + 2, '1', '1.00');
      return bill(at + 1, `Poziom ${at}`, [making(at + 1)], { materials: [below, below] });
    });
    expect(refused({ productId: 1 }, branching)).toMatchObject({ code: 'cost_too_long' });
  });
});

describe('whatever is made', () => {
  it('costs the sum of the rows that a bill adds up, and never more a unit for more of it', () => {
    const quantity = fc.integer({ min: 1, max: 10_000 }).map(String);
    fc.assert(
      fc.property(quantity, quantity, fc.constantFrom('2026-06-12', '2026-07-12'), (one, other, day) => {
        const [less, more] = [one, other].toSorted((a, b) => Number(a) - Number(b)) as [string, string];
        const [few, many] = [asked({ quantity: less, day }), asked({ quantity: more, day })];
        const outer = few.rows
          .filter(({ depth }) => depth === 1)
          .reduce((sum, row) => sum + Number(row.amount), 0);
        expect(outer.toFixed(2)).toBe(few.total);
        expect(Number(many.unitCost)).toBeLessThanOrEqual(Number(few.unitCost));
      }),
    );
  });
});
