import fc from 'fast-check';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { describe, expect, it } from 'vitest';
import { filterOperators } from '#domain/kernel/filterOperators.ts';
import {
  hasUnreadFilter,
  queryOf,
  isNarrowed,
  raSearchOf,
  stateAt,
  stateFromRa,
  wholeList,
  type ListState,
} from './listState.ts';

const day = fc.constantFrom('', '2026-01-31', '1999-12-01');
const path = fc.constantFrom('name', 'vehicle.tare', 'additional.axles');
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.record({ id: fc.integer({ min: 1 }), presentation: fc.string() }),
  fc.array(fc.string()),
);
const { part } = fc.letrec<{ part: FilterPart; some: FilterPart[] }>((tie) => ({
  some: fc.array(tie('part'), { maxLength: 3 }),
  part: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'groups' },
    fc.record({ fieldPath: path, operator: fc.constantFrom(...filterOperators), value }),
    tie('some').map((and) => ({ and })),
    tie('some').map((or) => ({ or })),
  ),
}));
const states: fc.Arbitrary<ListState> = fc.record({
  searchStr: fc.string({ maxLength: 200 }),
  from: day,
  to: day,
  marked: fc.constantFrom(true, false, undefined),
  quick: fc.dictionary(path, value, { noNullPrototype: true }),
  conditions: fc.array(part, { maxLength: 5 }),
  sort: fc.option(fc.record({ path, desc: fc.boolean() }), { nil: undefined }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
});

describe('the address of a list', () => {
  it('says all that the list shows: who is sent it sees the same', () => {
    fc.assert(
      fc.property(states, (state) => {
        const sent = new URLSearchParams(queryOf(state).toString());
        expect(stateAt(sent)).toEqual(state);
      }),
    );
  });

  it.each([
    ['has a filter that was cut off', 'conditions=%5B%7B%22fieldPath', true],
    ['has a filter that is nested too deeply', `conditions=${'[{"or":'.repeat(4)}[]${'}]'.repeat(4)}`, true],
    ['has a quick filter that is no object', 'quick=1', true],
    ['has a filter that can be read', 'conditions=[{"fieldPath":"code","operator":"filled"}]', false],
    ['has no filter', 'search=abc', false],
  ])('tells what is ignored of it: it %s', (_case, address, expected) => {
    expect(hasUnreadFilter(new URLSearchParams(address))).toBe(expected);
  });

  it('is read and written by ra-core without loss', () => {
    const own = { field: 'code', order: 'ASC' } as const;
    fc.assert(
      fc.property(states, (state) => {
        expect(stateFromRa(raSearchOf(state), own)).toEqual(state);
      }),
    );
    expect(stateFromRa('?filter={}&sort=code&order=ASC&page=1&perPage=20', own)).toEqual(wholeList);
  });

  it('the address of a whole list has no parameters', () => {
    expect(queryOf(wholeList).toString()).toBe('');
    expect(isNarrowed(wholeList)).toBe(false);
  });

  it.each([
    'page=-1',
    'page=1e99',
    'from=yesterday',
    'from=2026-02-31',
    'quick=[1]',
    'quick={',
    'conditions={}',
    'conditions=[{"fieldPath":"name","operator":"near"}]',
    'conditions=[{"or":[{"fieldPath":"name"}]}]',
    'conditions=[{"or":[{"and":[{"or":[{"and":[]}]}]}]}]',
    'marked=perhaps',
  ])('the address of a list is read without its malformed parameters: %s', (written) => {
    expect(stateAt(new URLSearchParams(written))).toEqual(wholeList);
  });

  it('the search in an address is cut before an emoji that no longer fits', () => {
    const words = 'a'.repeat(199);
    expect(stateAt(new URLSearchParams({ search: `${words}🚛` })).searchStr).toBe(words);
  });

  it.each<[Partial<ListState>, boolean]>([
    [{ searchStr: 'ne' }, true],
    [{ marked: false }, true],
    [{ quick: { name: 'x' } }, true],
    [{ page: 4 }, false],
    [{ sort: { path: 'name', desc: true } }, false],
  ])('%j narrows it: %s', (some, expected) => {
    expect(isNarrowed({ ...wholeList, ...some })).toBe(expected);
  });
});
