import { sql } from 'kysely';
import { notify } from '../platform/notify.ts';
import { operators } from '../platform/operators.ts';
import type { Transaction } from '../transaction.ts';
import { holdRow } from '../writing/holdRow.ts';

/** A printer that stays silent is told of once in so long, however many drivers want paper. */
const again = '15 minutes';

/** Tells the operators that nothing came out of a working place's printer. */
export async function tellOfSilentPrinter(
  tx: Transaction,
  place: { readonly id: number; readonly name: string },
): Promise<void> {
  // One after the other: two drivers may find it silent in the same moment.
  await holdRow(tx.sql, 'working_place', place.id);
  const told = await sql`
    select 1 from notification where object_name = 'workingPlace' and object_id = ${place.id} and type = 'ERROR'
      and created_at > now() - ${again}::interval limit 1`.execute(tx.sql);
  if (told.rows.length > 0) return;
  await notify(tx, {
    to: await operators(tx),
    notice: 'printerSilent',
    facts: { place: place.name },
    about: { object: 'workingPlace', id: place.id },
  });
}
