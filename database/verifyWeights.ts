import { readSettings } from '#domain/platform/settings.ts';
import { connect } from './connect.ts';
import { verifyWeightMemory } from './weighing/weightMemory.ts';

/** `npm run verify-weights`: walks the weight memory and says whether it is whole. Ends with 1 when it is not. */
const settings = readSettings(process.env, 'migrate');
const database = await connect(settings.DATABASE_URL, { secretKey: settings.SECRET_KEY, poolSize: 1 });
const { rows, lastHash, fault } = await verifyWeightMemory(database);
await database.close();
if (fault) {
  console.error(`The weight memory is ${fault.kind} at row ${fault.id} (capture ${fault.captureId}), after ${rows} good rows.`);
  process.exit(1);
}
console.log(`The weight memory is whole: ${rows} rows, last hash ${lastHash ?? 'none'}.`);
