import { sql } from 'kysely';
import { smsLetters, type SmsLetters } from '#domain/terminal/gsm7.ts';
import type { Sql } from '../sql.ts';

/** The name of the setting of the installation. */
export const smsLettersSetting = 'smsLetters';

/** The column with the value of the setting, for statements that read a message; null if nobody has set it. */
export const smsLettersColumn = sql`(select s.value from app_setting s join app_setting_item i on i.id = s.setting_id
  where i.name = ${smsLettersSetting} and not i.marked_to_delete and not s.marked_to_delete limit 1)`;

/** How letters outside the GSM alphabet are sent; `plain` unless an administrator has set something else. */
export function smsLettersFrom(value: unknown): SmsLetters {
  return smsLetters.find((letters) => letters === value) ?? 'plain';
}

/** The same for a caller that reads nothing else. */
export async function smsLettersOf(db: Sql): Promise<SmsLetters> {
  const { rows } = await sql<{ letters: unknown }>`select ${smsLettersColumn} as letters`.execute(db);
  return smsLettersFrom(rows[0]?.letters);
}
