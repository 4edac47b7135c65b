import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const page = () => readFile('docs/dependencies.md', 'utf8');

const installed = async (): Promise<string[]> => {
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
};

const rowsOf = (text: string): { names: string[]; why: string }[] =>
  text.split('\n').flatMap((line) => {
    const [, first = '', why = ''] = line.split('|');
    const names = [...first.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
    return line.startsWith('| `') ? [{ names, why: why.trim() }] : [];
  });

const namedIn = (text: string): string[] => rowsOf(text).flatMap(({ names }) => names);

/** What one list has and the other lacks, and what is in the page twice. */
const differences = (named: readonly string[], present: readonly string[]) => ({
  missing: present.filter((name) => !named.includes(name)),
  superfluous: named.filter((name) => !present.includes(name)),
  twice: named.filter((name, index) => named.indexOf(name) !== index),
});

const none = { missing: [], superfluous: [], twice: [] };

describe('docs/dependencies.md', () => {
  it('gives a reason for every package of package.json, and for no other', async () => {
    expect(differences(namedIn(await page()), await installed())).toEqual(none);
    expect(rowsOf(await page()).filter(({ why }) => why.length < 10)).toEqual([]);
  });

  it('is seen to be wrong when a package comes, goes, or is named twice', async () => {
    const text = await page();
    const all = await installed();
    const named = namedIn(text);
    expect(differences(named, [...all, 'left-pad'])).toEqual({ ...none, missing: ['left-pad'] });
    expect(differences(named, all.filter((name) => name !== 'zod'))).toEqual({ ...none, superfluous: ['zod'] }); // prettier-ignore
    expect(differences(namedIn(`${text}| \`pg\` | again and again |\n`), all)).toEqual({ ...none, twice: ['pg'] }); // prettier-ignore
  });
});
