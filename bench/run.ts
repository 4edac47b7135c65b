import { fanOutBench } from './fanOut.bench.ts';
import { journeyBench } from './journey.bench.ts';
import { listBench } from './list.bench.ts';
import { table, type Comparison } from './measure.ts';

/** `npm run bench`: each figure beside the bare library's in the same run; read the ratios. */
const comparisons: Comparison[] = [];
for (const bench of [listBench, journeyBench, fanOutBench]) {
  console.log(`measuring: ${bench.name}`);
  comparisons.push(...(await bench()));
}
console.log(table(comparisons));
process.exit(0);
