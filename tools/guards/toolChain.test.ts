import { expect, it } from 'vitest';
import { copyWith } from './brokenCopy.ts';

/** A function of so many lines. */
const functionOf = (lines: number): string =>
  [
    'export function long(): void {',
    ...Array.from({ length: lines - 2 }, () => '  Math.random();'),
    '}\n',
  ].join('\n');
const well = `export const two = 2;\n${functionOf(60)}`;

it.each([
  ['a promise that nobody waits for', 'const work = async () => 1;\nwork();\n', 'no-floating-promises'],
  ['any', 'export const x: any = 1;\n', 'no-explicit-any'],
  ['a value that is surely there', 'export const f = (x?: string): number => x!.length;\n', 'no-non-null'],
  ['the network in the domain', "export const f = () => fetch('/x');\n", 'no-restricted-globals'],
  ['a file that goes on and on', `export const all = [\n${'  1,\n'.repeat(250)}];\n`, 'max-lines)'],
  ['a function that goes on and on', functionOf(61), 'max-lines-per-function'],
] as const)('the linter forbids %s', async (_what, text, rule) => {
  const copy = await copyWith({ 'domain/good.ts': well, 'domain/bad.ts': text });
  const good = await copy.run('oxlint', '--format', 'unix', 'domain/good.ts');
  const bad = await copy.run('oxlint', '--format', 'unix', 'domain/bad.ts');
  await copy.remove();
  expect(good).toMatchObject({ code: 0 });
  expect(bad).toMatchObject({ code: 1, output: expect.stringContaining(rule) });
});

it('the format check sees a file that is written another way', async () => {
  const copy = await copyWith({ 'domain/good.ts': well, 'domain/bad.ts': 'export const two = "2"\n' });
  const good = await copy.run('prettier', '--check', 'domain/good.ts');
  const bad = await copy.run('prettier', '--check', 'domain');
  await copy.remove();
  expect(good.code).toBe(0);
  expect(bad.code).toBe(1);
});

it.each([
  ['an element that may be missing', 'export const first = (all: string[]): string => all[0];\n'],
  ['what type stripping cannot strip', 'export enum Side { Left }\n'],
  ['a type imported as a value', "import { Side } from './good.ts';\nexport const side: Side = 'left';\n"],
])('the compiler forbids %s', async (_what, text) => {
  const copy = await copyWith({ 'domain/good.ts': "export type Side = 'left';\n", 'domain/bad.ts': text });
  const { code, output } = await copy.run('tsc');
  await copy.remove();
  expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([
    expect.stringContaining('domain/bad.ts('),
  ]);
  expect(code).not.toBe(0);
});
