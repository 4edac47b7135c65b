import { setTimeout as pause } from 'node:timers/promises';
import type { TakenMessage } from './messages.ts';

/** SMSAPI's numbers of the final states of a message. */
const statuses = { DELIVERED: '404', UNDELIVERED: '405' } as const;

const patienceMs = 60_000;
const againMs = 500;

/** Reports the state by GET, again and again for a minute until the answer is a plain OK. @returns whether it was */
export async function sendReceipt(message: TakenMessage, notifyUrl: string): Promise<boolean> {
  const url = new URL(notifyUrl);
  const status = message.status === 'UNDELIVERED' ? 'UNDELIVERED' : 'DELIVERED';
  const seconds = String(Math.round(Date.now() / 1000));
  const report = {
    MsgId: message.id,
    status: statuses[status],
    status_name: status,
    idx: message.idx ?? '',
    to: message.number,
    sent_at: seconds,
    donedate: seconds,
    from: message.from,
  };
  for (const [name, value] of Object.entries(report)) url.searchParams.set(name, value);
  for (let waited = 0; waited < patienceMs; waited += againMs) {
    const isAcknowledged = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => response.ok && (await response.text()).trim() === 'OK',
      () => false,
    );
    if (isAcknowledged) return true;
    await pause(againMs);
  }
  return false;
}
