import { useStore } from 'ra-core';
import { useCallback } from 'react';

/** On a phone the menu would leave no room for the screen, so there it is closed at first. */
const hasRoom = (): boolean => matchMedia('(min-width: 600px)').matches;

/** Whether the menu is shown; stored in the browser. */
export function useMenuOpen() {
  return useStore('menu.open', hasRoom());
}

/** @returns a function that closes the menu on a phone; it is called when something was chosen in the menu */
export function useMenuClosing(): () => void {
  const [, setOpen] = useMenuOpen();
  return useCallback(() => {
    if (!hasRoom()) setOpen(false);
  }, [setOpen]);
}
