import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { declarations } from '#domain/objects.ts';
import { accessFile, accessPage } from './accessPage.ts';

describe('docs/access.md', () => {
  it('says who may do what as it is declared; `npm run docs:access` writes it', async () => {
    expect(await readFile(accessFile, 'utf8')).toBe(accessPage());
  });

  it('has a row for every object', () => {
    const named = [...accessPage().matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(named).toHaveLength(declarations.length);
    expect(new Set(named)).toEqual(new Set(declarations.map(({ name }) => name)));
  });

  it('names nothing that somebody from outside reads without saying whose it is, but dictionaries', () => {
    // Forwarders stand for all users from outside.
    const open = declarations.filter(
      ({ access, belongsTo, personal, belongsToRecord }) =>
        access.read.includes('forwarder') && belongsTo.length === 0 && !personal && !belongsToRecord,
    );
    expect(open.filter(({ kind }) => kind !== 'catalog').map(({ name }) => name)).toEqual([]);
  });
});
