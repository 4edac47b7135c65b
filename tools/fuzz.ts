import { openEnvironment, type FuzzedApi } from './fuzz/environment.ts';
import { kinds, rounds, type Round } from './fuzz/rounds.ts';
import { fuzz, type Outcome } from './fuzz/schemathesis.ts';

/**
 * `npm run fuzz`: schemathesis reads our own description of the API and sends requests that fit it and requests that do not, as
 * each kind of person, without Temporal and with it. `-- --seed 7` repeats a run, `-- --short` sends only a few hundred requests,
 * `-- --temporal` leaves out the rounds without Temporal.
 */
const argument = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
};
const seed = Number(argument('seed') ?? Math.floor(Math.random() * 1_000_000));
if (!Number.isSafeInteger(seed)) throw new Error('A seed is a whole number.');
const onlyTemporal = process.argv.includes('--temporal');
const short = process.argv.includes('--short');

console.log(`Seed ${seed}. Starting Postgres and the API`);
const environment = await openEnvironment();
const outcomes: Outcome[] = [];
const sum = (numberIn: (outcome: Outcome) => number) =>
  outcomes.reduce((all, each) => all + numberIn(each), 0);
const printTotals = (): void =>
  console.log(
    `\n${sum(({ requests }) => requests)} requests, ${sum(({ failures }) => failures)} failures, seed ${seed}`,
  );
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.log('Ended early: the round that was under way is not counted');
    printTotals();
    void environment.close().finally(() => process.exit(1));
  });

/** Each round has a seed of its own, so that two rounds do not send the same requests. */
const runRound = async (api: FuzzedApi, round: Round): Promise<void> => {
  const outcome = await fuzz({ api, round, seed: seed + outcomes.length, folder: environment.folder, short });
  outcomes.push(outcome);
  console.log(`${round.title}: ${outcome.requests} requests, ${outcome.failures} failures`);
};

try {
  for (const temporal of onlyTemporal ? [true] : [false, true]) {
    const chosenRounds = rounds.filter((round) => round.temporal === temporal);
    const api = await environment.startApi(temporal, [...kinds]);
    for (const round of chosenRounds) await runRound(api, round);
    await api.stop();
  }
} finally {
  await environment.close();
}

printTotals();
const failed = sum(({ failures }) => failures);
process.exitCode = failed > 0 || outcomes.some(({ complete }) => !complete) ? 1 : 0;
