import fc from 'fast-check';
import { expect, it } from 'vitest';
import { combinationsOf, type Axis } from './variantMatrix.rules.ts';
import { variantPlan, type PlannedVariant, type StoredVariant } from './variantPlan.rules.ts';

const width: Axis = { name: 'Szerokość', values: ['90', '100'] };
const colour: Axis = { name: 'Kolor', values: ['biały', 'czarny'] };
const plan = (axes: readonly Axis[], stored: readonly StoredVariant[] = []) =>
  variantPlan('Okno', combinationsOf(axes), stored);

/** The variants after a plan was written. */
const written = (planned: readonly PlannedVariant[]): StoredVariant[] =>
  planned.map(({ id, name, variants }, index) => ({ id: id ?? 100 + index, name, variants }));
const told = (planned: readonly PlannedVariant[]) => planned.map(({ state, id, name }) => [state, id, name]);

it('every variant is new for a product that has none', () => {
  expect(told(plan([width, colour]))).toEqual([
    ['new', null, 'Okno 90 / biały'],
    ['new', null, 'Okno 90 / czarny'],
    ['new', null, 'Okno 100 / biały'],
    ['new', null, 'Okno 100 / czarny'],
  ]);
});

it('a value that is added leaves the variants as they are', () => {
  const stored = written(plan([width]));
  const wider = { ...width, values: [...width.values, '110'] };
  expect(told(plan([wider], stored))).toEqual([
    ['kept', 100, 'Okno 90'],
    ['kept', 101, 'Okno 100'],
    ['new', null, 'Okno 110'],
  ]);
});

it('a parameter that is added is given to the variants there are, with its first value', () => {
  expect(told(plan([width, colour], written(plan([width]))))).toEqual([
    ['adapted', 100, 'Okno 90 / biały'],
    ['new', null, 'Okno 90 / czarny'],
    ['adapted', 101, 'Okno 100 / biały'],
    ['new', null, 'Okno 100 / czarny'],
  ]);
});

it('the oldest of variants that differed only in a removed parameter stays in the matrix', () => {
  expect(told(plan([width], written(plan([width, colour]))))).toEqual([
    ['adapted', 100, 'Okno 90'],
    ['adapted', 102, 'Okno 100'],
    ['outside', 101, 'Okno 90 / czarny'],
    ['outside', 103, 'Okno 100 / czarny'],
  ]);
});

it('a variant whose value was removed stays outside, and comes back with the value', () => {
  const stored = written(plan([width]));
  const narrow = plan([{ ...width, values: ['90'] }], stored);
  expect(told(narrow)).toEqual([
    ['kept', 100, 'Okno 90'],
    ['outside', 101, 'Okno 100'],
  ]);
  expect(told(plan([width], written(narrow)))).toEqual([
    ['kept', 100, 'Okno 90'],
    ['kept', 101, 'Okno 100'],
  ]);
});

it('a name that somebody gave is kept, and a variant made by hand without values is left alone', () => {
  const stored = [
    { id: 1, name: 'Mniejsze', variants: { Szerokość: '90' } },
    { id: 2, name: 'Na miarę', variants: null },
  ];
  expect(told(plan([width, colour], stored))).toEqual([
    ['adapted', 1, 'Mniejsze'],
    ['new', null, 'Okno 90 / czarny'],
    ['new', null, 'Okno 100 / biały'],
    ['new', null, 'Okno 100 / czarny'],
    ['outside', 2, 'Na miarę'],
  ]);
});

it('no variant is lost or taken twice, and a matrix that was written changes nothing more', () => {
  const axis = (name: string) =>
    fc
      .uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1 })
      .map((values): Axis => ({ name, values }));
  const axes = fc
    .tuple(axis('a'), axis('b'), axis('c'), fc.integer({ min: 1, max: 3 }))
    .map(([a, b, c, count]) => [a, b, c].slice(0, count));
  fc.assert(
    fc.property(axes, axes, (before, after) => {
      const stored = written(plan(before));
      const planned = plan(after, stored);
      const ids = planned.flatMap(({ id }) => id ?? []);
      expect(ids).toHaveLength(stored.length);
      expect(new Set(ids)).toEqual(new Set(stored.map(({ id }) => id)));
      const numbered = planned.map((each, index) => ({ ...each, id: each.id ?? 1000 + index }));
      for (const { state } of plan(after, written(numbered))) expect(['kept', 'outside']).toContain(state);
    }),
  );
});
