import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { AnswerAt, WishAt } from '#domain/contracts.ts';
import { registry } from '#domain/objects.ts';
import type { KeptView, View, ViewType } from '#domain/platform/view.ts';
import { resolveView } from '#domain/platform/viewResolution.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** One of the administrator's views. */
export interface NamedView {
  readonly id: number;
  readonly name: string;
  readonly title: string | null;
  readonly isDefault: boolean;
  readonly updatedAt?: string;
}

type StoredView = AnswerAt<'GET /app/views/:objectId/:viewType'>;

/** A person's own changes of a view; null resets a part. */
export type ViewChanges = Omit<NonNullable<WishAt<'PUT /app/views/:objectId/:viewType'>['body']>, 'view'>;

export interface ViewInUse {
  /** Undefined until it is loaded. */
  readonly view: View | undefined;
  /** The person's own changes as stored. */
  readonly own: KeptView | null;
  /** The administrator's views of this object, the default first. */
  readonly views: readonly NamedView[];
  readonly error: Error | null;
  /** Saves the person's changes on the server; they are shown immediately. */
  readonly save: (changes: ViewChanges) => void;
  /** Resets columns with their order and widths, quick filters, sorting, page size and sections; saved filters are kept. */
  readonly reset: () => void;
}

/** The beginning of the query keys of all views of an object; the id of a view follows. */
const keyOf = (objectName: string | undefined, viewType: ViewType) => ['view', objectName, viewType] as const;

/** A view is read again at once when an administrator changes it, so otherwise it need not be read often. */
const staleMs = 300_000;

/** The administrator's view and the person's changes of it from the server, read again when an administrator changes a view. */
export function useStoredView(objectName: string | undefined, viewType: ViewType, viewId?: number) {
  const params = { objectId: objectName ?? '', viewType };
  const queryKey = [...keyOf(objectName, viewType), viewId ?? null];
  useRefetchOnChange(['viewSetting'], keyOf(objectName, viewType));
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi('GET /app/views/:objectId/:viewType', { params, query: { view: viewId }, signal }),
    enabled: objectName !== undefined && registry.has(objectName),
    staleTime: staleMs,
  });
  return { data, error, queryKey, params };
}

/**
 * The view of an object for the signed-in person. It is the view of the declaration, changed by an administrator, then by the
 * person. It is read again when an administrator changes it.
 * @param viewId the administrator's view to use; the default one if absent
 */
export function useView(objectName: string | undefined, viewType: ViewType, viewId?: number): ViewInUse {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: meta } = useObjectMeta(objectName);
  const { data, error, queryKey, params } = useStoredView(objectName, viewType, viewId);
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // Saves run one after another, because each contains all columns and the last one must win.
    scope: { id: queryKey.join(' ') },
    mutationFn: (changes: ViewChanges) =>
      callApi('PUT /app/views/:objectId/:viewType', {
        params,
        body: { ...changes, ...(viewId ? { view: viewId } : {}) },
      }),
    onMutate: (changes) => showAtOnce(client, queryKey, changes),
    onSuccess: (answer) => {
      // `isMutating` still counts this save. If a later save is under way, this answer is not shown, because it would undo the
      // later one on screen.
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      if (isLast) client.setQueryData(queryKey, answer);
    },
    onError: (failure) => {
      void client.invalidateQueries({ queryKey });
      notifyError(failure);
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
}

/** Shows the changes immediately, such as a moved column, before the server has answered. */
const showAtOnce = async (
  client: QueryClient,
  queryKey: readonly unknown[],
  changes: ViewChanges,
): Promise<void> => {
  await client.cancelQueries({ queryKey });
  client.setQueryData<StoredView>(
    queryKey,
    (stored) =>
      stored && {
        ...stored,
        userViewSetting: { ...stored.userViewSetting, ...changes } as StoredView['userViewSetting'],
      },
  );
};
