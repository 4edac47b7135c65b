import type { FilterPart } from '#domain/platform/filterParts.ts';
import type { Sql } from '../sql.ts';

/**
 * The condition of events whose calendar was not removed. It names the removed calendars. A person who only attends an event
 * may not see its calendar, and a condition on a record that they do not see never holds.
 */
export async function notInRemovedCalendar(db: Sql): Promise<readonly FilterPart[]> {
  const removed = await db.selectFrom('calendar').select('id').where('marked_to_delete', '=', true).execute();
  if (removed.length === 0) return [];
  return [{ fieldPath: 'calendar', operator: 'notInList', value: removed.map(({ id }) => id) }];
}
