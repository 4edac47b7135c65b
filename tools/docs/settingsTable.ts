import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { settings } from '#domain/platform/settings.ts';

const begin = '<!-- settings: npm run docs:settings writes this -->';
const end = '<!-- end of settings -->';

/** The cell that says what happens without a variable: its default, nothing, or `required`. */
const whenUnset = (shape: (typeof settings)[keyof typeof settings]['shape']): string => {
  const parsed = shape.safeParse(undefined);
  if (!parsed.success) return '**required**';
  return parsed.data === undefined ? '' : `\`${parsed.data}\``;
};

/** Every environment variable as a row of a Markdown table, in the order they are declared. */
export function settingsTable(): string {
  return [
    '| variable | when unset | used by | what it is |',
    '| --- | --- | --- | --- |',
    ...Object.entries(settings).map(
      ([name, { shape, neededBy, about }]) =>
        `| \`${name}\` | ${whenUnset(shape)} | ${neededBy.join(', ')} | ${about} |`,
    ),
  ].join('\n');
}

/** The page with its table as it should be. @throws Error when the page has no place for the table. */
export function withSettingsTable(page: string): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The page has no "${begin}" with "${end}" after it.`);
  return `${page.slice(0, from + begin.length)}\n${settingsTable()}\n${page.slice(to)}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile('README.md', withSettingsTable(await readFile('README.md', 'utf8')));
}
