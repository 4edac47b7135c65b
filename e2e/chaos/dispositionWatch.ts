import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Sql } from '#database/sql.ts';

/** The state of a truck, by its record. */
export interface Standing {
  readonly id: number;
  /** Where it is between the road and the terminal (`carsQueueStatus`), such as `EntryAllowed`. */
  readonly queue: string;
  /** How far it is loaded or unloaded (`state`), such as `SecondWeighing`. */
  readonly state: string;
}

/** Waits for the states of many trucks, and reads them all with one query. */
export interface DispositionWatch {
  /** Resolves with the first state for which `reached` is true. */
  until(dispositionId: number, reached: (standing: Standing) => boolean): Promise<Standing>;
  close(): Promise<void>;
}

interface Waiting {
  readonly id: number;
  readonly reached: (standing: Standing) => boolean;
  readonly resolve: (standing: Standing) => void;
}

const lookEveryMs = 250;

export function watchDispositions(db: Sql): DispositionWatch {
  const waiting = new Set<Waiting>();
  const closing = new AbortController();

  const look = async (): Promise<void> => {
    const ids = [...new Set([...waiting].map(({ id }) => id))];
    if (ids.length === 0) return;
    const { rows } = await sql<Standing>`
      select id, cars_queue_status as queue, state from disposition where id = any(${ids})`.execute(db);
    const standings = new Map(rows.map((row) => [row.id, row]));
    for (const each of waiting) {
      const row = standings.get(each.id);
      if (!row || !each.reached(row)) continue;
      waiting.delete(each);
      each.resolve(row);
    }
  };
  const looking = (async () => {
    // Postgres may be away for a moment; the next look then finds the states.
    for (; !closing.signal.aborted; await pause(lookEveryMs)) await look().catch(() => undefined);
  })();

  return {
    until: (id, reached) => new Promise((resolve) => void waiting.add({ id, reached, resolve })),
    close: () => {
      closing.abort();
      return looking;
    },
  };
}
