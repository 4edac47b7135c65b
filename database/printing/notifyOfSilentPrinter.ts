import { sql } from 'kysely';
import { notify } from '../platform/notify.ts';
import { staffWithRole } from '../platform/staffWithRole.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Operators are notified about a silent printer once in this time, however many drivers print. */
const noticeInterval = '15 minutes';

/** Notifies the operators that the printer of a working place printed nothing. */
export async function notifyOfSilentPrinter(
  tx: Transaction,
  place: { readonly id: number; readonly name: string },
): Promise<void> {
  // The lock keeps two drivers at the same moment from causing two notifications.
  await lockRow(tx.sql, 'working_place', place.id);
  const earlierNotice = await sql`
    select 1 from notification where object_name = 'workingPlace' and object_id = ${place.id} and type = 'ERROR'
      and created_at > now() - ${noticeInterval}::interval limit 1`.execute(tx.sql);
  if (earlierNotice.rows.length > 0) return;
  await notify(tx, {
    to: await staffWithRole(tx, 'operator'),
    notice: 'printerSilent',
    facts: { place: place.name },
    about: { object: 'workingPlace', id: place.id },
  });
}
