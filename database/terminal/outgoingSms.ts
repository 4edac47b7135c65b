import { sql } from 'kysely';
import { isoTime } from '#domain/kernel/time.ts';
import type { Sql } from '../sql.ts';
import { smsLettersColumn } from './smsLetters.ts';

/** Whether a message was stored under the key of this event, such as a move of a truck. */
export async function isTextedFor(db: Sql, event: string): Promise<boolean> {
  const sms = await db.selectFrom('outgoing_sms').select('id').where('event', '=', event).executeTakeFirst();
  return sms !== undefined;
}

/** What the workflow of a message is started with: its number, its template and, as ISO, when it was written. */
export async function smsToStart(db: Sql, outgoingSmsId: number) {
  const sms = await db
    .selectFrom('outgoing_sms')
    .select(['number_str as numberStr', 'template', 'created_at as writtenAt'])
    .where('id', '=', outgoingSmsId)
    .executeTakeFirst();
  return sms && { ...sms, writtenAt: isoTime(sms.writtenAt) };
}

/** A recipient of a message, with the code that is put into the text when it is sent. */
export interface SmsRecipient {
  readonly id: number;
  readonly phone_number: string;
  readonly name: string | null;
  readonly body: string;
  readonly template: string | null;
  /** Null if there is no code, once it has expired, and for the message of a code that a later one has replaced. */
  readonly sealed_code: string | null;
  /** The setting of how characters outside the GSM alphabet are sent, to be parsed by `smsLettersFrom`. */
  readonly letters: unknown;
}

/** The recipients of a message in their order. */
export async function smsRecipients(db: Sql, outgoingSmsId: number): Promise<readonly SmsRecipient[]> {
  const { rows } = await sql<SmsRecipient>`
    select r.id, r.phone_number, r.name, s.body, s.template, ${smsLettersColumn} as letters,
      case when k.expires_at > now() and not exists (
        select from outgoing_sms later where later.disposition_id = s.disposition_id
          and later.template = 'authCode' and later.id > s.id) then k.sealed_code end as sealed_code
    from outgoing_sms s join outgoing_sms_recipients r on r.parent_id = s.id
      left join kiosk_code k on k.disposition_id = s.disposition_id
    where s.id = ${outgoingSmsId} order by r.row_number`.execute(db);
  return rows;
}

/** The id of the message of the last `daysBack` days to which the provider gave this id of its own. */
export async function smsByProviderId(
  db: Sql,
  providerId: string,
  daysBack: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from outgoing_sms s join outgoing_sms_recipients r on r.parent_id = s.id
    where r.provider_id = ${providerId} and s.date > now() - make_interval(days => ${daysBack})
    order by s.id desc limit 1`.execute(db);
  return rows[0]?.id;
}
