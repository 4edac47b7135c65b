import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { registry } from '#domain/objects.ts';
import type { KeptView, SavedFilter, View, ViewItem, ViewToolbar, ViewType } from '#domain/platform/view.ts';
import { resolveView } from '#domain/platform/viewResolution.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** A view that an administrator made, to choose from. */
export interface NamedView {
  readonly id: number;
  readonly name: string;
  readonly title: string | null;
  readonly isDefault: boolean;
  readonly updatedAt?: string;
}

interface StandingView {
  readonly viewSetting: (KeptView & NamedView) | null;
  readonly userViewSetting: KeptView | null;
  readonly views: readonly NamedView[];
}

/** What a person changes in a view for themselves; null takes it back. */
export interface ViewChanges {
  readonly items?: readonly ViewItem[] | null;
  readonly filters?: readonly SavedFilter[] | null;
  readonly toolbar?: ViewToolbar | null;
}

export interface ViewInUse {
  /** Undefined until it is known. */
  readonly view: View | undefined;
  /** What the person has changed themselves, as it is kept. */
  readonly own: KeptView | null;
  /** The administrator's views of this object, the default one first. */
  readonly views: readonly NamedView[];
  readonly error: Error | null;
  /** Keeps the person's changes on the server; shown at once. */
  readonly save: (changes: ViewChanges) => void;
  /** Takes back columns, order and widths; the person's own filters stay. */
  readonly reset: () => void;
}

const keyOf = (objectName: string | undefined, viewType: ViewType) => ['view', objectName, viewType] as const;

const usuallyMs = 300_000;

/** The administrator's view and the person's changes in it, as the server keeps them; asked again when one changes. */
export const useStandingView = (objectName: string | undefined, viewType: ViewType, viewId?: number) => {
  const path = `/app/views/${objectName}/${viewType}`;
  const queryKey = [...keyOf(objectName, viewType), viewId ?? null];
  useRefetchOnChange(['viewSetting'], keyOf(objectName, viewType));
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<StandingView>(path, { query: { view: viewId }, signal }),
    enabled: objectName !== undefined && registry.has(objectName),
    staleTime: usuallyMs,
  });
  return { data, error, queryKey, path };
};

/**
 * The view of an object as the signed-in person sees it: the declaration's own, laid out by an administrator (`viewId`
 * chooses another than the default one), changed by the person. A change by an administrator arrives by itself.
 */
export const useView = (objectName: string | undefined, viewType: ViewType, viewId?: number): ViewInUse => {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: meta } = useObjectMeta(objectName);
  const { data, error, queryKey, path } = useStandingView(objectName, viewType, viewId);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // One after another: each holds all the columns, and the last that the server hears is what stays.
    scope: { id: queryKey.join(' ') },
    mutationFn: (changes: ViewChanges) =>
      call<StandingView>(path, { method: 'PUT', body: { ...changes, ...(viewId ? { view: viewId } : {}) } }),
    onMutate: (changes) => foresee(client, queryKey, changes),
    onSuccess: (answer) => {
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) client.setQueryData(queryKey, answer);
    },
    onError: (failed) => {
      void client.invalidateQueries({ queryKey });
      notifyError(failed);
    },
  });

  const parameters = meta?.fields.find(({ name }) => name === 'additional')?.children;
  const view = useMemo(
    () =>
      data && objectName && meta
        ? resolveView({
            registry,
            declaration: registry.byName(objectName),
            viewType,
            viewSetting: data.viewSetting,
            userViewSetting: data.userViewSetting,
            parameters: (parameters ?? []).map(({ name }) => name),
          })
        : undefined,
    [data, objectName, meta, viewType, parameters],
  );
  const save = useCallback((changes: ViewChanges) => mutate(changes), [mutate]);
  const reset = useCallback(() => mutate({ items: null, toolbar: null }), [mutate]);
  return { view, own: data?.userViewSetting ?? null, views: data?.views ?? [], error, save, reset };
};

/** A column that was moved stands there at once, before the server has said so. */
const foresee = async (
  client: QueryClient,
  queryKey: readonly unknown[],
  changes: ViewChanges,
): Promise<void> => {
  await client.cancelQueries({ queryKey });
  client.setQueryData<StandingView>(
    queryKey,
    (standing) => standing && { ...standing, userViewSetting: { ...standing.userViewSetting, ...changes } },
  );
};
