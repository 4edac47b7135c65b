import { hash } from 'node:crypto';
import pg from 'pg';
import { connect } from '#database/connect.ts';
import { verifyWeightMemory } from '#database/weighing/weightMemory.ts';
import { barePool } from './barePool.ts';
import type { Environment } from './environment.ts';
import { spentInTurns, type Comparison } from './measure.ts';
import { usedHere } from './processor.ts';
import { fillWeights } from './year/fillWeights.ts';

const rowsInAll = 50_000;
const pageSize = 1000;
const rounds = 5;
const microsecondsPerMs = 1000;

/** The verification of the weight memory, against a loop that only reads the same rows and hashes texts of the same length. */
export async function weightMemoryBench(environment: Environment): Promise<Comparison[]> {
  const databaseUrl = await environment.newDatabase();
  const database = await connect(databaseUrl, { secretKey: environment.secretKey });
  const bare = barePool(databaseUrl);
  const filler = new pg.Client({ connectionString: databaseUrl });
  await filler.connect();
  try {
    const noProgress = () => undefined;
    await fillWeights(filler, noProgress, rowsInAll);
    await filler.query('vacuum analyze weight_memory');
    const ours = async () => {
      const { fault, rows } = await verifyWeightMemory(database);
      if (fault || rows < rowsInAll) throw new Error(`the memory of ${rows} rows is not whole`);
    };
    const bareWalk = async () => {
      let after = 0;
      for (;;) {
        const { rows } = await bare.query<string[]>({
          name: 'walk',
          text: `select id, scale_id, capture_id, seq, weight, visit, taken_at::text, received_at::text, raw, alibi_no, hash
            from weight_memory where id > $1 order by id limit ${pageSize}`,
          values: [after],
          rowMode: 'array',
        });
        for (const row of rows) hash('sha256', row.join());
        if (rows.length < pageSize) return;
        after = Number(rows.at(-1)?.[0]);
      }
    };
    // Both sides run in this process. The pool asks which connections the database has; ours ends with each verification.
    const used = () => usedHere(bare, environment.postgres.pid);
    const { processor } = await spentInTurns(rounds, used, { ours, bare: bareWalk });
    const aRow = (ms: number) => (ms * microsecondsPerMs) / rowsInAll;
    return [
      {
        name: `the weight memory of ${rowsInAll}, verified: processor time of the program and Postgres`,
        unit: 'µs a row',
        goal: '5 µs',
        ours: aRow(processor.ours),
        bare: aRow(processor.bare),
      },
    ];
  } finally {
    await filler.end();
    await bare.end();
    await database.close();
  }
}
