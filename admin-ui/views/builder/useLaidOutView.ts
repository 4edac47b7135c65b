import { useMemo } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import type { View } from '#domain/platform/view.ts';
import { resolveView } from '#domain/platform/viewResolution.ts';
import { useStoredView, type NamedView } from '../useView.ts';
import type { Builder } from './BuilderContext.ts';

interface LaidOutView {
  readonly view: View;
  /** Undefined if the view is that of the declaration. */
  readonly namedView: NamedView | undefined;
  /** All views that administrators have stored for the object. */
  readonly views: readonly NamedView[];
}

/**
 * The view as administrators laid it out, without the person's own changes.
 * @param viewId the stored view to use; the default one if undefined
 */
export function useLaidOutView(
  meta: ObjectMeta | undefined,
  viewType: Builder['viewType'],
  viewId: number | undefined,
): { laidOut: LaidOutView | undefined; error: Error | null } {
  const { data, error } = useStoredView(meta?.name, viewType, viewId);
  const laidOut = useMemo(() => {
    if (!meta || !data) return undefined;
    // The fields that administrators have added are under the field `additional`.
    const parameters = meta.fields.find(({ name }) => name === 'additional')?.children ?? [];
    const view = resolveView({
      registry,
      declaration: registry.byName(meta.name),
      viewType,
      viewSetting: data.viewSetting,
      parameters: parameters.map(({ name }) => name),
    });
    return { view, namedView: data.viewSetting ?? undefined, views: data.views };
  }, [meta, data, viewType]);
  return { laidOut, error };
}
