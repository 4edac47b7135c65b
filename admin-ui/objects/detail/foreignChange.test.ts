import { expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { foreignChanges, withLatest, type ForeignChange } from './foreignChange.ts';
import { writtenFields } from './meaning.ts';
import { mergeOf } from './merge.ts';

/** The metadata as somebody gets it who may change the records. */
const vehicle = objectMeta(registry.byName('vehicle'), 'pl', true);
const fields = writtenFields(vehicle);
const base = { code: 'A', name: 'Ciągnik', tare: '12.500' };

const changesOf = (mine: object, theirs: object) => {
  const states = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } };
  return foreignChanges(mergeOf(fields, states), states);
};

it('a field that only they changed is shown with its value before and now', () => {
  const [change, ...others] = changesOf({}, { code: 'B' });
  expect(change).toMatchObject({ path: 'code', was: 'A', now: 'B' });
  expect(change).not.toHaveProperty('kept');
  expect(others).toEqual([]);
});

it('a field that both changed is shown with what was typed here, which is kept', () => {
  expect(changesOf({ code: 'C' }, { code: 'B' })).toMatchObject([
    { path: 'code', was: 'A', now: 'B', mine: 'C', kept: 'mine' },
  ]);
});

it('a field that only this form changed is not shown', () => {
  expect(changesOf({ code: 'C' }, { tare: '13.000' })).toMatchObject([{ path: 'tare' }]);
});

it('the latest change of a field takes the place of the earlier one', () => {
  const [change] = changesOf({}, { code: 'B' });
  const by = (name: string, path: string) => ({ ...change, path, by: name, at: '' }) as ForeignChange;
  const known = [by('Anna', 'code'), by('Anna', 'tare')];
  expect(withLatest(known, [by('Jan', 'code')]).map((each) => [each.path, each.by])).toEqual([
    ['tare', 'Anna'],
    ['code', 'Jan'],
  ]);
});
