import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow } from '../writing/lockRow.ts';

/** Which workflow sends a message, and when: the payload of the outbox. */
export type Sending = {
  readonly outgoingEmailId: number;
  /** Left out for the first attempt. */
  readonly attempt?: number;
  /** Left out for a message that is sent immediately. */
  readonly sendAt?: string;
};

/** The outbox payload of a message. Each sending after a withdrawal is a further attempt, with a workflow of its own. */
export function sendingOf({ id, withdrawals, sendAt }: AnyRecord): Sending {
  return {
    outgoingEmailId: id,
    ...(Number(withdrawals ?? 0) > 0 ? { attempt: Number(withdrawals) } : {}),
    ...(typeof sendAt === 'string' ? { sendAt } : {}),
  };
}

/** Makes a message that waits to be sent a draft again; its next sending has another workflow. */
export async function reopenMail(tx: Transaction, id: number): Promise<void> {
  await lockRow(tx.sql, 'outgoing_email', id);
  const { status, withdrawals } = await tx.records.get(systemActor, 'outgoingEmail', id);
  if (status !== 'queued') return;
  await tx.records.updateOnly(systemActor, 'outgoingEmail', id, {
    status: 'draft',
    date: new Date().toISOString(),
    sendAt: null,
    withdrawals: Number(withdrawals ?? 0) + 1,
  });
}

/** Notes the moment at which a waiting message is sent. A message that was taken back meanwhile stays a draft without one. */
export async function noteSendAt(tx: Transaction, id: number, sendAt: string): Promise<void> {
  await lockRow(tx.sql, 'outgoing_email', id);
  const { status } = await tx.records.get(systemActor, 'outgoingEmail', id);
  if (status === 'queued')
    await tx.records.updateOnly(systemActor, 'outgoingEmail', id, { sendAt, date: sendAt });
}
