import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { navigationFor, type MenuEntry } from '#domain/navigation.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { arranged } from '#domain/platform/menuArrangement.ts';
import { arrangementOf, changedEntry, draftOf, shifted, movedEntry, type MenuDraft } from './menuDraft.ts';

/** The menu of a person who may open everything. */
const whole = navigationFor(systemActor, 'pl');
const keysOf = (draft: MenuDraft): string[] =>
  draft.flatMap(({ key, children }) => [key, ...keysOf(children)]);
const keys = keysOf(draftOf(whole, whole));
const hide = (draft: MenuDraft, key: string) =>
  changedEntry(draft, key, (entry) => ({ ...entry, hidden: !entry.hidden }));

describe('moving one of several', () => {
  it.each([
    [0, 1, 'bac'],
    [2, -1, 'acb'],
    [0, -1, 'abc'],
    [2, 1, 'abc'],
    [5, 1, 'abc'],
  ])('the one at %i by %i gives %s', (from, places, result) => {
    expect(shifted([...'abc'], from, places).join('')).toBe(result);
  });
});

describe('a menu that somebody arranges', () => {
  it('is shown whole if nothing was changed in it', () => {
    expect(arranged(whole, arrangementOf(draftOf(whole, whole), whole))).toEqual(whole);
  });

  it('looks after it was stored as it looked while it was arranged', () => {
    const step = fc.record({ key: fc.constantFrom(...keys), what: fc.constantFrom(-1, 1, 'hide' as const) });
    const visible = (draft: MenuDraft): unknown[] =>
      draft.filter(({ hidden }) => !hidden).map(({ key, children }) => [key, visible(children)]);
    const shown = (menu: readonly MenuEntry[]): unknown[] =>
      menu.map(({ viewType, path, children }) => [`${viewType} ${path}`, shown(children)]);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        const draft = steps.reduce<MenuDraft>(
          (now, { key, what }) => (what === 'hide' ? hide(now, key) : movedEntry(now, key, what)),
          draftOf(whole, whole),
        );
        const kept = arranged(whole, arrangementOf(draft, whole));
        expect(shown(kept)).toEqual(visible(draft));
        expect(visible(draftOf(whole, kept))).toEqual(visible(draft));
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the name that a group has given to an entry', () => {
    // `worker` is the view type of a desk.
    const named = arranged(whole, [{ viewType: 'worker', path: '/live-queue', title: 'Plac' }]);
    const kept = arrangementOf(draftOf(whole, named), whole);
    expect(kept.filter(({ title }) => title !== undefined)).toEqual([
      { viewType: 'worker', path: '/live-queue', title: 'Plac' },
    ]);
  });
});
