import { connect } from './connect.ts';
import { settingsOrEnd } from './settingsHere.ts';
import { checkStock, type StockFault } from './goods/checkStock.ts';

/**
 * `npm run verify-stock`: compares every delivery note and inventory document with its postings in the stock register. Exits
 * with 1 when they differ.
 */
const settings = settingsOrEnd();
const database = await connect(settings.DATABASE_URL, { secretKey: settings.SECRET_KEY, poolSize: 1 });
const { documents, postings, faults } = await database.transaction(async (tx) => checkStock(tx.sql));
await database.close();

const faultOf = ({ object, id, expected, found }: StockFault): string =>
  object === null
    ? `The book has a ${found.join('; ')}.`
    : `${object} ${id} must have written: ${expected.join('; ') || 'nothing'}. It wrote: ${found.join('; ') || 'nothing'}.`;

if (faults.length > 0) {
  console.error(faults.map(faultOf).join('\n'));
  process.exit(1);
}
console.log(`The stock agrees with its documents: ${documents} documents, ${postings} lines.`);
