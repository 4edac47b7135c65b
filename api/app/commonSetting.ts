import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { installationSetting } from '#database/platform/appSettings.ts';
import { ownRoleGroups } from '#database/platform/ownRoleGroups.ts';

const settings = z.record(z.string(), z.unknown());

/** The setting of a person's role groups, or else of the installation, for when the person has set none. */
export async function commonSetting(
  database: Database,
  userId: number,
  name: string,
): Promise<{ readonly value: unknown } | undefined> {
  for (const group of await ownRoleGroups(database, userId)) {
    const set = settings.safeParse(group.settings);
    if (set.success && Object.hasOwn(set.data, name)) return { value: set.data[name] };
  }
  return installationSetting(database.sql, name);
}
