import { defineConfig } from 'vitest/config';
import { common, everywhere, long, wholeSetup } from './vitest.config.ts';

/** Suites that try a part of their cases with every `npm test`, and here the others: they ask for `thorough`. */
const alsoLong = ['e2e/looks.test.ts'];

/** `npm run test:long`. */
export default defineConfig({
  test: {
    ...common,
    provide: { thorough: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'long',
          include: [...long, ...alsoLong],
          exclude: everywhere,
          globalSetup: wholeSetup,
          maxWorkers: 3,
        },
      },
    ],
  },
});
