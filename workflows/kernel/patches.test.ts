import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { patches } from './patches.ts';

const workflows = fileURLToPath(new URL('..', import.meta.url));

it('every patch in the code is in the register, and every patch of the register in the code', async () => {
  const found: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: workflows })) {
    if (file === 'kernel/patches.ts' || file.endsWith('.test.ts')) continue;
    const code = await readFile(`${workflows}/${file}`, 'utf8');
    found.push(...[...code.matchAll(/(?:patched|deprecatePatch)\('([^']+)'\)/g)].map(([, id = '']) => id));
  }
  expect([...new Set(found)].toSorted()).toEqual(patches.map(({ id }) => id).toSorted());
});
