import { describe, expect, it } from 'vitest';
import { registry } from '../objects.ts';
import { shownItems, type KeptView, type ViewItem, type ViewType } from './view.ts';
import { resolveView, type ViewSources } from './viewResolution.ts';

const paths = (items: readonly ViewItem[]): string[] => items.map(({ path }) => path);

const viewOf = (viewType: ViewType, more: Partial<ViewSources> = {}) =>
  resolveView({ registry, declaration: registry.byName('vehicle'), viewType, ...more });
const laidOut = (...items: ViewItem[]): KeptView => ({ id: 7, items });

describe('without a view setting', () => {
  it('a list and a picker show the declaration’s columns', () => {
    expect(paths(viewOf('list').items)).toEqual(registry.byName('vehicle').list);
    expect(paths(viewOf('select').items)).toEqual(registry.byName('vehicle').list);
    expect(viewOf('select').pageSize).toBe(10);
  });

  it('a form shows every field but those told elsewhere and those that only programs read', () => {
    for (const declaration of registry.all) {
      const { items } = resolveView({ registry, declaration, viewType: 'detail' });
      const fields = Object.entries(declaration.fields)
        .filter(([name]) => name !== 'confirmed')
        .filter(([name, field]) => !('readOnly' in field && (name === 'uuid' || 'secret' in field)))
        .map(([name]) => name);
      expect(paths(items).toSorted(), declaration.name).toEqual(fields.toSorted());
    }
    const { items } = resolveView({ registry, declaration: registry.byName('user'), viewType: 'detail' });
    expect(paths(items)).not.toContain('passwordResetToken');
  });
});

describe('an administrator’s view', () => {
  it('says which fields there are and in which order', () => {
    const view = viewOf('list', { viewSetting: laidOut({ path: 'trackModel.name' }, { path: 'name' }) });
    expect(paths(view.items)).toEqual(['trackModel.name', 'name']);
    expect(view.id).toBe(7);
  });

  it.each([
    ['a field that is no more', 'wheels'],
    ['a path through what is no reference', 'name.length'],
    ['a path deeper than four', 'trackModel.author.author.author.name'],
    ['the same field again', 'name'],
    ['a parameter that is no more', 'additional.colour'],
  ])('%s is left out', (_what, path) => {
    const viewSetting = laidOut({ path: 'name' }, { path });
    expect(paths(viewOf('list', { viewSetting, parameters: ['axles'] }).items)).toEqual(['name']);
  });

  it('shows an additional parameter of the object', () => {
    const viewSetting = laidOut({ path: 'additional.axles' });
    expect(paths(viewOf('list', { viewSetting, parameters: ['axles'] }).items)).toEqual(['additional.axles']);
  });

  it('cannot leave a form without what must be filled in', () => {
    const form = viewOf('detail', { viewSetting: laidOut({ path: 'code' }, { path: 'name', hidden: true }) });
    expect(paths(shownItems(form))).toContain('name');
  });

  it('has a parameter that was added later in its form at once, unless it hides it', () => {
    const viewSetting = laidOut({ path: 'name' }, { path: 'additional.colour', hidden: true });
    const form = viewOf('detail', { viewSetting, parameters: ['axles', 'colour'] });
    expect(paths(shownItems(form))).toEqual(['name', 'additional.axles']);
  });

  it('a view that cannot be parsed is treated as absent', () => {
    expect(viewOf('list', { viewSetting: { id: 7, items: 'broken' } }).items).toEqual(viewOf('list').items);
  });

  it('shows a secret nowhere but in its own form', () => {
    const declaration = registry.byName('user');
    const viewSetting = laidOut({ path: 'login' }, { path: 'password' });
    const shown = (viewType: ViewType) =>
      paths(resolveView({ registry, declaration, viewType, viewSetting }).items);
    expect(shown('list')).toEqual(['login']);
    expect(shown('detail')).toContain('password');
  });
});

describe('what a person changes for themselves', () => {
  const viewSetting = laidOut(
    { path: 'name', required: true },
    { path: 'trackModel', hidden: true },
    { path: 'type', width: 90 },
  );
  const own = (...items: ViewItem[]) => viewOf('list', { viewSetting, userViewSetting: { items } });

  it('orders, hides and widens', () => {
    const view = own({ path: 'type', width: 200 }, { path: 'name' });
    expect(view.items).toMatchObject([
      { path: 'type', width: 200 },
      { path: 'name' },
      { path: 'trackModel', hidden: true },
    ]);
    expect(paths(shownItems(own({ path: 'type', hidden: true })))).toEqual(['name']);
  });

  it('takes back a pin, a total and a width', () => {
    const set = laidOut({ path: 'name', pinned: 'left', width: 90 }, { path: 'tare', total: 'sum' });
    const back: ViewItem[] = [
      { path: 'name', pinned: null, width: null },
      { path: 'tare', total: null },
    ];
    expect(viewOf('list', { viewSetting: set, userViewSetting: { items: back } }).items).toMatchObject(back);
  });

  it('shows nothing that the administrator hid, and hides nothing that must be filled in', () => {
    const items = shownItems(own({ path: 'trackModel' }, { path: 'name', hidden: true }));
    expect(paths(items).toSorted()).toEqual(['name', 'type']);
  });

  it('adds a field that the administrator did not name, without any demand', () => {
    const added = own({ path: 'tare', required: true, pattern: 'x' }).items.find(
      ({ path }) => path === 'tare',
    );
    expect(added).toEqual({ path: 'tare' });
  });

  it('keeps the administrator’s demands', () => {
    expect(own({ path: 'name', pattern: 'x' }).items[0]).toMatchObject({ path: 'name', required: true });
    expect(own({ path: 'name', pattern: 'x' }).items[0]).not.toHaveProperty('pattern');
  });

  it('has a field that the administrator added later behind the field that it follows in that view', () => {
    const later = laidOut({ path: 'name' }, { path: 'tare' }, { path: 'type' });
    const view = viewOf('list', {
      viewSetting: later,
      userViewSetting: { items: [{ path: 'type' }, { path: 'name' }] },
    });
    expect(paths(view.items)).toEqual(['type', 'name', 'tare']);
  });

  it('adds filters of their own to the shared ones', () => {
    const filter = (name: string) => ({ name, conditions: [] });
    const view = viewOf('list', {
      viewSetting: { filters: [filter('shared')] },
      userViewSetting: { filters: [filter('own')] },
    });
    expect(view.filters.map(({ name }) => name)).toEqual(['shared', 'own']);
  });
});
