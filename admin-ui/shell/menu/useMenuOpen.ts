import { useStore } from 'ra-core';

/** Whether the menu is shown; stored in the browser. */
export function useMenuOpen() {
  return useStore('menu.open', true);
}
