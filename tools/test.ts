import { runChecks, runSuites, type Group } from './testing/groups.ts';

/**
 * `npm test` checks the sources and runs the usual tests, `npm run test:long` the longer ones. The last line of the output says
 * how many passed and how many failed. Words after either command choose test files by parts of their names; `npm test` then
 * includes the long ones.
 */

/** How long a run of `npm test` may take on two free cores. */
const budgetMinutes = 10;
/** How many of the slowest files are listed. */
const shownCount = 12;

const words = process.argv.slice(2);
const isLong = words.includes('--long');
const filters = words.filter((word) => word !== '--long');

/** The tests of programs mostly wait, so the checks of the sources run beside them. The other groups keep every core busy. */
const usual = async (): Promise<readonly Group[]> => [
  ...(await Promise.all([runChecks(), runSuites('programs', filters)])),
  await runSuites('layers', filters),
  await runSuites('whole', filters),
];

/** The group `long` includes the tests against other people's programs (`peers`). */
const long = async (): Promise<readonly Group[]> => [
  await runSuites('sweeps', filters),
  await runSuites('long', filters),
];

/** Prints the slowest files and the processor time of each group, so that the author of a test sees what it costs. */
const showCost = (groups: readonly Group[]): void => {
  const slowest = groups
    .flatMap(({ durations }) => Object.entries(durations))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shownCount);
  console.log('\nThe slowest files, in seconds:');
  for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
  console.log('\nMinutes of the processor:');
  for (const { name, seconds } of [...groups, { name: 'together', seconds: sum(groups, 'seconds') }])
    console.log(`${(seconds / 60).toFixed(1).padStart(7)}  ${name}`);
};

const sum = (groups: readonly Group[], figure: 'passed' | 'failed' | 'seconds'): number =>
  groups.reduce((all, each) => all + each[figure], 0);

const startedAt = performance.now();
const groups = isLong ? await long() : [...(await usual()), ...(filters.length > 0 ? await long() : [])];
showCost(groups);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
// The budget is only reported. A longer run is no failure, because the machine may be busy with other work.
const budget = isLong ? '' : ` of the ${budgetMinutes} that a run may take on two free cores`;
console.log(`\n${minutes} minutes${budget}`);
const failures = groups.flatMap((group) => group.failures);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}\n`);
const hasTestFiles = groups.some(({ durations }) => Object.keys(durations).length > 0);
const failed = sum(groups, 'failed') + (hasTestFiles ? 0 : 1);
if (!hasTestFiles) console.log('No test file was found.');
console.log(`\n${sum(groups, 'passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
