import { useStore } from 'ra-core';

/** On a phone the menu would leave no room for the screen: there it is opened when it is wanted. */
const hasRoom = (): boolean => matchMedia('(min-width: 600px)').matches;

/** Whether the menu is shown; stored in the browser. */
export function useMenuOpen() {
  return useStore('menu.open', hasRoom());
}
