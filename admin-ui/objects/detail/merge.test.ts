import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { writtenFields } from './meaning.ts';
import { changedPayload, changedValues, fieldsOfDraft, mergeOf } from './merge.ts';

/** The metadata as somebody gets it who may change the records. */
const metaOf = (name: string) => objectMeta(registry.byName(name), 'pl', true);
const vehicle = metaOf('vehicle');
const fields = writtenFields(vehicle);
const model = (id: number) => ({ trackModel: { id, presentation: `Model ${id}` } });

const paths = (base: object, mine: object, theirs: object) => {
  const { taken, clashing } = mergeOf(fields, {
    base: { ...base },
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });
  return [taken.map(({ path }) => path), clashing.map(({ path }) => path)];
};

describe('two people at one record', () => {
  it.each([
    ['theirs is taken where nobody here wrote', { code: 'A' }, {}, { code: 'B' }, [['code'], []]],
    ['mine stays where they did not write', { code: 'A' }, { code: 'B' }, {}, [[], []]],
    ['both wrote different values', { code: 'A' }, { code: 'B' }, { code: 'C' }, [[], ['code']]],
    ['both wrote the same', { code: 'A' }, { code: 'B' }, { code: 'B' }, [['code'], []]],
    ['an emptied field is as good as none', { code: null }, { code: '' }, { code: 'B' }, [['code'], []]],
    ['a reference is compared by its record', model(1), model(1), model(2), [['trackModel'], []]],
    ['another reference was chosen by both', model(1), model(3), model(2), [[], ['trackModel']]],
  ])('%s', (_case, base, mine, theirs, expected) => {
    expect(paths(base, mine, theirs)).toEqual(expected);
  });

  it.each(
    registry.all.flatMap(({ name }) => {
      const meta = metaOf(name);
      return meta.fields.some(({ readOnly, secret }) => !readOnly && !secret) ? [[name, meta] as const] : [];
    }),
  )('no field of %s is written that nobody changed', (_name, meta) => {
    const record = { id: 1, ...Object.fromEntries(meta.fields.map(({ name }) => [name, null])) };
    expect(changedPayload(meta, record, record)).toEqual({});
  });
});

it('only what was changed is sent', () => {
  const base = { code: 'A', tare: '12.500', ...model(1) };
  expect(changedPayload(vehicle, base, { ...base, tare: '13.000' })).toEqual({ tare: '13.000' });
  expect(changedPayload(vehicle, base, { ...base, ...model(2) })).toEqual({ trackModelId: 2 });
});

describe('what was written between two states of a form', () => {
  const order = metaOf('salesOrder');
  const line = { quantity: '1', price: '10.00', sumNetto: null };
  const before = { reference: 'A', sumNetto: '0.00', products: [line] };

  it.each<[string, object, object | undefined]>([
    ['is nothing where only sums were calculated', { sumNetto: '10.00' }, undefined],
    [
      'is nothing where only sums of lines were calculated',
      { products: [{ ...line, sumNetto: '10.00' }] },
      undefined,
    ],
    ['is each field that was typed', { reference: 'B', sumNetto: '10.00' }, { reference: 'B' }],
    ['is a field that was emptied', { reference: '' }, { reference: '' }],
    ['is a part with another line', { products: [line, line] }, { products: [line, line] }],
  ])('%s', (_case, changes, written) => {
    expect(changedValues(order, before, { ...before, ...changes })).toEqual(written);
  });

  it('leaves out secrets, which no draft may hold', () => {
    expect(changedValues(metaOf('emailAccount'), {}, { password: 'typed' })).toBeUndefined();
  });
});

describe('what a draft holds that cannot be saved any more', () => {
  const base = { code: 'A', tare: '12.500', ...model(1) };
  const typedPaths = (draft: object, record: object) =>
    fieldsOfDraft(vehicle, base, { ...draft }, { ...base, ...record }).map(({ path }) => path);

  it('is only what was typed, and not what a colleague has changed since', () => {
    expect(typedPaths({ ...base, code: 'B' }, { tare: '13.000', ...model(2) })).toEqual(['code']);
  });
  it('is nothing that the record has already', () => {
    expect(typedPaths({ ...base, code: 'B' }, { code: 'B' })).toEqual([]);
  });
  it('is nothing of a field that the draft does not hold', () => {
    expect(typedPaths({ code: 'B' }, {})).toEqual(['code']);
  });
});
