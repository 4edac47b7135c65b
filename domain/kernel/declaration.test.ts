import { expect, it } from 'vitest';
import { declarations, objects } from '../objects.ts';
import { fieldOf, translatedName, type Declaration } from './declaration.ts';

it.each([
  ['a catalog by its name', objects.stage, 'name'],
  ['a menu entry by its title', objects.navigationItem, 'title'],
  ['a document by its words, for its number is the same everywhere', objects.task, 'name'],
  ['nothing of what has one name only', objects.vehicle, undefined],
])('a record is called in each language: %s', (_what, declaration, name) => {
  expect(translatedName(declaration)).toBe(name);
});

it.each(declarations.map((each) => [each.name, each] as const))(
  'the list of %s does not repeat a name in other languages',
  (_name, declaration: Declaration) => {
    expect(declaration.list.filter((name) => fieldOf(declaration, name)?.type === 'translated')).toEqual([]);
  },
);
