import type { Sql } from '../sql.ts';

interface OwnFirm {
  /** The tax number that identifies us to registers. */
  readonly nip: string | null;
  /** The key to the register of firms, sealed. */
  readonly gusKey: string | null;
}

/** The data of our firm for registers: the first of our own firms, with empty values if there is none. */
export async function ownFirm(db: Sql): Promise<OwnFirm> {
  const firm = await db
    .selectFrom('firm')
    .select(['nip', 'gus_key as gusKey'])
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return firm ?? { nip: null, gusKey: null };
}
