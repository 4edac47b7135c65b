import type { Logger } from 'pino';
import { keepResult, keptResult } from '#database/keptResult.ts';
import { administrators, notify } from '#database/platform/notify.ts';
import { verifyWeightMemorySince, type MemoryProof } from '#database/weighing/weightMemory.ts';
import type { JsonValue } from '#domain/kernel/record.ts';
import type { Dependencies } from '../dependencies.ts';

const rowKey = 'weightMemory:proof';
/** After this time the whole memory is verified again, so that a change of an old row is found, too. */
const wholeEveryMs = 24 * 3_600_000;

interface StoredProof {
  /** Null after a fault: the next run then verifies all rows, and has no earlier state to compare them with. */
  readonly proof: MemoryProof | null;
  /** When the whole memory was last verified; ISO in UTC. */
  readonly wholeAt: string;
  /** The changed row that was found and of which people were notified. */
  readonly toldOf: string | null;
}

/** Verifies the rows since the last proof, and all rows once a day. Administrators are notified once of each changed row. */
export async function watchWeights({ database }: Pick<Dependencies, 'database'>, log: Logger): Promise<void> {
  // Only this function writes the row, so its shape is known.
  const stored = await (keptResult(database.sql, rowKey) as Promise<unknown> as Promise<
    StoredProof | undefined
  >);
  const verifiesAll = !stored || Date.now() - Date.parse(stored.wholeAt) > wholeEveryMs;
  // The proof is also needed when the whole memory is verified: without it nobody would notice that the last rows were cut off.
  const { report, proof } = await verifyWeightMemorySince(database, stored?.proof ?? null, {
    wholly: verifiesAll,
  });
  const { fault } = report;
  // The id of the changed row, or `end` if rows were cut off at the end.
  const place = fault && ('id' in fault ? String(fault.id) : 'end');
  await database.transaction(async (tx) => {
    if (place !== null && place !== stored?.toldOf) {
      log.error({ fault }, 'the weight memory was changed; npm run verify-weights says where');
      await notify(tx, {
        to: await administrators(tx),
        notice: 'weightMemoryChanged',
        facts: { row: place },
      });
    }
    const next: StoredProof = {
      proof,
      wholeAt: verifiesAll ? new Date().toISOString() : stored.wholeAt,
      toldOf: place,
    };
    await keepResult(tx.sql, rowKey, next as unknown as JsonValue);
  });
}
