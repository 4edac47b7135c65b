import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#domain/navigation.ts';
import { isCalledLike, matchingEntries, matchingScreens } from './matchingEntries.ts';

const entry = (title: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  name: title,
  path: `/${title}`,
  title,
  viewType: 'list',
  objectName: null,
  placedAsOther: false,
  children,
});
const menu = [entry('Ważenie', [entry('Wagi'), entry('Źródła')]), entry('Łady', [entry('Statki')])];

describe('The menu narrowed by typing', () => {
  it('finds an entry written without Polish letters', () => {
    expect(matchingEntries(menu, 'zrod')).toEqual([{ ...menu[0], children: [entry('Źródła')] }]);
  });

  it('keeps a whole section that is called so', () => {
    expect(matchingEntries(menu, 'lad')).toEqual([menu[1]]);
  });

  it('is whole while nothing is typed, and empty when nothing is called so', () => {
    expect(matchingEntries(menu, '  ')).toEqual(menu);
    expect(matchingEntries(menu, 'xyz')).toEqual([]);
  });
});

describe('The screens that the words lead to', () => {
  it.each([
    ['zrod', ['Źródła']],
    ['wazenie', ['Wagi', 'Źródła']],
    ['statki', ['Statki']],
    ['xyz', []],
  ])('the words %s find the screens %j', (typed, titles) => {
    expect(matchingScreens(matchingEntries(menu, typed), typed).map(({ title }) => title)).toEqual(titles);
  });
});

describe('A name', () => {
  it.each([
    ['Zamówienia sprzedaży', 'zam spr', true],
    ['Zamówienia sprzedaży', 'SPRZEDAZY zam', true],
    ['Zamówienia sprzedaży', 'wienia s', true],
    ['Zamówienia sprzedaży', 'zam zak', false],
    ['Żuławy: nowy rekord', 'nowy zul', true],
    ['Łódź', 'lodz', true],
  ])('%s is like „%s”: %s', (name, typed, isLike) => {
    expect(isCalledLike(name, typed)).toBe(isLike);
  });
});
