import { useCallback } from 'react';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { forgetDraftsAt } from '../parts/drafts.ts';
import { formOnScreen } from '../parts/saver.ts';

/** Asks what to do with unsaved work; resolves to whether its tab may be closed. */
export function useAskAboutDraft(): (path: string) => Promise<boolean> {
  const text = useText();
  const ask = useAsk();
  return useCallback(
    async (path) => {
      const save = formOnScreen(path)?.save;
      const words = { no: text('unsaved.stay') };
      const discard = text('unsaved.discard');
      const consent = await ask(
        save
          ? {
              text: text('unsaved.ask'),
              words: { ...words, yes: text('common.saveAndClose'), other: discard },
              danger: false,
            }
          : { text: text('unsaved.ask'), words: { ...words, yes: discard }, danger: true },
      );
      if (!consent) return false;
      if (save && !consent.other && !(await save())) return false;
      forgetDraftsAt(path);
      return true;
    },
    [ask, text],
  );
}
