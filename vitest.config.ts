import { defineConfig } from 'vitest/config';
import { compiledFolder } from './tools/infrastructure/cache.ts';
import LongestFirst from './tools/testing/longestFirst.ts';
import { limitMs, patienceMs } from './tools/testing/patience.ts';

// Each process of a run loads the same packages: what Node has compiled of them once serves all.
process.env.NODE_COMPILE_CACHE ??= compiledFolder;

const everywhere = ['**/node_modules/**', '**/dist/**', '.keja/**'];

/** Suites that end processes, or are programs themselves: each in a process of its own. */
const alone = ['activities/**', 'scale-agent/**', 'docker/**', 'tools/**'];

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/globalSetup.ts'],
    testTimeout: limitMs,
    hookTimeout: limitMs,
    expect: { poll: { timeout: patienceMs } },
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
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: alone.map((floor) => `${floor}/*.test.{ts,tsx}`),
          exclude: everywhere,
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
          exclude: everywhere,
          globalSetup: ['tools/testing/interfacesSetup.ts', 'tools/testing/workflowsSetup.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
