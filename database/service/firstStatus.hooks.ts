import { sql } from 'kysely';
import { tableOf } from '../schema/naming.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A new record that says nothing of its status begins with the one that the dictionary marks as default. */
export const beginsWithDefault = (statuses: string): Hooks => ({
  beforeWrite: async (draft, before, { tx }) => {
    if (before || typeof draft.status === 'number') return;
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tableOf({ name: statuses }))}
      where "default" and not marked_to_delete order by id limit 1`.execute(tx.sql);
    draft.status = rows[0]?.id ?? null;
  },
});
