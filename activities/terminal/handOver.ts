import { claimKey, dropKey, keepResult, keptResult } from '#database/keptResult.ts';
import type { Database } from '#database/connect.ts';
import { isDone } from '#database/transaction.ts';
import { NotTaken, type SmsMessage, type SmsProvider } from '../sms/provider.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/**
 * Hands a message to its provider, at most once. One that knows our ids refuses a repetition by itself. For any other
 * the attempt is noted before it is made: where the answer was lost nobody knows whether it was taken, and it is not
 * made again, for a driver who is called twice comes twice. Such a message has our own id and gets no receipt.
 */
export async function handOver(
  { sql: db }: Pick<Database, 'sql'>,
  provider: SmsProvider,
  message: SmsMessage,
): Promise<{ readonly providerId: string }> {
  if (provider.refusesRepeats) return provider.send(message);
  const key = `${message.idx}:handed`;
  // The attempt is not noted before there is a connection: a process that ends meanwhile has handed over nothing.
  if (!(await isDone(db, key))) await provider.ready?.();
  if (!(await claimKey(db, key))) return { providerId: (await keptResult<string>(db, key)) ?? message.idx };
  try {
    const taken = await provider.send(message);
    await keepResult(db, key, taken.providerId);
    return taken;
  } catch (error) {
    const untaken = error instanceof NotTaken || error instanceof KejaError;
    if (untaken) await dropKey(db, key);
    throw error;
  }
}
