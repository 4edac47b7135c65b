import { sql } from 'kysely';
import { tableOf } from '../schema/naming.ts';
import type { Hooks } from '../writing/hooks.ts';

/**
 * Hooks that give a new record without a status the default one.
 * @param statuses the object that lists the statuses, such as `salesOrderStatus`
 */
export function beginsWithDefault(statuses: string): Hooks {
  return {
    beforeWrite: async (draft, before, { tx }) => {
      if (before || typeof draft.status === 'number') return;
      const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableOf({ name: statuses }))}
      where "default" and not marked_to_delete order by id limit 1`.execute(tx.sql);
      draft.status = rows[0]?.id ?? null;
    },
  };
}
