import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { declarations } from '#domain/objects.ts';
import { objectsFile, objectsPage, commentAbove } from './objectsPage.ts';

const rowOf = (page: string, name: string): string =>
  page.split('\n').find((line) => line.startsWith(`| [\`${name}\`]`)) ?? '';

describe('docs/objects.md', () => {
  it('says what the declarations say; `npm run docs:objects` writes it', async () => {
    expect(await readFile(objectsFile, 'utf8')).toBe(objectsPage());
  });

  it('has a row for every object, with its names in both languages', () => {
    const named = [...objectsPage().matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(declarations.map(({ name }) => name)));
    expect(named).toHaveLength(declarations.length);
    expect(rowOf(objectsPage(), 'vehicle')).toContain('| `/vehicles` | catalog |');
    expect(rowOf(objectsPage(), 'vehicle')).toContain('| Pojazdy | Vehicles |');
  });

  it('counts the columns of table parts beside the fields', () => {
    expect(rowOf(objectsPage(), 'outgoingSms')).toMatch(/\| \d+ \+ recipients \(\d+\) \|/);
  });

  it.each([
    ['a sentence', '/** A truck. */\nexport const x = 1;', 'A truck.'],
    ['a comment of two lines', '/**\n * A truck,\n * or two.\n */\nexport const x = 1;', 'A truck, or two.'],
    ['a comment above something else', '/** Types. */\nconst y = 2;\nexport const x = 1;', undefined],
    ['none', 'export const x = 1;', undefined],
  ])('reads what an object is in the comment above its declaration: %s', (_what, source, said) => {
    expect(commentAbove(source, 'x')).toBe(said);
  });
});
