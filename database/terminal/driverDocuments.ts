import type { Sql } from '../sql.ts';

/** The last document that the driver of a disposition has shown. */
export function lastDocumentOf(db: Sql, dispositionId: number) {
  return db
    .selectFrom('driver_document')
    .select(['id', 'document_name as name', 'data_confirmed as confirmed'])
    .where('disposition_id', '=', dispositionId)
    .where('marked_to_delete', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
