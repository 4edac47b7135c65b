import { useStore, useStoreContext } from 'ra-core';
import { useCallback } from 'react';
import { afterTabAction, type TabAction, type Tabs } from './tabs.ts';

const storedUnder = 'tabs';
const none: Tabs = [];

/** The tabs of a person at this browser, kept until they close them. */
export const useTabs = (): Tabs => useStore<Tabs>(storedUnder, none)[0];

/** Reads the store at the moment of acting: several views may act before the next drawing. */
export const useTabAct = (): ((action: TabAction) => void) => {
  const store = useStoreContext();
  return useCallback(
    (action) => {
      const before = store.getItem<Tabs>(storedUnder, none);
      store.setItem(storedUnder, afterTabAction(before, action));
    },
    [store],
  );
};
