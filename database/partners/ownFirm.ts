import type { Sql } from '../sql.ts';

interface OwnFirm {
  /** By it we say who asks. */
  readonly nip: string | null;
  /** The key to the register of firms, sealed. */
  readonly gusKey: string | null;
}

/** Our firm, as registers know it: the first of our own; nothing is known of it where there is none yet. */
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
