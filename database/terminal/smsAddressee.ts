import { sql } from 'kysely';
import type { Sql } from '../sql.ts';
import { smsLettersColumn } from './smsLetters.ts';

/** The driver who receives messages about a disposition, and the facts the messages mention. */
export interface SmsAddressee {
  readonly number_str: string;
  readonly driver_ticket: string | null;
  readonly vehicle_id: number | null;
  readonly driver_id: number | null;
  readonly phone: string | null;
  readonly driver_name: string | null;
  readonly chosen_language: string | null;
  readonly card_language: string | null;
  /** False if a counterparty of the disposition does not want its drivers to get text messages. */
  readonly wanted: boolean;
  /** How letters outside the GSM alphabet are sent, as the setting is stored; `smsLettersFrom` reads it. */
  readonly letters: unknown;
}

export async function smsAddresseeOf(db: Sql, dispositionId: number): Promise<SmsAddressee | undefined> {
  const { rows } = await sql<SmsAddressee>`
    select d.number_str, d.driver_ticket, d.vehicle_id, d.driver_id, dr.name as driver_name,
      d.driver_language as chosen_language, dr.language as card_language,
      coalesce(nullif(d.driver_phone_number, ''), dr.phone_number) as phone,
      not exists (select 1 from counterparty c
        where c.id in (d.customer_id, d.vendor_id, d.forwarder_id) and not c.send_drivers_sms) as wanted,
      ${smsLettersColumn} as letters
    from disposition d left join driver dr on dr.id = d.driver_id where d.id = ${dispositionId}`.execute(db);
  return rows[0];
}
