import { describe, expect, it } from 'vitest';
import { filesToLint, type Linted, type Source } from './changedFiles.ts';

const source = (path: string, hash: string, text = ''): Source => ({ path, hash, text });
const price = source('domain/price.ts', 'a');
const order = source('api/order.ts', 'b', `import { price } from '#domain/price.ts';`);
const truck = source('api/truck.ts', 'c', `import { weight } from '#domain/weight.ts';`);
const all = [price, order, truck];
const linted: Linted = {
  basis: 'rules',
  hashes: { 'domain/price.ts': 'a', 'api/order.ts': 'b', 'api/truck.ts': 'c' },
};

describe('the files to lint', () => {
  it.each([
    ['nothing if nothing changed', all, 'rules', linted, []],
    [
      'a file that changed alone',
      [price, order, { ...truck, hash: 'new' }],
      'rules',
      linted,
      ['api/truck.ts'],
    ],
    [
      'a changed file with those that import it',
      [{ ...price, hash: 'new' }, order, truck],
      'rules',
      linted,
      ['domain/price.ts', 'api/order.ts'],
    ],
    ['files that import a removed one', [order, truck], 'rules', linted, ['api/order.ts']],
    ['a new file', [...all, source('api/new.ts', 'd')], 'rules', linted, ['api/new.ts']],
    ['all files after a change of the rules', all, 'other rules', linted, all.map(({ path }) => path)],
    ['all files if nothing is remembered', all, 'rules', undefined, all.map(({ path }) => path)],
  ])('are %s', (_, sources, basis, known, expected) => {
    expect(filesToLint(sources, basis, known)).toEqual(expected);
  });
});
