import { z } from 'zod';
import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import { menuArrangement } from '#domain/platform/menuArrangement.ts';
import { roleKey, roleKeys } from '#domain/platform/roles.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

const invalid = (field: string): FieldError => ({ field, code: 'invalid_value' });

const refuse = (errors: readonly FieldError[]): void => {
  if (errors.length > 0) throw failFields([...errors]);
};

/** A restriction does not name a personal object, which only its owner sees anyway. */
export const accessRestrictionHooks: Hooks = {
  beforeWrite: (draft, _before, { registry }) => {
    const { objectType } = draft;
    if (objectType === undefined) return;
    if (registry.byName(String(objectType)).personal) refuse([invalid('objectType')]);
  },
};

/**
 * A role names each object once, and none that holds copies of other records (`copiesRecords`): only full rights read those. The
 * keys of built-in roles cannot be changed, because the code finds the roles by them.
 */
export const userRoleHooks: Hooks = {
  beforeWrite: (draft, before, { registry }) => {
    if (draft.key !== undefined && !roleKey.safeParse(draft.key).success) refuse([invalid('key')]);
    const builtIn = before && (roleKeys as readonly unknown[]).includes(before.key);
    if (builtIn && draft.key !== undefined && draft.key !== before.key)
      refuse([{ field: 'key', code: 'read_only_field' }]);
    const named = ((draft.objects ?? []) as Draft[]).map(({ objectType }) => String(objectType));
    refuse(
      named.flatMap((name, index) =>
        !registry.byName(name).copiesRecords && named.indexOf(name) === index
          ? []
          : [invalid(`objects[${index}].objectType`)],
      ),
    );
  },
};

const settings = z.record(z.string().max(60), z.unknown()).nullish();

/** Refuses settings of a group that are not values by the names of their items, and a menu that is not an arrangement. */
export const roleGroupHooks: Hooks = {
  beforeWrite: (draft) =>
    refuse([
      ...(settings.safeParse(draft.settings).success ? [] : [invalid('settings')]),
      ...(isMenu(draft.navigation) ? [] : [invalid('navigation')]),
    ]),
};

/** An empty object is accepted, because an unfilled form sends one. */
const isMenu = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  z.strictObject({}).safeParse(value).success ||
  menuArrangement.safeParse(value).success;
