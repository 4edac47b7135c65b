import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { chainText } from '#domain/weighing/weightChain.ts';
import { weightsOfAYear } from './rowsOfAYear.ts';

const portion = 5000;
const yearMs = 365 * 24 * 3600 * 1000;

/** Adds a year of weights that chain on to those that are there, as the scales would have written them. */
export async function fillWeights(
  client: Client,
  say: (line: string) => void,
  count = weightsOfAYear,
): Promise<void> {
  say(`${count} weights`);
  const { rows } = await client.query<{ hash: string }>(
    'select hash from weight_memory order by id desc limit 1',
  );
  const scales = await client.query<{ id: number }>(
    `select id from scale where scales_type <> 'Bunker' order by id`,
  );
  let previousHash = rows[0]?.hash ?? null;
  for (let first = 1; first <= count; first += portion) {
    const weights = Array.from({ length: portion }, (_each, index) => {
      const seq = first + index;
      const at = new Date(Date.now() - yearMs + (seq * yearMs) / count).toISOString();
      const weight = {
        scaleId: (scales.rows[seq % scales.rows.length] as { id: number }).id,
        captureId: randomUUID(),
        seq,
        weight: (14 + (seq % 26_000) / 1000).toFixed(3),
        unit: 't',
        visit: seq,
        takenAt: at,
        receivedAt: at,
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
