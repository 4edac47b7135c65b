import { useStore } from 'ra-core';

/** Whether the menu is shown, kept until somebody changes it. */
export const useMenuOpen = () => useStore('menu.open', true);
