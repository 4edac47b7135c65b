import { sql } from 'kysely';
import { smsLetters, type SmsLetters } from '#domain/terminal/gsm7.ts';
import type { Sql } from '../sql.ts';

/** The name of what is set for the installation. */
export const smsLettersSetting = 'smsLetters';

/** How letters go out that the GSM alphabet does not know; `plain` until an administrator has set something else. */
export const smsLettersOf = async (db: Sql): Promise<SmsLetters> => {
  const { rows } = await sql<{ value: unknown }>`
    select s.value from app_setting s join app_setting_item i on i.id = s.setting_id
    where i.name = ${smsLettersSetting} and not i.marked_to_delete and not s.marked_to_delete`.execute(db);
  return smsLetters.find((letters) => letters === rows[0]?.value) ?? 'plain';
};
