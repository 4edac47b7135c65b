import { claimKey, dropKey, keepResult, keptResult } from '#database/keptResult.ts';
import type { Database } from '#database/connect.ts';
import { isDone } from '#database/transaction.ts';
import { NotTaken, type SmsMessage, type SmsProvider } from '../sms/provider.ts';
import { KejaError } from '#domain/kernel/fail.ts';

/**
 * Sends a message to its provider, at most once. A provider that knows our ids refuses a repetition itself. For any other
 * provider, the attempt is recorded before it is made. If its answer is lost, we do not know whether the message was taken. It is
 * then not sent again, because a driver who is called twice comes twice. The message keeps our own id and gets no receipt.
 */
export async function handOver(
  { sql: db }: Pick<Database, 'sql'>,
  provider: SmsProvider,
  message: SmsMessage,
): Promise<{ readonly providerId: string }> {
  if (provider.refusesRepeats) return provider.send(message);
  const key = `${message.idx}:handed`;
  // The attempt is recorded only after there is a connection, because a process that ends before that has sent nothing.
  if (!(await isDone(db, key))) await provider.ready?.();
  if (!(await claimKey(db, key))) return { providerId: (await keptResult<string>(db, key)) ?? message.idx };
  try {
    const sent = await provider.send(message);
    await keepResult(db, key, sent.providerId);
    return sent;
  } catch (error) {
    const isNotTaken = error instanceof NotTaken || error instanceof KejaError;
    if (isNotTaken) await dropKey(db, key);
    throw error;
  }
}
