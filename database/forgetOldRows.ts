import { sql } from 'kysely';
import { forgetUnconfirmed } from './accounts/forgetUnconfirmed.ts';
import type { Database } from './connect.ts';
import { storedFirmPrefix } from './finance/storedFirms.ts';
import { bankAskedPrefix } from './partners/storeBankRates.ts';
import { requestKeyPrefix } from './transaction.ts';

/** Handled rows are kept for the investigation of problems. */
const outboxDays = 30;
/** A driver looks at a slip once, and can ask for it again. */
const slipDays = 1;
/** A user who has not received the answer to an import asks again on the same day. */
const importDays = 1;
/** `transition` keeps the result of a write that must take effect once, by its key. For how many days, by the key's beginning. */
const resultDays = [
  // A request whose answer was lost is not repeated more than a week later.
  [requestKeyPrefix, 7],
  // These keys name the day, or the hour, for which their result counts.
  [storedFirmPrefix, 1],
  [bankAskedPrefix, 1],
] as const;

/** Nothing repeats a step of a workflow that closed so many days ago: even its history has been deleted. */
const stepDays = 60;

/** Deletes rows that are kept for a limited time. The steps of a workflow are kept as long as it may repeat them. */
export async function forgetOldRows(database: Database): Promise<void> {
  const { sql: db } = database;
  await sql`delete from outbox where processed_at < now() - make_interval(days => ${outboxDays})`.execute(db);
  for (const [prefix, days] of resultDays)
    await sql`delete from transition where starts_with(key, ${prefix})
      and at < now() - make_interval(days => ${days})`.execute(db);
  await sql`delete from slip_pdf where created_at < now() - make_interval(days => ${slipDays})`.execute(db);
  await sql`delete from sheet_import where started_at < now() - make_interval(days => ${importDays})`.execute(
    db,
  );
  await forgetSteps(database);
  await forgetUnconfirmed(database);
}

/**
 * The key of a step begins with the id of its workflow, or with `reconcile:` for a pass of the reconciler. The first statement
 * deletes old keys of workflows that run for some days only, of passes, and of the queues of stations, which run on but do not
 * come back to a step of so long ago. The second statement deletes old keys of journeys whose truck has left; `journey-` is
 * followed by the id of the disposition. Steps of all other workflows are kept.
 */
const forgetSteps = async ({ sql: db }: Database): Promise<void> => {
  await sql`delete from transition where at < now() - make_interval(days => ${stepDays})
    and key ~ '^(sms-|mail-|print-|cardPayment-|queue-|reconcile:)'`.execute(db);
  await sql`delete from transition t using disposition d
    where t.at < now() - make_interval(days => ${stepDays}) and t.key ~ '^journey-[0-9]{1,9}:'
      and d.id = (substring(t.key from '^journey-([0-9]{1,9}):'))::int
      and d.cars_queue_status in ('TerminalExit', 'Deleted')
      and d.updated_at < now() - make_interval(days => ${stepDays})`.execute(db);
};
