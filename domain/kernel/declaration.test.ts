import { expect, it } from 'vitest';
import { objects } from '../objects.ts';
import { translatedName } from './declaration.ts';

it.each([
  ['a catalog by its name', objects.stage, 'name'],
  ['a menu entry by its title', objects.navigationItem, 'title'],
  ['a document by its words, for its number is the same everywhere', objects.task, 'name'],
  ['nothing of what has one name only', objects.vehicle, undefined],
])('in each language is called %s', (_what, declaration, name) => {
  expect(translatedName(declaration)).toBe(name);
});
