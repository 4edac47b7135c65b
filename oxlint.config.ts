import { defineConfig } from 'oxlint';
import { arrowRule } from './tools/lint/arrows.ts';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'vitest', 'jsx-a11y'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/rules-of-hooks': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'fc.assert', '*Become', '*Becomes', 'journeyWithKills'] },
    ],
    // The second argument is the message of a failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],

    // The compiler says it better, or the rule is about another style than ours.
    'react/react-in-jsx-scope': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A driver at a kiosk and a clerk in a dialog have one thing to do next.
    'jsx-a11y/no-autofocus': 'off',
    // Rules of the React compiler, which we do not use.
    'react/refs': 'off',
    'react/purity': 'off',
    'react/immutability': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
  },
  ignorePatterns: ['**/dist/**', '.keja/**'],
  overrides: [
    ...arrowRule,
    // Tables of cases, of words and of columns are as long as what they list.
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'database/migrations/**',
        '**/i18n/**',
        'domain/labels/**',
        'domain/kernel/errorCatalogue.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    // A test is a list of cases.
    { files: ['**/*.test.ts', '**/*.test.tsx'], rules: { 'max-lines-per-function': 'off' } },
  ],
});
