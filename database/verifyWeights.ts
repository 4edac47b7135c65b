import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ChainReport } from '#domain/weighing/weightChain.ts';
import { connect } from './connect.ts';
import { settingsOrEnd } from './settingsHere.ts';
import { verifyWeightMemory } from './weighing/weightMemory.ts';

/**
 * `npm run verify-weights`: checks the whole chain of hashes in the weight memory. Exits with 1 when it is broken. With
 * `--rows=N --hash=H` from an earlier run it also finds rows that were removed from the end since.
 */
const settings = settingsOrEnd();
const { values } = parseArgs({ options: { rows: { type: 'string' }, hash: { type: 'string' } } });
/** What an earlier run reported; undefined if nothing is given. */
const since =
  values.rows === undefined
    ? undefined
    : { rows: z.coerce.number().int().positive().parse(values.rows), lastHash: values.hash ?? null };

const faultOf = ({ rows, fault }: ChainReport): string | undefined => {
  if (fault?.kind === 'cut') return `was cut off at its end: ${rows} rows are left of ${since?.rows}.`;
  return fault
    ? `is ${fault.kind} at row ${fault.id} (capture ${fault.captureId}), after ${rows} good rows.`
    : undefined;
};

const database = await connect(settings.DATABASE_URL, { secretKey: settings.SECRET_KEY, poolSize: 1 });
const report = await verifyWeightMemory(database, since);
await database.close();
const fault = faultOf(report);
if (fault) {
  console.error(`The weight memory ${fault}`);
  process.exit(1);
}
console.log(`The weight memory is whole: ${report.rows} rows, last hash ${report.lastHash ?? 'none'}.`);
