import { useStore } from 'ra-core';

export const footerThemes = ['default', 'navy', 'accent', 'quiet'] as const;
export type FooterTheme = (typeof footerThemes)[number];

export const menuSides = ['left', 'right'] as const;
export type MenuSide = (typeof menuSides)[number];

export const useFooterTheme = () => useStore<FooterTheme>('layout.footer', 'default');
export const useMenuSide = () => useStore<MenuSide>('layout.menuSide', 'left');
