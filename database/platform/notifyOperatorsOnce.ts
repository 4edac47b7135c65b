import { sql } from 'kysely';
import type { NoticeName } from '#domain/platform/notices.ts';
import type { Transaction } from '../transaction.ts';
import { lockRow, type Identified } from '../writing/lockRow.ts';
import { notify, type Notice } from './notify.ts';
import { staffWithRole } from './staffWithRole.ts';

/** Operators are notified of errors of one thing once in this time, whichever process finds them and however often. */
const noticeInterval = '15 minutes';

interface ErrorNotice<N extends NoticeName> extends Pick<Notice<N>, 'notice' | 'facts'> {
  readonly about: NonNullable<Notice['about']>;
  /** The table of the record that the notice is about. */
  readonly table: Identified;
}

/** Notifies the operators of an error, unless they were notified of one of the same record a short time ago. */
export async function notifyOperatorsOnce<N extends NoticeName>(
  tx: Transaction,
  { notice, facts, about, table }: ErrorNotice<N>,
): Promise<void> {
  // The lock keeps two errors at the same moment from causing two notifications.
  await lockRow(tx.sql, table, about.id);
  const earlierNotice = await sql`
    select 1 from notification where object_name = ${about.object} and object_id = ${about.id} and type = 'ERROR'
      and created_at > now() - ${noticeInterval}::interval limit 1`.execute(tx.sql);
  if (earlierNotice.rows.length > 0) return;
  await notify(tx, { to: await staffWithRole(tx, 'operator'), notice, facts, about });
}
