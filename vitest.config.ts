import { defineConfig } from 'vitest/config';

const everywhere = ['**/node_modules/**', '**/dist/**', '.keja/**'];

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/globalSetup.ts'],
    testTimeout: 30_000,
    // Suites wait more than they work: for timers, browsers and each other's processes.
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'floors', include: ['**/*.test.{ts,tsx}'], exclude: [...everywhere, 'e2e/**'] },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['e2e/**/*.test.ts'],
          exclude: everywhere,
          globalSetup: ['tools/testing/interfacesSetup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
