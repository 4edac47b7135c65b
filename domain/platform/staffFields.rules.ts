import type { Field, Fields } from '../kernel/field.ts';
import { idKey } from '../kernel/record.ts';
import { readsStaffFields } from './access.rules.ts';
import type { Actor } from './actor.ts';
import type { VersionData } from './versionValues.rules.ts';

/** Whether the field is for staff, and the actor is not. */
export function isForStaffOnly(actor: Actor, field: Field): boolean {
  return field.type !== 'rows' && field.staffOnly === true && !readsStaffFields(actor);
}

/** The stored data of a record without the fields and cells that the actor may not read. */
export function withoutStaffFields(actor: Actor, fields: Fields, data: VersionData): VersionData {
  if (readsStaffFields(actor)) return data;
  const shown: Record<string, unknown> = { ...data };
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (field.type === 'rows' && Array.isArray(value))
      shown[name] = (value as VersionData[]).map((row) => withoutStaffFields(actor, field.fields, row));
    if (!isForStaffOnly(actor, field)) continue;
    delete shown[name];
    delete shown[idKey(name)];
  }
  return shown;
}
