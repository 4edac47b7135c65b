import { describe, expect, it } from 'vitest';
import { processNames } from './setting.ts';
import { readSettings, settings } from './settings.ts';

const needed = { DATABASE_URL: 'postgres://keja@localhost/keja', SECRET_KEY: 'a key of a test' };

describe('settings', () => {
  it('gives a process its own variables, parsed, and no others', () => {
    const given = readSettings({ ...needed, API_PORT: '9000', DEMO: 'true', AGENT_TOKEN: 'x' }, 'api');
    expect(given).toMatchObject({ API_PORT: 9000, DEMO: true, TEMPORAL_ADDRESS: '127.0.0.1:7233' });
    expect(given).not.toHaveProperty('AGENT_TOKEN');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readSettings({ ...needed, API_PORT: '' }, 'api').API_PORT).toBe(8080);
    expect(() => readSettings({ ...needed, DATABASE_URL: '' }, 'worker')).toThrow('DATABASE_URL');
  });

  it('says in one sentence everything that is missing or wrong, and what it is for', () => {
    const start = () => readSettings({ DATABASE_URL: 'somewhere', API_PORT: '99999' }, 'api');
    expect(start).toThrow(/^Cannot start api\. Set .*DATABASE_URL \(Postgres to work on, as a URL\): .*$/);
    expect(start).toThrow(/SECRET_KEY \(.+\): .*API_PORT \(.+\): /);
  });

  it.each(Object.entries(settings))(
    '%s says what it is for and who needs it',
    (_name, { about, neededBy }) => {
      expect(about).toMatch(/^[A-Z].*[^.]$/);
      expect(neededBy.length).toBeGreaterThan(0);
      expect(processNames).toEqual(expect.arrayContaining([...neededBy]));
    },
  );
});
