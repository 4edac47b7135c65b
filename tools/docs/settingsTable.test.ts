import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { settings } from '#domain/platform/settings.ts';
import { settingsTable, withSettingsTable } from './settingsTable.ts';

const readme = () => readFile('README.md', 'utf8');

describe('the table of settings in the README', () => {
  it('says what domain/platform/settings.ts declares', async () => {
    expect(await readme()).toBe(withSettingsTable(await readme()));
  });

  it('has a row for every variable, and marks those that have no value of their own', () => {
    const rows = settingsTable().split('\n').slice(2);
    expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(Object.keys(settings));
    expect(rows.find((row) => row.includes('`DATABASE_URL`'))).toContain('**required**');
    expect(rows.find((row) => row.includes('`API_PORT`'))).toContain('`8080`');
  });

  it('is seen to be wrong when a word of it is changed by hand', async () => {
    const page = await readme();
    const changed = page.replace('Postgres to work on', 'Database to work on');
    expect(changed).not.toBe(page);
    expect(withSettingsTable(changed)).toBe(page);
  });

  it('must have its place in the page', () => {
    expect(() => withSettingsTable('# Keja')).toThrow('has no "<!-- settings');
  });
});
