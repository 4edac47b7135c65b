import type { Fields } from '../kernel/field.ts';
import { idKey } from '../kernel/record.ts';
import { readsStaffFields } from './access.rules.ts';
import type { Actor } from './actor.ts';
import type { VersionData } from './versionValues.rules.ts';

/** The stored data of a record without the fields and cells that the actor may not read. */
export function withoutStaffFields(actor: Actor, fields: Fields, data: VersionData): VersionData {
  if (readsStaffFields(actor)) return data;
  const shown: Record<string, unknown> = { ...data };
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (field.type === 'rows' && Array.isArray(value))
      shown[name] = (value as VersionData[]).map((row) => withoutStaffFields(actor, field.fields, row));
    if (field.type === 'rows' || !field.staffOnly) continue;
    delete shown[name];
    delete shown[idKey(name)];
  }
  return shown;
}
