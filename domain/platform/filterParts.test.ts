import { describe, expect, it } from 'vitest';
import {
  conditionsOf,
  filterDefinition,
  filterParts,
  partsOfWritten,
  valuesForNew,
  writtenFilter,
  type FilterPart,
} from './filterParts.ts';
import { partsOf } from './view.ts';

const plate: FilterPart = { fieldPath: 'name', operator: 'iLike', value: 'ne' };
const blank: FilterPart = { fieldPath: 'name', operator: 'iLike', value: '' };
const truck: FilterPart = { fieldPath: 'vehicle', operator: 'eq', value: { id: 7, presentation: 'NE 1' } };
const trucks: FilterPart = { fieldPath: 'vehicle', operator: 'inList', value: [{ id: 7, presentation: '' }] };
const empty: FilterPart = { fieldPath: 'code', operator: 'notFilled', value: 'left over' };
const asked = (fieldPath: string, operator: string, value?: unknown) => ({
  use: true,
  fieldPath,
  operator,
  ...(value === undefined ? {} : { value }),
});

it('a condition of a view is named by its label, which is cut before an emoji that no longer fits', () => {
  const label = 'a'.repeat(99);
  const written = { fieldPath: 'name', operator: 'filled', label: `${label}🚛` };
  expect(filterDefinition.parse(written).name).toBe(label);
});

describe('a filter by which a list was asked', () => {
  it.each<[string, readonly FilterPart[]]>([
    ['nothing', []],
    ['all of some', [plate, empty, trucks]],
    ['any of some', [{ or: [plate, empty] }]],
    [
      'groups in groups',
      [plate, { or: [plate, { and: [plate, empty] }, { and: [{ or: [empty, plate] }] }] }],
    ],
  ])('a filter for %s becomes parts that give the same filter again', (_what, parts) => {
    const filter = writtenFilter(parts);
    expect(writtenFilter(partsOfWritten(filter))).toEqual(filter);
  });
});

describe('parts of a filter as a list is asked by them', () => {
  it.each<[string, readonly FilterPart[], object]>([
    ['nothing', [], {}],
    ['all of some', [plate, empty], { filters: [asked('name', 'iLike', 'ne'), asked('code', 'notFilled')] }],
    [
      'records by their ids',
      [truck, trucks],
      { filters: [asked('vehicle', 'eq', 7), asked('vehicle', 'inList', [7])] },
    ],
    [
      'any of some',
      [{ or: [plate, empty] }],
      {
        and: [
          { or: [{ filters: [asked('name', 'iLike', 'ne')] }, { filters: [asked('code', 'notFilled')] }] },
        ],
      },
    ],
    [
      'a group among conditions',
      [empty, { and: [plate] }],
      { filters: [asked('code', 'notFilled')], and: [{ filters: [asked('name', 'iLike', 'ne')] }] },
    ],
    ['a condition that says nothing', [blank], {}],
    ['groups that say nothing', [{ or: [] }, { and: [{ or: [blank] }] }], {}],
    [
      'one of several that says nothing',
      [{ or: [plate, blank, { and: [] }] }],
      { and: [{ or: [{ filters: [asked('name', 'iLike', 'ne')] }] }] },
    ],
  ])('%s', (_what, parts, expected) => {
    expect(writtenFilter(parts)).toEqual(expected);
  });
});

it('three groups stand in one another, and no more', () => {
  expect(filterParts.safeParse([{ or: [{ and: [{ or: [plate] }] }] }]).success).toBe(true);
  expect(filterParts.safeParse([{ or: [{ and: [{ or: [{ and: [plate] }] }] }] }]).success).toBe(false);
});

it('every condition is found with the way to it', () => {
  const ways = conditionsOf([plate, { or: [truck, { and: [empty] }] }]).map(({ position }) => position);
  expect(ways).toEqual(['[0]', '[1].or[0]', '[1].or[1].and[0]']);
});

describe('a filter of a view, with everything that may be said of it', () => {
  const definition = {
    use: true,
    name: 'of the firm',
    fieldPath: 'vehicle',
    label: 'Truck',
    fieldType: 'reference',
    dataType: 'integer',
    ref: 'vehicle',
    format: null,
    operator: 'eq',
    value: { id: 7, presentation: 'NE 1' },
    hidden: false,
    fillNew: true,
    lang: { pl: 'Auto' },
  };

  it('is kept as a condition under its own name', () => {
    const { filters } = partsOf({ filters: [definition] });
    expect(filters).toMatchObject([
      { name: 'of the firm', conditions: [{ fieldPath: 'vehicle', operator: 'eq', fillNew: true }] },
    ]);
    expect(writtenFilter(filters[0]?.conditions ?? [])).toEqual({ filters: [asked('vehicle', 'eq', 7)] });
  });

  it('narrows nothing while it is not used', () => {
    const { filters } = partsOf({ filters: [{ ...definition, use: false }] });
    expect(writtenFilter(filters[0]?.conditions ?? [])).toEqual({});
  });

  it('fills new records with what they are said to equal, and with nothing else', () => {
    const filling = { ...plate, fillNew: true } as FilterPart;
    const parts = [{ ...truck, fillNew: true } as FilterPart, filling, { or: [filling] }, truck];
    expect(valuesForNew(parts)).toEqual({ vehicle: { id: 7, presentation: 'NE 1' } });
  });
});
