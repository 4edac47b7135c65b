import { sql } from 'kysely';
import { failFields } from '#domain/kernel/fail.ts';
import type { ViewType } from '#domain/platform/view.ts';
import { viewFaults } from '#domain/platform/viewFaults.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { laterUpdatedAt } from '../laterUpdatedAt.ts';
import { waitForTurn } from '../transaction.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';

const checkedFields = ['items', 'filters', 'toolbar', 'objectId', 'viewType'] as const;

/**
 * Refuses a view with unknown fields, or with conditions that a field does not support. A view that is of no object, or of the
 * type `other`, has no fields to compare with (`place` is undefined): then only the shape of its JSON is checked.
 */
const checkView = (draft: Draft, before: Draft | undefined, registry: Registry): void => {
  if (!checkedFields.some((name) => name in draft)) return;
  const view = { ...before, ...draft };
  const objectId = view.objectId as string | null;
  const viewType = view.viewType as ViewType;
  const place =
    objectId && viewType !== 'other'
      ? { registry, declaration: registry.byName(objectId), viewType }
      : undefined;
  const faults = viewFaults(view, place);
  if (faults.length > 0) throw failFields(faults);
};

/** An object has one default view of each type: a new default replaces the previous one. */
export const viewSettingHooks: Hooks = {
  beforeWrite: (draft, before, { registry }) => checkView(draft, before, registry),
  afterWrite: async (view, _before, { tx }) => {
    if (!view.isDefault || !view.objectId || view.markedToDelete) return;
    const { objectId, viewType } = view;
    await waitForTurn(tx, `viewSetting ${String(objectId)} ${String(viewType)}`);
    const { rows } = await sql<{ id: number }>`
      update view_setting set is_default = false,
        ${laterUpdatedAt('view_setting')}
      where object_id = ${objectId} and view_type = ${viewType} and is_default and id <> ${view.id}
      returning id`.execute(tx.sql);
    for (const { id } of rows) await tx.announce('viewSetting', id);
  },
};

/** A user's own changes of a view are checked in the same way. */
export const userViewSettingHooks: Hooks = {
  beforeWrite: (draft, before, { registry }) => checkView(draft, before, registry),
};
