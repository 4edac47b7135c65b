import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { FieldType } from '#domain/kernel/field.ts';
import {
  maxPathDepth,
  operatorsOf,
  takesList,
  takesNoValue,
  type FilterOperator,
} from '#domain/kernel/filterOperators.ts';
import type { ParameterType } from '#domain/platform/additionalParameter.rules.ts';
import { groupDepth, type FilterCondition, type FilterPart } from '#domain/platform/filterParts.ts';
import type { PlainFilter } from './plainFilter.ts';
import { ends, typeOf, wagon } from './wagon.ts';

// Random wagons, the object on which filters are tested (`wagon.ts`), and random filters of wagons.

const words = [
  'Żółw',
  'żółw',
  'ŻÓŁW',
  'zolw',
  'Ćma 5%',
  'ćma_5',
  'a\\b',
  'a%b',
  'a_b',
  'ab',
  "O'Neil",
  '"cytat"',
  ' spacja ',
  'Ąę',
  'łódź',
  'Łódź',
  '%',
  '_',
  '\\',
  'zażółć gęślą',
];
/** Moments around the hours that come twice or not at all in Warsaw, and around its midnights. */
const moments = [
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-03-29T01:00:00.000Z',
  '2026-03-29T21:59:59.999Z',
  '2026-03-29T22:00:00.000Z',
  '2026-10-24T22:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-10-25T22:59:59.999Z',
  '2026-10-25T23:00:00.000Z',
  '1999-12-31T23:30:00.000Z',
];
const days = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-10-25',
  '2026-10-26',
  '2000-01-01',
  '0999-12-31',
];
const hours = ['00:00:00', '06:30:00', '12:00:01', '23:59:59'];
const numbers = ['0', '-1', '1', '9.5', '10', '99999999.9999', '-99999999.9999', '0.0001', '1.5'];
const exactTo = (scale: number) => numbers.map((number) => new Decimal(number).toFixed(scale));

const oneOf = <T>(...choices: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...choices);
/** Values that records have and filters compare with, by the type of the field. */
const values = {
  text: oneOf(...words),
  integer: oneOf(0, 1, -1, 7, 2_147_483_647),
  decimal: oneOf(...exactTo(4)),
  tonnes: oneOf(...exactTo(3)),
  money: oneOf(...exactTo(2)),
  boolean: fc.boolean(),
  date: oneOf(...days),
  datetime: oneOf(...moments),
  time: oneOf(...hours),
  enumeration: oneOf('Coal', 'Grain', 'Container'),
  translated: fc.record({ pl: oneOf(...words), en: oneOf('Turtle', 'pl', '') }, { requiredKeys: [] }),
  json: oneOf<unknown>({ pl: 1 }, [], 'text', 0, false),
  rows: fc.array(fc.constant({ label: 'x' }), { maxLength: 1 }),
  // `back` says which wagon it is.
  reference: fc.constant(null),
} as const satisfies Record<FieldType, fc.Arbitrary<unknown>>;

const parameterValues: Record<ParameterType, fc.Arbitrary<unknown>> = {
  text: values.text,
  number: oneOf(...numbers),
  date: values.date,
  datetime: values.datetime,
  time: values.time,
  switch: values.boolean,
  textarea: values.text,
};

const fieldEntries = Object.entries(wagon.fields).filter(([name]) => name !== 'next' && name !== 'name');
/** The input that makes a wagon, except for its name. */
// Of `fc.option`, `freq: 3` gives null in one of three cases.
export const input = fc.record({
  ...Object.fromEntries(
    fieldEntries.map(([name, { type }]) => [
      name,
      type === 'rows' ? values.rows : fc.option<unknown>(values[type], { freq: 3 }),
    ]),
  ),
  additional: fc.record(parameterValues, { requiredKeys: [] }),
  /** How many wagons before this one the wagon is to which it is coupled. */
  back: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 8 }),
});

/** A path through some wagons, or none, to a field: `next.next.note`. */
const path = fc
  .tuple(fc.integer({ min: 0, max: maxPathDepth - 1 }), oneOf(...ends))
  .map(([depth, end]) => [...Array.from({ length: depth }, () => 'next'), end].join('.'));

/** Texts to search for: whole words, and pieces of words with and without the signs that stand for anything. */
const patterns = fc.oneof(
  oneOf(...words),
  fc
    .tuple(oneOf('', '%'), oneOf('ż', 'Ó', '5', 'a', '_', '\\', '\\_', '\\%', ' ', '"', 'pl'), oneOf('', '%'))
    .map((parts) => parts.join('')),
);
/** Values that a condition compares a field with. @param end the path of the field */
const compared = (type: FieldType, end: string): fc.Arbitrary<unknown> => {
  if (end.includes('additional.')) return parameterValues[end.split('additional.')[1] as ParameterType];
  // The ids of the 60 wagons that the test makes.
  if (type === 'reference') return fc.integer({ min: 1, max: 60 });
  return type === 'datetime' ? fc.oneof(values.datetime, values.date) : values[type];
};
/** A condition with an operator that the type of its field has. */
export const condition: fc.Arbitrary<PlainFilter> = path.chain((end) => {
  const type = typeOf(end);
  return oneOf<FilterOperator>(...operatorsOf[type]).chain((operator) => {
    const one = operator.toLowerCase().includes('like') ? patterns : compared(type, end);
    const oneOrList = takesList(operator) ? fc.array(one, { maxLength: 3 }) : one;
    const value = takesNoValue(operator) ? fc.constant(undefined) : oneOrList;
    return value.map((given): PlainFilter => ({
      condition: { path: end, operator, value: given },
    }));
  });
});
/** Conditions, searches, and groups of them in up to three levels. `withCrossShrink` lets a failing group shrink to a condition. */
export const { filter } = fc.letrec<{ filter: PlainFilter; group: PlainFilter[] }>((tie) => ({
  group: fc.array(tie('filter'), { maxLength: 3 }),
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { arbitrary: condition, weight: 6 },
    { arbitrary: patterns.map((search) => ({ search })), weight: 1 },
    { arbitrary: tie('group').map((and) => ({ and })), weight: 2 },
    { arbitrary: tie('group').map((or) => ({ or })), weight: 2 },
  ),
}));

/** A condition as the filters manager keeps it: a record that was picked with its name, some values left blank. */
const managedCondition: fc.Arbitrary<FilterPart> = fc
  .tuple(condition, fc.integer({ min: 0, max: 7 }))
  .map(([plain, chance]): FilterPart => {
    if (!('condition' in plain)) throw new Error('a condition is no group');
    const { path: fieldPath, operator, value } = plain.condition;
    if (takesNoValue(operator)) return { fieldPath, operator };
    const isRecord = typeOf(fieldPath) === 'reference';
    const asPicked = (one: unknown) =>
      isRecord ? { id: Number(one), presentation: `W${String(one)}` } : one;
    const given = Array.isArray(value) ? value.map(asPicked) : asPicked(value);
    return {
      fieldPath,
      operator,
      // One value in eight is left blank.
      value: (chance === 0 ? '' : given) as NonNullable<FilterCondition['value']>,
    };
  });
/** Filters as people put them together in the filters manager. */
export const managed: fc.Arbitrary<FilterPart[]> = fc.letrec<{ part: FilterPart; some: FilterPart[] }>(
  (tie) => ({
    some: fc.array(tie('part'), { maxLength: 3 }),
    part: fc.oneof(
      { maxDepth: groupDepth, depthIdentifier: 'groups' },
      { arbitrary: managedCondition, weight: 4 },
      { arbitrary: tie('some').map((and) => ({ and })), weight: 1 },
      { arbitrary: tie('some').map((or) => ({ or })), weight: 2 },
    ),
  }),
).some;
