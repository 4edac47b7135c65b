import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { chainText } from '#domain/weighing/weightChain.ts';
import { weightsOfAYear } from './rowsOfAYear.ts';

/** Rows of one insert. The number of weights is a multiple of it. */
const rowsPerInsert = 5000;
const yearMs = 365 * 24 * 3600 * 1000;

/**
 * Adds weights of the past year, evenly spread. They continue the hash chain of the existing weights, as if scales had written
 * them.
 * @param say reports the progress
 */
export async function fillWeights(
  client: Client,
  say: (line: string) => void,
  count = weightsOfAYear,
): Promise<void> {
  say(`${count} weights`);
  const { rows } = await client.query<{ hash: string }>(
    'select hash from weight_memory order by id desc limit 1',
  );
  // The weights of a bunker scale are batches and not vehicles.
  const scales = await client.query<{ id: number }>(
    `select id from scale where scales_type <> 'Bunker' order by id`,
  );
  let previousHash = rows[0]?.hash ?? null;
  for (let first = 1; first <= count; first += rowsPerInsert) {
    const weights = Array.from({ length: rowsPerInsert }, (_each, index) => {
      const seq = first + index;
      const at = new Date(Date.now() - yearMs + (seq * yearMs) / count).toISOString();
      const weight = {
        scaleId: (scales.rows[seq % scales.rows.length] as { id: number }).id,
        captureId: randomUUID(),
        seq,
        // 14 to 40 tonnes, with the three decimals that the column has: the hash is over this text.
        weight: (14 + (seq % 26_000) / 1000).toFixed(3),
        unit: 't',
        visit: seq,
        takenAt: at,
        receivedAt: at,
        // An answer in the form of a scale; nobody reads its number.
        raw: `S S ${seq} kg`,
        alibiNo: String(seq),
        origin: 'Measured',
        enteredById: null,
        enteredWhy: null,
        previousHash,
      };
      const hash = createHash('sha256').update(chainText(weight)).digest('hex');
      previousHash = hash;
      return { ...weight, hash };
    });
    await insert(client, weights);
  }
}

const insert = (client: Client, weights: readonly object[]) =>
  client.query(
    `insert into weight_memory (scale_id, capture_id, seq, weight, unit, visit, taken_at, received_at, raw, alibi_no,
       origin, previous_hash, hash, created_at, updated_at, marked_to_delete)
     select "scaleId", "captureId", seq, weight, unit, visit, "takenAt", "receivedAt", raw, "alibiNo",
       origin, "previousHash", hash, "receivedAt", "receivedAt", false
     from json_to_recordset($1) as given("scaleId" int, "captureId" text, seq int, weight numeric, unit text, visit int,
       "takenAt" timestamptz, "receivedAt" timestamptz, raw text, "alibiNo" text, origin text, "previousHash" text, hash text)`,
    [JSON.stringify(weights)],
  );
