import { expect, it } from 'vitest';
import { graphIn } from './graphNames.ts';
import { graphOf, stage } from './testing.ts';

const kept = graphOf(stage(1, { name: 'Wycena' }), stage(2, { name: 'Podpis' }));
const catalog = new Map([
  [1, { lang: { de: 'Bewertung' } }],
  [2, { lang: null }],
]);

it.each([
  ['a stage that somebody has translated is called so', 'de', ['Bewertung', 'Podpis']],
  ['another reader sees the name that the version kept', 'en', ['Wycena', 'Podpis']],
] as const)('%s', (_rule, language, expected) => {
  expect(graphIn(language, kept, catalog).stages.map(({ name }) => name)).toEqual(expected);
});
