import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { fail, failFields, type FieldError } from '#domain/kernel/fail.ts';
import { idKey, type AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Draft } from './hooks.ts';

/** Refuses whoever may not change this object at all. */
export const mustModify = (actor: Actor, declaration: Declaration): void => {
  if (!may(actor, 'modify', declaration)) throw fail('no_access', { object: declaration.name });
  if (declaration.writtenBy && !actor.system)
    throw fail('owned_by_workflow', { object: declaration.name, owner: declaration.writtenBy });
};

/**
 * Takes read-only fields out of what a caller sent. Sending back what already stands there is how forms
 * work and is no offence; another value is refused by name, so that nobody believes it was saved.
 */
export const withoutReadOnly = (
  actor: Actor,
  declaration: Declaration,
  draft: Draft,
  before: AnyRecord | undefined,
): Draft => {
  if (actor.system) return draft;
  const kept: Draft = {};
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(draft)) {
    const field = fieldsOf(declaration)[name];
    if (!field?.readOnly) {
      kept[name] = value;
      continue;
    }
    const standing = before
      ? before[field.type === 'reference' ? idKey(name) : name]
      : 'default' in field
        ? field.default
        : null;
    const blank = value === null || value === undefined;
    if (!blank && before && !same(value, standing) && !(name in concurrencyFields))
      errors.push({ field: name, code: 'read_only_field' });
    if (!before && 'default' in field) kept[name] = field.default;
  }
  if (errors.length > 0) throw failFields(errors);
  return kept;
};

/** Compared on their own, to tell whether the record was changed meanwhile. */
const concurrencyFields = { updatedAt: true };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
