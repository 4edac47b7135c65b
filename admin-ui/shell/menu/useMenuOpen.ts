import { useStore } from 'ra-core';
import { useCallback } from 'react';

/** On a phone the menu would leave no room for the screen: there it is opened when it is wanted. */
const hasRoom = (): boolean => matchMedia('(min-width: 600px)').matches;

/** Whether the menu is shown; stored in the browser. */
export function useMenuOpen() {
  return useStore('menu.open', hasRoom());
}

/** @returns closes the menu on a phone, to be called when something was chosen in it */
export function useMenuClosing(): () => void {
  const [, setOpen] = useMenuOpen();
  return useCallback(() => {
    if (!hasRoom()) setOpen(false);
  }, [setOpen]);
}
