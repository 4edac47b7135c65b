import { agentBench } from './agent.bench.ts';
import { boardBench } from './board.bench.ts';
import { countsBench } from './counts.bench.ts';
import { exportBench } from './export.bench.ts';
import { fanOutBench } from './fanOut.bench.ts';
import { openEnvironment } from './environment.ts';
import { journeyBench } from './journey.bench.ts';
import { countingSettings } from './journeyCounts.ts';
import { listBench } from './list.bench.ts';
import { parserBench } from './parsers.bench.ts';
import { ordersBench } from './orders.bench.ts';
import { pricesBench } from './prices.bench.ts';
import { searchBench } from './search.bench.ts';
import { requestsBench } from './requests.bench.ts';
import { mailboxBench } from './mailbox.bench.ts';
import { table, type Comparison } from './measure.ts';
import { typingBench } from './typing.bench.ts';
import { weightMemoryBench } from './weightMemory.bench.ts';
import { yearBench } from './year.bench.ts';
import { yearFolder, yearSettings } from './year/keptYear.ts';

/**
 * `npm run bench`: prints each figure of Keja beside that of the bare library, measured in the same run. Only the ratios can be
 * compared between machines. `-- list` runs one bench. `-- year` must be the only one: it takes minutes, and keeps its data.
 */
const benches = {
  list: listBench,
  weightMemory: weightMemoryBench,
  requests: requestsBench,
  search: searchBench,
  journey: journeyBench,
  counts: countsBench,
  fanOut: fanOutBench,
  export: exportBench,
  agent: agentBench,
  parsers: parserBench,
  board: boardBench,
  orders: ordersBench,
  prices: pricesBench,
  mailbox: mailboxBench,
  typing: typingBench,
};
const chosenNames = process.argv.slice(2);
const isYear = chosenNames.join() === 'year';
const unknownName = isYear ? undefined : chosenNames.find((name) => !(name in benches));
if (unknownName)
  throw new Error(`There is no bench "${unknownName}"; there are ${Object.keys(benches).join(', ')}.`);

console.log('starting Postgres and Temporal');
let logText = '';
const yearOptions = {
  postgresFolder: yearFolder,
  postgresSettings: yearSettings,
  postgresLog: (words: string) => {
    logText += words;
  },
};
const countsStatements =
  chosenNames.length === 0 || chosenNames.some((name) => name === 'journey' || name === 'counts');
const usualOptions = countsStatements ? { postgresSettings: countingSettings } : {};
const environment = await openEnvironment(isYear ? yearOptions : usualOptions);

/** Ends all programs before this process ends with an error. */
const giveUp = async (why: unknown) => {
  console.error(why);
  await environment.close();
  process.exit(1);
};
process.once('uncaughtException', (error) => void giveUp(error));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void giveUp(`ended by ${signal}`));

const comparisons: Comparison[] = [];
if (isYear) comparisons.push(...(await yearBench(environment, () => logText)));
for (const [name, bench] of isYear ? [] : Object.entries(benches)) {
  if (chosenNames.length > 0 && !chosenNames.includes(name)) continue;
  console.log(`measuring: ${name}`);
  comparisons.push(...(await bench(environment)));
}
console.log(`\n${table(comparisons)}`);
await environment.close();
