import { sql } from 'kysely';
import { forgetUnconfirmed } from '#database/accounts/forgetUnconfirmed.ts';
import type { Database } from '#database/connect.ts';
import { requestKeyPrefix } from '#database/transaction.ts';

/** Handled rows stay for whoever looks into what happened. */
const outboxDays = 30;
/** A driver looks at a slip once, and can ask for it again. */
const slipDays = 1;
/** Nobody sends a lost write again after so long. */
const requestDays = 7;

/** Nothing asks again for a step of a workflow that has been closed for so long: not even its history is left. */
const stepDays = 60;

/** Takes out what was kept for a while only. The steps of a workflow stay as long as it may ask for them again. */
export const forgetOldRows = async (database: Database): Promise<void> => {
  const { sql: db } = database;
  await sql`delete from outbox where processed_at < now() - make_interval(days => ${outboxDays})`.execute(db);
  await sql`delete from transition where starts_with(key, ${requestKeyPrefix})
    and at < now() - make_interval(days => ${requestDays})`.execute(db);
  await sql`delete from slip_pdf where created_at < now() - make_interval(days => ${slipDays})`.execute(db);
  await forgetSteps(database);
  await forgetUnconfirmed(database);
};

/** Messages and passes live for days, a truck as long as it is under way. Steps of any other process stay. */
const forgetSteps = async ({ sql: db }: Database): Promise<void> => {
  await sql`delete from transition where at < now() - make_interval(days => ${stepDays})
    and key ~ '^(sms-|mail-|print-|cardPayment-|queue-|reconcile:)'`.execute(db);
  await sql`delete from transition t using disposition d
    where t.at < now() - make_interval(days => ${stepDays}) and t.key ~ '^journey-[0-9]{1,9}:'
      and d.id = (substring(t.key from '^journey-([0-9]{1,9}):'))::int
      and d.cars_queue_status in ('TerminalExit', 'Deleted')
      and d.updated_at < now() - make_interval(days => ${stepDays})`.execute(db);
};
