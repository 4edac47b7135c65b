import { defineConfig } from 'vitest/config';
import { compiledFolder } from '#infrastructure/cache.ts';
import LongestFirst from './tools/testing/longestFirst.ts';
import { limitMs, patienceMs } from './tools/testing/patience.ts';
import { journeys, peers, sweeps } from './tools/testing/whenSuitesRun.ts';

// Each process of a run loads the same packages. With this folder Node compiles them once, and all processes use the result.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;

const everywhere = ['**/node_modules/**', '**/dist/**', '.keja/**'];

/** Suites that end processes, or are programs themselves: each in a process of its own. */
const alone = ['activities/**', 'scale-agent/**', 'docker/**', 'infrastructure/**', 'tools/**'];

/** What is prepared before the suites of the whole begin: a browser, the user interfaces and the workflow bundle. */
const wholeSetup = ['browserSetup', 'interfacesSetup', 'workflowsSetup'].map(
  (name) => `tools/testing/${name}.ts`,
);

/** For suites that keep no state in modules: one process loads the declarations once and runs many files. */
const sharing = { isolate: false, maxWorkers: 2 };

/** For suites that mostly wait, for timers and programs: three of them share two cores. */
const waiting = { maxWorkers: 3 };

/** For suites that mostly wait and have the API in their own process, which loads its modules once for many files. */
const inBrowser = { ...waiting, isolate: false };

/**
 * Projects with a smaller `groupOrder` run first, `layers` has 0; those with the same one run together.
 *
 * `npm test` runs `layers`, `programs` and `whole`, and `npm run test:long` the others (tools/test.ts).
 */
export default defineConfig({
  test: {
    globalSetup: ['tools/testing/globalSetup.ts'],
    setupFiles: ['tools/testing/restoreGlobals.ts'],
    testTimeout: limitMs,
    hookTimeout: limitMs,
    expect: { poll: { timeout: patienceMs } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'layers',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...alone, ...sweeps, 'e2e/**'],
          ...sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: alone.map((folder) => `${folder}/*.test.{ts,tsx}`),
          exclude: [...everywhere, ...peers],
          globalSetup: ['tools/testing/workflowsSetup.ts'],
          ...waiting,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: journeys,
          globalSetup: wholeSetup,
          ...inBrowser,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'sweeps', include: sweeps, ...sharing, sequence: { groupOrder: 3 } },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['e2e/**/*.test.ts'],
          exclude: [...everywhere, ...journeys],
          globalSetup: wholeSetup,
          ...inBrowser,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          name: 'peers',
          include: peers,
          globalSetup: wholeSetup,
          ...waiting,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
