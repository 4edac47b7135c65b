import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { NotTaken, type SmsMessage, type SmsProvider } from '../sms/provider.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/**
 * Hands a message to its provider, at most once. One that knows our ids refuses a repetition by itself. For any other
 * the attempt is noted before it is made: where the answer was lost nobody knows whether it was taken, and it is not
 * made again, for a driver who is called twice comes twice. Such a message has our own id and gets no receipt.
 */
export const handOver = async (
  { sql: db }: Pick<Database, 'sql'>,
  provider: SmsProvider,
  message: SmsMessage,
): Promise<{ readonly providerId: string }> => {
  if (provider.refusesRepeats) return provider.send(message);
  const key = `${message.idx}:handed`;
  const { numAffectedRows } = await sql`
    insert into transition (key) values (${key}) on conflict do nothing`.execute(db);
  if (!numAffectedRows) {
    const { rows } = await sql<{ result: string | null }>`
      select result from transition where key = ${key}`.execute(db);
    return { providerId: rows[0]?.result ?? message.idx };
  }
  try {
    const taken = await provider.send(message);
    await sql`update transition set result = ${JSON.stringify(taken.providerId)} where key = ${key}`.execute(
      db,
    );
    return taken;
  } catch (error) {
    const untaken = error instanceof NotTaken || error instanceof KejaError;
    if (untaken) await sql`delete from transition where key = ${key}`.execute(db);
    throw error;
  }
};
