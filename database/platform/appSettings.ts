import type { Sql } from '../sql.ts';

/** The value of a setting of the installation; undefined if it is not set. */
export function installationSetting(db: Sql, name: string): Promise<{ readonly value: unknown } | undefined> {
  return db
    .selectFrom('app_setting as s')
    .innerJoin('app_setting_item as i', 'i.id', 's.setting_id')
    .select('s.value')
    .where('i.name', '=', name)
    .where('i.marked_to_delete', '=', false)
    .where('s.marked_to_delete', '=', false)
    .executeTakeFirst();
}
