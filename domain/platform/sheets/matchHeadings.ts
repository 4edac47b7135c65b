import type { Declaration } from '../../kernel/declaration.ts';
import { languages } from '../../kernel/language.ts';
import type { Registry } from '../../kernel/registry.ts';
import { headingsOf, sheetColumnsOf, type SheetColumn } from './columns.ts';

/**
 * The column for each heading, in the order of the headings: found by its label in any language, or by its path. Undefined if a
 * heading is that of no column or of several, or if an earlier heading has the column already.
 */
export function matchHeadings(
  registry: Registry,
  declaration: Declaration,
  headings: readonly string[],
): (SheetColumn | undefined)[] {
  const columns = columnsByHeading(registry, declaration);
  const usedPaths = new Set<string>();
  return headings.map((heading) => {
    const column = columns.get(plain(heading));
    if (!column || usedPaths.has(column.path)) return undefined;
    usedPaths.add(column.path);
    return column;
  });
}

/** Paths take precedence over labels; a label of two columns matches none. */
const columnsByHeading = (registry: Registry, declaration: Declaration): ReadonlyMap<string, SheetColumn> => {
  const columns = sheetColumnsOf(registry, declaration);
  const byHeading = new Map<string, SheetColumn | undefined>();
  for (const language of languages) {
    const headings = headingsOf(registry, declaration, columns, language);
    for (const [index, column] of columns.entries()) {
      const heading = plain(headings[index] ?? '');
      const isOfOtherColumn = byHeading.has(heading) && byHeading.get(heading)?.path !== column.path;
      // Undefined marks a heading of several columns. It stays so, whatever column comes later.
      byHeading.set(heading, isOfOtherColumn ? undefined : column);
    }
  }
  for (const column of columns) byHeading.set(plain(column.path), column);
  return new Map([...byHeading].filter((entry): entry is [string, SheetColumn] => entry[1] !== undefined));
};

/** People type headings: spaces, case and a star for "required" are ignored. */
const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .replaceAll(/[*\s]+/g, ' ')
    .trim()
    .toLocaleLowerCase('pl');
