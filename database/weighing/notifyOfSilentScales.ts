import { notifyOperatorsOnce } from '../platform/notifyOperatorsOnce.ts';
import type { Transaction } from '../transaction.ts';

/** Notifies the operators that none of an agent's scales gives a weight. */
export async function notifyOfSilentScales(
  tx: Transaction,
  agent: { readonly id: number; readonly scales: readonly string[] },
): Promise<void> {
  await notifyOperatorsOnce(tx, {
    notice: 'scalesSilent',
    facts: { scales: agent.scales.join(', ') },
    about: { object: 'scaleAgent', id: agent.id },
    table: 'scale_agent',
  });
}
