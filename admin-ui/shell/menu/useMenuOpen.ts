import { useStore } from 'ra-core';
import { useCallback } from 'react';

/** On a phone the menu would leave no room for the screen: there it is opened when it is wanted. */
const hasRoom = (): boolean => matchMedia('(min-width: 600px)').matches;

/** Whether the menu is shown; stored in the browser. */
export function useMenuOpen() {
  return useStore('menu.open', hasRoom());
}

/** Closes the menu on a phone, once something was chosen in it. */
export function useMenuLeft(): () => void {
  const [, setOpen] = useMenuOpen();
  return useCallback(() => {
    if (!hasRoom()) setOpen(false);
  }, [setOpen]);
}
