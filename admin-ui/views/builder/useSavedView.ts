import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ViewType } from '#domain/platform/view.ts';
import { call } from '../../data/http.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { NamedView } from '../useView.ts';
import { keptOf, type Draft } from './draft.ts';

interface SavedView {
  /** Keeps the draft in this view; where there is none yet, in a first one that is the default. */
  readonly save: (draft: Draft) => Promise<NamedView | undefined>;
  readonly saveAs: (draft: Draft, name: string, isDefault: boolean) => Promise<NamedView | undefined>;
  readonly makeDefault: () => Promise<NamedView | undefined>;
}

const address = '/view_settings';

/** Writes of a view setting; undefined answers mean that it was refused and that this was said. */
export const useSavedView = (
  meta: ObjectMeta,
  viewType: ViewType,
  view: NamedView | undefined,
): SavedView => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();

  const write = async (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
  ): Promise<NamedView | undefined> => {
    try {
      const saved = await call<AnyRecord & NamedView>(path, { method, body });
      await client.invalidateQueries({ queryKey: ['view', meta.name, viewType] });
      notify(text('views.saved'), { type: 'success' });
      return saved;
    } catch (error) {
      notifyError(error);
      return undefined;
    }
  };
  /** What a colleague saved since the draft began is not overwritten unseen. */
  const change = (changes: object) =>
    write('PUT', `${address}/${view?.id}`, { updatedAt: view?.updatedAt, ...changes });
  const create = (draft: Draft, name: string, isDefault: boolean) =>
    write('POST', address, { name, objectId: meta.name, viewType, isDefault, ...keptOf(draft, viewType) });

  return {
    save: (draft) => (view ? change(keptOf(draft, viewType)) : create(draft, meta.title, true)),
    saveAs: create,
    makeDefault: async () => view && (await change({ isDefault: true })),
  };
};
