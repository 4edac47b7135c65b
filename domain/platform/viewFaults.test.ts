import { describe, expect, it } from 'vitest';
import { registry } from '../objects.ts';
import type { KeptView, ViewType } from './view.ts';
import { viewFaults } from './viewFaults.ts';

const faultsOf = (kept: KeptView, object = 'vehicle', viewType: ViewType = 'detail') =>
  viewFaults(kept, { registry, declaration: registry.byName(object), viewType }).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('a view may not hold', () => {
  it.each<[string, KeptView, string]>([
    ['items that are no list', { items: 'all' }, 'items invalid_type'],
    ['a word nobody knows', { items: [{ path: 'name', wide: true }] }, 'items[0].wide unknown_field'],
    ['a width beyond the grid', { items: [{ path: 'name', columns: 13 }] }, 'items[0].columns invalid_value'],
    ['an unknown field', { items: [{ path: 'wheels' }] }, 'items[0].path unknown_field'],
    ['an unknown parameter', { items: [{ path: 'additional.axles' }] }, 'items[0].path unknown_field'],
    [
      'a path deeper than four',
      { items: [{ path: 'author.author.author.author.name' }] },
      'items[0].path filter_too_deep',
    ],
    ['a field twice', { items: [{ path: 'name' }, { path: 'name' }] }, 'items[1].path not_unique'],
    [
      'a pattern that cannot be read',
      { items: [{ path: 'code', pattern: '(' }] },
      'items[0].pattern pattern_invalid',
    ],
    [
      'a pattern with a look-ahead',
      { items: [{ path: 'code', pattern: '(?=a)a' }] },
      'items[0].pattern pattern_invalid',
    ],
    [
      'a pattern for what is no text',
      { items: [{ path: 'tare', pattern: 'a' }] },
      'items[0].pattern invalid_value',
    ],
    [
      'a format for what is no text',
      { items: [{ path: 'tare', format: 'nip' }] },
      'items[0].format invalid_value',
    ],
    [
      'a demand of another record’s field',
      { items: [{ path: 'trackModel.name', required: true }] },
      'items[0].required invalid_value',
    ],
    [
      'a demand of what the server writes',
      { items: [{ path: 'createdAt', required: true }] },
      'items[0].required invalid_value',
    ],
    [
      'a hidden field that must be filled',
      { items: [{ path: 'name', hidden: true }] },
      'items[0].hidden view_hides_required',
    ],
    [
      'a hidden demand',
      { items: [{ path: 'code', hidden: true, required: true }] },
      'items[0].hidden view_hides_required',
    ],
    [
      'a filter by an unknown field',
      { filters: [{ name: 'a', conditions: [{ fieldPath: 'wheels', operator: 'eq', value: 4 }] }] },
      'filters[0].conditions[0] filter_field_unknown',
    ],
    [
      'a filter whose value is of another type',
      { filters: [{ name: 'a', conditions: [{ fieldPath: 'tare', operator: 'gt', value: 'heavy' }] }] },
      'filters[0].conditions[0] filter_value_invalid',
    ],
    [
      'a filter by an unknown field in a group',
      {
        filters: [
          { name: 'a', conditions: [{ or: [{ fieldPath: 'wheels', operator: 'filled' }, { and: [] }] }] },
        ],
      },
      'filters[0].conditions[0].or[0] filter_field_unknown',
    ],
    [
      'an unknown quick filter',
      { toolbar: { quickFilters: ['wheels'] } },
      'toolbar.quickFilters[0] unknown_field',
    ],
    [
      'an unknown order',
      { toolbar: { sort: { path: 'wheels', desc: true } } },
      'toolbar.sort.path filter_field_unknown',
    ],
    [
      'two sections of one name',
      { toolbar: { sections: [{ name: 'a' }, { name: 'a' }] } },
      'toolbar.sections[1].name not_unique',
    ],
  ])('a view may not hold %s', (_what, kept, fault) => {
    expect(faultsOf(kept)).toEqual([fault]);
  });

  it('a view may hold a secret only if it is its own form', () => {
    const kept = { items: [{ path: 'password' }] };
    expect(faultsOf(kept, 'user', 'list')).toEqual(['items[0].path unknown_field']);
    expect(faultsOf(kept, 'user', 'detail')).toEqual([]);
  });
});

it('a view with everything in its place has no faults', () => {
  const kept: KeptView = {
    items: [
      { path: 'name', columns: 6, section: 'main', title: { pl: 'Rejestracja' } },
      { path: 'code', pattern: '[A-Z]+', required: true },
      { path: 'trackModel.name', columns: 12 },
    ],
    filters: [{ name: 'Ciężkie', conditions: [{ fieldPath: 'tare', operator: 'gt', value: '10.000' }] }],
    toolbar: { quickFilters: ['type'], sort: { path: 'name', desc: false }, sections: [{ name: 'main' }] },
  };
  expect(faultsOf(kept)).toEqual([]);
});

it('a view of no declared object is looked at for its shape alone', () => {
  expect(viewFaults({ items: [{ path: 'anything' }] }, undefined)).toEqual([]);
  expect(viewFaults({ items: 7 }, undefined)).toHaveLength(1);
});
