import type { Fields } from '../kernel/field.ts';
import { idKey, isObject } from '../kernel/record.ts';
import { readsStaffFields } from './access.rules.ts';
import type { Actor } from './actor.ts';

type Values = Readonly<Record<string, unknown>>;

/** The values of a record, stored or sent, without the fields and cells that the actor may not read. */
export function withoutStaffFields(actor: Actor, fields: Fields, values: Values): Values {
  if (readsStaffFields(actor)) return values;
  const readable: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.type === 'rows') {
      if (Array.isArray(value))
        readable[name] = value.map((row: unknown) =>
          isObject(row) ? withoutStaffFields(actor, field.fields, row) : row,
        );
    } else if (field.staffOnly) {
      delete readable[name];
      delete readable[idKey(name)];
    }
  }
  return readable;
}
