import { defineConfig } from 'vitest/config';
import { compiledFolder } from '#infrastructure/cache.ts';
import LongestFirst from './tools/testing/longestFirst.ts';
import { limitMs, patienceMs } from './tools/testing/patience.ts';

// Each process of a run loads the same packages: what Node has compiled of them once serves all.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;

export const everywhere = ['**/node_modules/**', '**/dist/**', '.keja/**'];

/** Suites that end processes, or are programs themselves: each in a process of its own. */
const alone = ['activities/**', 'scale-agent/**', 'docker/**', 'infrastructure/**', 'tools/**'];

/** Whole processes start, stop, are killed or cut off. */
const processes = ['chaos*', 'mailboxOutages', 'mailing', 'outage', 'start', 'survival', 'twoServers'];
/** Every object, kind of field, desk or screen has its turn. One journey of each kind stays with the usual suites. */
const sweeps = [
  'backOffice',
  'everythingDeclared',
  'hostileLetters',
  'kiosk',
  'neverLost',
  'records',
  'typing',
];
/** Suites of minutes, which `npm run test:long` runs (vitest.long.config.ts). */
export const long = [
  'docker/image.test.ts',
  'activities/mail/everyMessage.test.ts',
  ...[...processes, ...sweeps].map((name) => `e2e/${name}.test.ts`),
];

export const common = {
  globalSetup: ['tools/testing/globalSetup.ts'],
  testTimeout: limitMs,
  hookTimeout: limitMs,
  expect: { poll: { timeout: patienceMs } },
  sequence: { sequencer: LongestFirst },
};

/** What suites of the whole find made when they begin. */
export const wholeSetup = ['tools/testing/interfacesSetup.ts', 'tools/testing/workflowsSetup.ts'];

export default defineConfig({
  test: {
    ...common,
    provide: { thorough: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'floors',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...alone, 'e2e/**'],
          // They keep nothing in modules: one process loads the declarations once and runs many files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: alone.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [...everywhere, ...long],
          globalSetup: ['tools/testing/workflowsSetup.ts'],
          // They wait more than they work: for timers, programs and each other's processes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['e2e/**/*.test.ts'],
          exclude: [...everywhere, ...long],
          globalSetup: wholeSetup,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
