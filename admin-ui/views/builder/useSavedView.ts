import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { viewSetting } from '#domain/platform/viewSetting.ts';
import type { ViewType } from '#domain/platform/view.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import type { NamedView } from '../useView.ts';
import { storedPartOf, type ViewDraft } from './draft.ts';

interface SavedView {
  /** Saves the draft in this view. If the object has none yet, it creates a first one as the default. */
  readonly save: (draft: ViewDraft) => Promise<NamedView | undefined>;
  readonly saveAs: (draft: ViewDraft, name: string, isDefault: boolean) => Promise<NamedView | undefined>;
  /** Makes this view the default. Does nothing, and resolves to undefined, if the object has no stored view. */
  readonly makeDefault: () => Promise<NamedView | undefined>;
}

/** The calls that save a view setting. They resolve to undefined if the server refused; the reason is then shown. */
export function useSavedView(meta: ObjectMeta, viewType: ViewType, view: NamedView | undefined): SavedView {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();

  const reported = async (saving: Promise<NamedView>): Promise<NamedView | undefined> => {
    try {
      const saved = await saving;
      await client.invalidateQueries({ queryKey: ['view', meta.name, viewType] });
      notify(text('views.saved'), { type: 'success' });
      return saved;
    } catch (error) {
      notifyError(error);
      return undefined;
    }
  };
  /** Sends the version on which the draft is based, so that the server does not overwrite what a colleague saved since. */
  const change = ({ id, updatedAt }: NamedView, changes: object) =>
    reported(recordCalls.write(viewSetting, id, { updatedAt, ...changes }));
  const create = (draft: ViewDraft, name: string, isDefault: boolean) =>
    reported(
      recordCalls.create(viewSetting, {
        name,
        objectId: meta.name,
        viewType,
        isDefault,
        ...storedPartOf(draft, viewType),
      }),
    );

  return {
    save: (draft) => (view ? change(view, storedPartOf(draft, viewType)) : create(draft, meta.title, true)),
    saveAs: create,
    makeDefault: async () => view && (await change(view, { isDefault: true })),
  };
}
