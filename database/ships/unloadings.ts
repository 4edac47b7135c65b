import type { Sql } from '../sql.ts';

/** The number that people know an unloading by. */
export async function unloadingNumber(db: Sql, unloadingId: number): Promise<string | undefined> {
  const unloading = await db
    .selectFrom('ship_unloading')
    .select('number_str')
    .where('id', '=', unloadingId)
    .executeTakeFirst();
  return unloading?.number_str ?? undefined;
}

/** The id of the newest unloading of a disposition that nobody has approved yet; undefined if there is none. */
export async function openUnloadingOf(db: Sql, dispositionId: number): Promise<number | undefined> {
  const unloading = await db
    .selectFrom('ship_unloading')
    .select('id')
    .where('disposition_id', '=', dispositionId)
    .where('approved_date', 'is', null)
    .where('marked_to_delete', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return unloading?.id;
}

/**
 * The id of the run that is open on a scale; undefined if there is none. If a disposition or an unloading of a ship is given,
 * the run must belong to it.
 */
export async function openRunOn(
  db: Sql,
  run: {
    readonly scaleId: number;
    readonly dispositionId?: number | undefined;
    readonly shipUnloadingId?: number | undefined;
  },
): Promise<number | undefined> {
  const { scaleId, dispositionId, shipUnloadingId } = run;
  let runs = db
    .selectFrom('plumb_line')
    .select('id')
    .where('scale_id', '=', scaleId)
    .where('end_weighting', 'is', null)
    .where('marked_to_delete', '=', false);
  if (dispositionId !== undefined) runs = runs.where('disposition_id', '=', dispositionId);
  if (shipUnloadingId !== undefined) runs = runs.where('ship_unloading_id', '=', shipUnloadingId);
  return (await runs.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id;
}
