import { sql } from 'kysely';
import { forgetUnconfirmed } from '#database/accounts/forgetUnconfirmed.ts';
import type { Database } from '#database/connect.ts';
import { requestKeyPrefix } from '#database/transaction.ts';

/** Handled rows stay for whoever looks into what happened. */
const outboxDays = 30;
/** Nobody sends a lost write again after so long. */
const requestDays = 7;

/** Takes out what was kept for a while only. The steps of workflows stay: they may be asked for again at any time. */
export const forgetOldRows = async (database: Database): Promise<void> => {
  const { sql: db } = database;
  await sql`delete from outbox where processed_at < now() - make_interval(days => ${outboxDays})`.execute(db);
  await sql`delete from transition where starts_with(key, ${requestKeyPrefix})
    and at < now() - make_interval(days => ${requestDays})`.execute(db);
  await forgetUnconfirmed(database);
};
