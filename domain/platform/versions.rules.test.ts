import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { document } from '../kernel/declaration.ts';
import { decimal, integer, json, reference, rows, text, translated } from '../kernel/field.ts';
import type { AnyRecord } from '../kernel/record.ts';
import { systemActor, type Actor } from './actor.ts';
import { applyDifference } from './versionRows.rules.ts';
import type { VersionData } from './versionValues.rules.ts';
import {
  actionOf,
  compareVersions,
  isEmptyDifference,
  keeps,
  restoring,
  wasOpenTo,
} from './versions.rules.ts';

const order = document('order', {
  module: 'sales',
  path: 'orders',
  prefix: 'O',
  access: { read: [], modify: [] },
  belongsTo: ['customer', 'customer.manager'],
  fields: {
    customer: reference('counterparty'),
    comment: text(),
    total: decimal({ scale: 2 }),
    lang: translated(),
    layout: json(),
    state: text({ readOnly: true }),
    token: text({ secret: true }),
    items: rows({ product: reference('product'), quantity: integer() }),
  },
});
const firm = (id: number, presentation = `Firm ${id}`) => ({
  customerId: id,
  customer: { id, presentation },
});
const item = (id: number, quantity: number | null) => ({ id, rowNumber: 0, quantity });

describe('two versions are compared by what a person would call a change', () => {
  const none = { fields: [], rows: [] };
  it.each<[string, VersionData, VersionData, object]>([
    ['nothing', { comment: 'a' }, { comment: 'a', updatedAt: 'later' }, none],
    [
      'nothing to something',
      {},
      { comment: 'a' },
      { fields: [{ path: 'comment', old: null, new: 'a' }], rows: [] },
    ],
    ['a firm that was renamed is the same firm', firm(1, 'Old'), firm(1, 'New'), none],
    [
      'another firm',
      firm(1),
      firm(2),
      { fields: [{ path: 'customer', old: firm(1).customer, new: firm(2).customer }], rows: [] },
    ],
    ['a secret is never compared', { token: 'a' }, { token: 'b' }, none],
    ['keys in another order', { layout: { a: 1, b: [2] } }, { layout: { b: [2], a: 1 } }, none],
    [
      'each parameter by itself',
      { additional: { axles: 2, colour: 'red' } },
      { additional: { axles: 3, colour: 'red', gate: 'A' } },
      {
        fields: [
          { path: 'additional.axles', old: 2, new: 3 },
          { path: 'additional.gate', old: null, new: 'A' },
        ],
        rows: [],
      },
    ],
    [
      'a row that went, without blaming those that moved up',
      { items: [item(1, 5), item(2, 6)] },
      { items: [item(2, 6)] },
      {
        fields: [],
        rows: [
          {
            part: 'items',
            id: 1,
            kind: 'removed',
            rowNumber: 1,
            changes: [{ path: 'quantity', old: 5, new: null }],
          },
        ],
      },
    ],
    [
      'a row that came and one that changed',
      { items: [item(1, 5)] },
      { items: [item(9, 1), item(1, 7)] },
      {
        fields: [],
        rows: [
          {
            part: 'items',
            id: 9,
            kind: 'added',
            rowNumber: 1,
            changes: [{ path: 'quantity', old: null, new: 1 }],
          },
          {
            part: 'items',
            id: 1,
            kind: 'changed',
            rowNumber: 2,
            changes: [{ path: 'quantity', old: 5, new: 7 }],
          },
        ],
      },
    ],
    [
      'rows that changed places',
      { items: [item(1, 5), item(2, 6)] },
      { items: [item(2, 6), item(1, 5)] },
      {
        fields: [],
        rows: [
          {
            part: 'items',
            id: 2,
            kind: 'changed',
            rowNumber: 1,
            changes: [{ path: 'rowNumber', old: 2, new: 1 }],
          },
          {
            part: 'items',
            id: 1,
            kind: 'changed',
            rowNumber: 2,
            changes: [{ path: 'rowNumber', old: 1, new: 2 }],
          },
        ],
      },
    ],
  ])('%s', (_title, from, to, expected) => {
    expect(compareVersions(order, from, to)).toEqual(expected);
  });

  const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
  const linked = (name: string) =>
    maybe(fc.integer({ min: 1, max: 4 })).map((id) => ({
      [name]: id === null ? null : { id, presentation: `${name} ${id}` },
      [`${name}Id`]: id,
    }));
  const row = fc
    .tuple(fc.integer({ min: 1, max: 6 }), linked('product'), maybe(fc.integer({ min: 0, max: 3 })))
    .map(([id, product, quantity]) => ({ id, ...product, quantity }));
  const version: fc.Arbitrary<VersionData> = fc
    .tuple(
      linked('customer'),
      fc.record({
        comment: maybe(fc.constantFrom('a', 'b')),
        total: maybe(fc.constantFrom('1.00', '2.50')),
        lang: maybe(fc.dictionary(fc.constantFrom('pl', 'en'), fc.constantFrom('x', 'y'))),
        layout: maybe(fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<never>),
        additional: maybe(
          fc.dictionary(fc.constantFrom('axles', 'a.b', 'gate'), fc.integer({ max: 2, min: 0 })),
        ),
        items: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 5 }),
      }),
    )
    .map(([customer, values]) => ({ ...customer, ...values }));

  it('a version differs in nothing from itself', () => {
    fc.assert(
      fc.property(version, (one) => isEmptyDifference(compareVersions(order, one, structuredClone(one)))),
    );
  });

  it('what differs, done to the earlier version, makes the later one', () => {
    fc.assert(
      fc.property(version, version, (from, to) => {
        const made = applyDifference(from, compareVersions(order, from, to));
        expect(compareVersions(order, made, to)).toEqual({ fields: [], rows: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('the changes back are the changes there with old and new values exchanged', () => {
    fc.assert(
      fc.property(version, version, (from, to) => {
        const turned = compareVersions(order, to, from).fields.map((each) => ({
          ...each,
          old: each.new,
          new: each.old,
        }));
        expect(turned).toEqual(compareVersions(order, from, to).fields);
      }),
    );
  });
});

describe('a version is kept after the writes that the setting names', () => {
  it.each([
    ['create', ['create']],
    ['update', ['initial', 'update', 'mark', 'unmark']],
    ['confirm', ['confirm', 'undoConfirm']],
    ['all', ['initial', 'create', 'update', 'confirm', 'undoConfirm', 'mark', 'unmark']],
  ] as const)('%s', (method, actions) => {
    const all = ['initial', 'create', 'update', 'confirm', 'undoConfirm', 'mark', 'unmark'] as const;
    expect(all.filter((action) => keeps(method, action))).toEqual(actions);
  });

  const plain = { confirmed: false, markedToDelete: false };
  it.each([
    ['create', plain, undefined],
    ['update', plain, plain],
    ['confirm', { ...plain, confirmed: true }, plain],
    ['undoConfirm', plain, { ...plain, confirmed: true }],
    ['mark', { ...plain, markedToDelete: true }, plain],
    ['unmark', plain, { ...plain, markedToDelete: true }],
  ])('what was done is told by the record: %s', (action, record, before) => {
    expect(actionOf(record, before)).toBe(action);
  });
});

describe('an earlier state is shown to the people whose record it was then', () => {
  const bound: Actor = {
    ...systemActor,
    system: false,
    fullRights: false,
    external: true,
    counterpartyId: 7,
  };
  it.each([
    ['to the firm it belonged to', bound, firm(7), true],
    ['not to the firm that it came to later', bound, firm(8), false],
    ['to staff', { ...bound, external: false }, firm(8), true],
  ])('%s', (_title, actor, data, open) => {
    expect(wasOpenTo(actor, order, data)).toBe(open);
  });
});

describe('restoring asks for what differs and a person may write', () => {
  const now = {
    id: 1,
    updatedAt: 'now',
    comment: 'new',
    state: 'Done',
    ...firm(1),
    items: [],
  } as unknown as AnyRecord;
  const asked = (wanted: VersionData) => restoring(order, now, wanted, compareVersions(order, now, wanted));
  it.each([
    ['nothing where nothing differs', { ...now }, {}],
    ['a value', { ...now, comment: 'old' }, { comment: 'old', updatedAt: 'now' }],
    ['not what a process writes', { ...now, state: 'Begun' }, {}],
    ['a reference', { ...now, ...firm(2) }, { customer: firm(2).customer, updatedAt: 'now' }],
    [
      'a table part as a whole',
      { ...now, items: [item(1, 2)] },
      { items: [{ id: 1, product: null, quantity: 2 }], updatedAt: 'now' },
    ],
    [
      'the parameters as a whole',
      { ...now, additional: { a: 1 } },
      { additional: { a: 1 }, updatedAt: 'now' },
    ],
  ])('%s', (_title, wanted, input) => {
    expect(asked(wanted)).toEqual(input);
  });

  it('restoring empties parameters that were added later', () => {
    const later = { ...now, additional: { a: 2, b: 3 } } as AnyRecord;
    const restored = (wanted: VersionData) =>
      restoring(order, later, wanted, compareVersions(order, later, wanted));
    expect(restored({ ...later, additional: { a: 1 } })).toMatchObject({ additional: { a: 1, b: null } });
    expect(restored({ ...later, additional: null })).toMatchObject({ additional: { a: null, b: null } });
  });
});
