import { createContext, useContext } from 'react';

const SaveSlot = createContext<HTMLElement | null>(null);

/** The place beside the page's title into which the form puts its buttons, at any depth in the component tree. */
export const SaveSlotProvider = SaveSlot.Provider;

/** The place of the buttons; null until it is drawn. */
export function useSaveSlot(): HTMLElement | null {
  return useContext(SaveSlot);
}

/** The layout of the buttons there. */
export const saveBar = { display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' } as const;
