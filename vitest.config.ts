import { defineConfig } from 'vitest/config';
import { compiledFolder } from './tools/infrastructure/cache.ts';
import LongestFirst from './tools/testing/longestFirst.ts';

// Each process of a run loads the same packages: what Node has compiled of them once serves all.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;

const everywhere = ['**/node_modules/**', '**/dist/**', '.keja/**'];

/** Suites that start and end programs, or are about one: each in a process of its own. */
const alone = [
  'activities/*.test.ts',
  'activities/processes/movingMany.test.ts',
  'scale-agent/*.test.ts',
  'scale-agent/drivers/**/*.test.ts',
  'docker/**/*.test.ts',
  'tools/**/*.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/globalSetup.ts'],
    testTimeout: 30_000,
    // The first suite of a run makes the database that the others are copied from.
    hookTimeout: 120_000,
    // They wait as often as they work: for timers, programs and pages.
    maxWorkers: 3,
    // All projects are one queue: no core waits for the last suite of one before the next begins.
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'floors',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere, ...alone, 'e2e/**'],
          // They keep nothing in modules: one process loads the declarations once and runs many files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: alone,
          exclude: everywhere,
          globalSetup: ['tools/testing/workflowsSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['e2e/**/*.test.ts'],
          exclude: everywhere,
          globalSetup: ['tools/testing/interfacesSetup.ts', 'tools/testing/workflowsSetup.ts'],
        },
      },
    ],
  },
});
