import { smsLetters, type SmsLetters } from '#domain/terminal/gsm7.ts';
import { installationSetting } from '../platform/appSettings.ts';
import type { Sql } from '../sql.ts';

/** The name of the setting of the installation. */
export const smsLettersSetting = 'smsLetters';

/** How letters outside the GSM alphabet are sent; `plain` unless an administrator has set something else. */
export async function smsLettersOf(db: Sql): Promise<SmsLetters> {
  const setting = await installationSetting(db, smsLettersSetting);
  return smsLetters.find((letters) => letters === setting?.value) ?? 'plain';
}
