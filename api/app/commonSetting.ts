import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { ownRoleGroups } from './ownRoleGroups.ts';

const settings = z.record(z.string(), z.unknown());

/** What somebody's role groups, or else the installation, have set where they have set nothing themselves. */
export const commonSetting = async (
  database: Database,
  userId: number,
  name: string,
): Promise<{ readonly value: unknown } | undefined> => {
  for (const group of await ownRoleGroups(database, userId)) {
    const set = settings.safeParse(group.settings);
    if (set.success && Object.hasOwn(set.data, name)) return { value: set.data[name] };
  }
  const { rows } = await sql<{ value: unknown }>`
    select s.value from app_setting s join app_setting_item i on i.id = s.setting_id
    where i.name = ${name} and not i.marked_to_delete and not s.marked_to_delete`.execute(database.sql);
  return rows[0];
};
