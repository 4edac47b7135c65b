import { sql } from 'kysely';
import { notify } from '../platform/notify.ts';
import { staffWithRole } from '../platform/staffWithRole.ts';
import type { Transaction } from '../transaction.ts';

/** The shortest time between two notices about the same agent, whichever process sends them. */
const noticeInterval = '15 minutes';

/** Notifies the operators that none of an agent's scales gives a weight. */
export async function notifyOfSilentScales(
  tx: Transaction,
  agent: { readonly id: number; readonly scales: readonly string[] },
): Promise<void> {
  await sql`select 1 from scale_agent where id = ${agent.id} for no key update`.execute(tx.sql);
  const earlierNotice = await sql`
    select 1 from notification where object_name = 'scaleAgent' and object_id = ${agent.id} and type = 'ERROR'
      and created_at > now() - ${noticeInterval}::interval limit 1`.execute(tx.sql);
  if (earlierNotice.rows.length > 0) return;
  await notify(tx, {
    to: await staffWithRole(tx, 'operator'),
    notice: 'scalesSilent',
    facts: { scales: agent.scales.join(', ') },
    about: { object: 'scaleAgent', id: agent.id },
  });
}
