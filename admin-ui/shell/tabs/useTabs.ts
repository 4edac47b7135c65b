import { useStore, useStoreContext } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { afterTabAction, type TabAction, type Tabs } from './tabs.ts';
import { titleAt } from './titleAt.ts';

const storedUnder = 'tabs';
const none: Tabs = [];

/** The tabs of a person in this browser, kept until they are closed, with titles in the present language. */
export function useTabs(): Tabs {
  const [stored] = useStore<Tabs>(storedUnder, none);
  const text = useText();
  const language = useLanguage();
  return useMemo(
    () =>
      stored.map((tab) =>
        tab.language === language ? tab : { ...tab, title: titleAt(text, language, tab) ?? tab.title },
      ),
    [stored, text, language],
  );
}

/** Returns a function that applies an action. It reads the store itself, because several views may act before the next render. */
export function useTabAct(): (action: TabAction) => void {
  const store = useStoreContext();
  return useCallback(
    (action) => {
      const before = store.getItem<Tabs>(storedUnder, none);
      store.setItem(storedUnder, afterTabAction(before, action));
    },
    [store],
  );
}
